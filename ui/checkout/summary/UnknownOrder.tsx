import type { Placing } from '#domain/checkout/checkout'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { SaveLogButton } from '../../help/SaveLogButton'
import { useMay } from '../../shop/permissions'
import { useShopCommand } from '../../shop/ShopContext'
import { formatInstant, formatMoney } from '../../texts/format'
import { t } from '../t'
import styles from './UnknownOrder.module.css'

type Unknown = Extract<Placing, { tag: 'Unknown' }>

/**
 * The answer to the order was lost. It is unknown whether the order was placed, so it must not be sent again. The shop
 * enquires about it by itself; the button does so now.
 */
export const UnknownOrder = ({ placing: { at, intent, enquiring } }: { placing: Unknown }) => {
  const command = useShopCommand()
  const hidePrices = !useMay('seePrices')
  return (
    <section className={styles.unknown} role="alert">
      <Icon name="warning" size={22} />
      <div>
        <h2>{t('summary.unknown.title')}</h2>
        <p>
          <strong>
            {t('summary.unknown.which', {
              at: formatInstant(at),
              // After a log-out the sum is forgotten.
              ...(hidePrices || intent.lines.length === 0 ? {} : { amount: formatMoney(intent.total) }),
            })}
          </strong>
        </p>
        <p>{t('summary.unknown.text')}</p>
        <output>{enquiring ? t('summary.unknown.enquiring') : ''}</output>
        <div className={styles.ways}>
          <Button
            variant="secondary"
            busy={enquiring}
            aria-disabled={enquiring || undefined}
            onClick={() => {
              if (!enquiring) command((shop) => shop.checkout.enquireOrder())
            }}
          >
            {t('summary.unknown.enquire')}
          </Button>
          <SaveLogButton />
        </div>
      </div>
    </section>
  )
}
