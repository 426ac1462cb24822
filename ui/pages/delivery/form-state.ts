import { fieldFault, formFields } from '#domain/checkout/delivery-form'
import type { FormField } from '#domain/checkout/delivery-form'
import type { DeliveryFormValues, OrderField } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { t, textOf } from '../../texts/t'

/** Name and place of a field in the forms of all deliveries. */
export interface FieldAddress {
  readonly deliveryId: DeliveryId
  readonly field: OrderField
}

export const fieldId = ({ deliveryId, field }: FieldAddress): string => `${deliveryId}-${field}`

/** What is wrong with a field, in words that say how to mend it; undefined when nothing is. */
export const faultTextOf = (
  deliveryId: DeliveryId,
  field: FormField,
  value: string | undefined,
): string | undefined => {
  const fault = fieldFault(field, value)
  if (fault === undefined) return undefined
  if (fault.key !== 'order.required') return textOf(fault.key, fault.params)
  if (field.name === 'recipient' && isStoreDelivery(deliveryId)) return t('order.missing.collector')
  return textOf(`order.missing.${field.name}`)
}

/** The fields of a delivery that hold the order back, in the order in which they stand. */
export const faultyFields = (deliveryId: DeliveryId, values: DeliveryFormValues | undefined): readonly FieldAddress[] =>
  formFields(deliveryId)
    .filter((field) => fieldFault(field, values?.[field.name]) !== undefined)
    .map((field) => ({ deliveryId, field: field.name }))
