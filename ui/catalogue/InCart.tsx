import { Icon } from '../components/Icon'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import styles from './InCart.module.css'

/** The quantity that is already in the cart. Its column has no room for the unit, which stands with the stock too. */
export const InCart = ({ quantity, unit }: { quantity: number; unit: string }) => {
  const number = formatQuantity(quantity)
  return (
    <span className={styles.mark}>
      <Icon name="cart" size={14} />
      <span aria-hidden="true">{number}</span>
      <span className="visually-hidden">
        {t('catalogue.amount', { quantity: number, unit })} {t('catalogue.inCart')}
      </span>
    </span>
  )
}
