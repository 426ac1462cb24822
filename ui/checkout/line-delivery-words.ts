import type { LineDelivery } from '#domain/checkout/late-lines'
import { absurdCase } from '#domain/kernel/decider'
import { daysWording } from '../components/stock-wording'
import { formatDay, formatQuantity } from '../texts/format'
import { t } from './t'

/** When a line is sent, each part of it in words. */
export const lineDeliveryWords = (delivery: LineDelivery, unit: string): readonly string[] => {
  switch (delivery.tag) {
    case 'OnDay':
      return [formatDay(delivery.day)]
    case 'InParts':
      return [
        t('order.day.part', { quantity: formatQuantity(delivery.sent), unit, day: formatDay(delivery.day) }),
        delivery.restDay === undefined
          ? t('order.day.restLater')
          : t('order.day.rest', { day: formatDay(delivery.restDay) }),
      ]
    case 'AfterOrder':
      return [daysWording(delivery.leadTime)]
    case 'Unknown':
      return [t('order.day.unknown')]
    default:
      return absurdCase(delivery)
  }
}
