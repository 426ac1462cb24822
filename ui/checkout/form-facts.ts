import { type DeliveryFormValues, orderFields } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { t } from './t'
import type { DocketFactEntry } from './DocketFacts'

const labelOf = (deliveryId: DeliveryId, field: (typeof orderFields)[number]): string =>
  field === 'recipient' && isStoreDelivery(deliveryId) ? t('order.collected.recipient') : t(`order.fact.${field}`)

/** What the user filled in for a delivery; empty fields are left out. */
export const formFacts = (deliveryId: DeliveryId, values: DeliveryFormValues): readonly DocketFactEntry[] =>
  orderFields.flatMap((field) => {
    const value = values[field]?.trim() ?? ''
    return value === '' ? [] : [{ label: labelOf(deliveryId, field), value }]
  })
