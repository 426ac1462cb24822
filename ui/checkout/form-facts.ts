import { type DeliveryFormValues, orderFields } from '#domain/checkout/checkout'
import { deliveryCode } from '#domain/delivery/delivery-code'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { t } from './t'
import type { DocketFactEntry } from './DocketFacts'
import { serviceName } from './delivery-services'

const labelOf = (deliveryId: DeliveryId, field: (typeof orderFields)[number]): string =>
  field === 'recipient' && isStoreDelivery(deliveryId) ? t('order.collected.recipient') : t(`order.fact.${field}`)

/** What the user filled in for a delivery; empty fields are left out. */
export const formFacts = (deliveryId: DeliveryId, values: DeliveryFormValues): readonly DocketFactEntry[] =>
  orderFields.flatMap((field) => {
    const value = values[field]?.trim() ?? ''
    if (value === '') return []
    return [{ label: labelOf(deliveryId, field), value: field === 'service' ? serviceName(value) : value }]
  })

/** The code by which the delivery is known at the counter and on its papers (DELIVERY-26 to DELIVERY-29). */
export const codeFacts = (deliveryId: DeliveryId, day: CalendarDate | undefined): readonly DocketFactEntry[] => {
  const code = deliveryCode(deliveryId, day)
  return code === undefined ? [] : [{ label: t('order.fact.code'), value: code }]
}
