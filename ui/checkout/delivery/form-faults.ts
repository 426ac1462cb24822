import { fieldFault, formFields } from '#domain/checkout/delivery-form'
import type { FormFault, FormField } from '#domain/checkout/delivery-form'
import type { DeliveryFormValues, OrderField } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { t } from '../t'

/** A field in the forms of all deliveries. */
export interface FieldAddress {
  readonly deliveryId: DeliveryId
  readonly field: OrderField
}

/** The id of a field in the document. */
export const fieldId = ({ deliveryId, field }: FieldAddress): string => `${deliveryId}-${field}`

/** The fault of a field and how to correct it, in words; undefined without a fault. */
export const faultTextOf = (
  deliveryId: DeliveryId,
  field: FormField,
  value: string | undefined,
): string | undefined => {
  const fault = fieldFault(field, value)
  return fault === undefined ? undefined : faultText(fault, field.name, isStoreDelivery(deliveryId))
}

const faultText = (fault: FormFault, field: OrderField, inStore: boolean): string => {
  switch (fault.tag) {
    case 'Required':
      return t(field === 'recipient' && inStore ? 'order.missing.collector' : `order.missing.${field}`)
    case 'TooShort':
      // What a number looks like helps more than how long it is.
      return field === 'mobile' ? t('order.phoneNumber') : t('order.minCharacters', { min: fault.min })
    case 'TooLong':
      return t('order.maxCharacters', { max: fault.max })
    case 'NotAPhoneNumber':
      return t('order.phoneNumber')
  }
}

/** The fields of a delivery that block the order, in the order of the form. */
export const faultyFields = (deliveryId: DeliveryId, values: DeliveryFormValues | undefined): readonly FieldAddress[] =>
  formFields(deliveryId)
    .filter((field) => fieldFault(field, values?.[field.name]) !== undefined)
    .map((field) => ({ deliveryId, field: field.name }))
