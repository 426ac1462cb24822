import { Icon } from '../components/Icon'
import { formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import styles from './InCart.module.css'

/** The quantity that is already in the cart. */
export const InCart = ({ quantity, unit }: { quantity: number; unit: string }) => (
  <span className={styles.mark}>
    <Icon name="cart" size={14} />
    <span>
      {t('catalogue.amount', { quantity: formatQuantity(quantity), unit })}
      <span className="visually-hidden"> {t('catalogue.inCart')}</span>
    </span>
  </span>
)
