import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { SaveLogButton } from '../../help/SaveLogButton'
import { useShopCommand } from '../../shop/ShopContext'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

/** The answer to the order was lost. It is unknown whether the order was placed, so it must not be sent again. */
export const UnknownOrder = ({ enquiring }: { enquiring: boolean }) => {
  const command = useShopCommand()
  return (
    <section className={styles.unknown} role="alert">
      <Icon name="warning" size={22} />
      <div>
        <h2>{t('summary.unknown.title')}</h2>
        <p>{t('summary.unknown.text')}</p>
        <output>{enquiring ? t('summary.unknown.enquiring') : ''}</output>
        <Button
          variant="secondary"
          busy={enquiring}
          aria-disabled={enquiring || undefined}
          onClick={() => {
            if (!enquiring) command((shop) => shop.checkout.enquireOrder())
          }}
        >
          {t('summary.unknown.enquire')}
        </Button>{' '}
        <SaveLogButton />
      </div>
    </section>
  )
}
