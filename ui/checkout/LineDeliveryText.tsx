import type { LineDelivery } from '#domain/checkout/late-lines'
import { absurdCase } from '#domain/kernel/decider'
import { daysWording } from '../components/stock-wording'
import { formatDay, formatQuantity } from '../texts/format'
import styles from './LineDeliveryText.module.css'
import { t } from './t'

/** When a line is sent, in words. */
export const LineDeliveryText = ({ delivery, unit }: { delivery: LineDelivery; unit: string }) => {
  switch (delivery.tag) {
    case 'OnDay':
      return formatDay(delivery.day)
    case 'InParts':
      return (
        <>
          <span className={styles.part}>
            {t('order.day.part', { quantity: formatQuantity(delivery.sent), unit, day: formatDay(delivery.day) })}
          </span>
          <span className={styles.part}>
            {delivery.restDay === undefined
              ? t('order.day.restLater')
              : t('order.day.rest', { day: formatDay(delivery.restDay) })}
          </span>
        </>
      )
    case 'AfterOrder':
      return daysWording(delivery.leadTime)
    case 'Unknown':
      return t('order.day.unknown')
    default:
      return absurdCase(delivery)
  }
}
