import { deliveryForm, type FilledForms } from '#domain/checkout/delivery-form'
import { filledFault, type FilledField, type FormFault } from '#domain/checkout/form-field'
import type { OrderField } from '#domain/checkout/checkout'
import { addressFaults, type AddressField } from '#domain/address/written-address'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { t } from '../t'

/** `destination` is the choice of an address. */
export type FormFieldName = OrderField | AddressField | 'destination'

/** A field in the forms of all deliveries. */
export interface FieldAddress {
  readonly deliveryId: DeliveryId
  readonly field: FormFieldName
}

/** The id of a field in the document. */
export const fieldId = ({ deliveryId, field }: FieldAddress): string => `${deliveryId}-${field}`

/** The fault of a field and how to correct it, in words; undefined without a fault. */
export const faultTextOf = (deliveryId: DeliveryId, field: FilledField<OrderField>): string | undefined => {
  const fault = filledFault(field)
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
    case 'NotAPostalCode':
      return t('address.postalCode')
    case 'Rejected':
      return fault.errorMessage === '' ? t('order.rejected') : fault.errorMessage
  }
}

const destinationFaults = (
  deliveryId: DeliveryId,
  { destinations, toAddress }: Pick<FilledForms, 'destinations' | 'toAddress'>,
): readonly FormFieldName[] => {
  if (!toAddress.includes(deliveryId)) return []
  const destination = destinations[deliveryId]
  if (destination === undefined) return ['destination']
  return destination.tag === 'Chosen' ? [] : addressFaults(destination.values).map(({ field }) => field)
}

/** The fields of a delivery that block the order, in the order of the form. */
export const faultyFields = (deliveryId: DeliveryId, filled: FilledForms): readonly FieldAddress[] =>
  [
    ...destinationFaults(deliveryId, filled),
    ...deliveryForm(deliveryId, filled, undefined).fields.flatMap((field) =>
      filledFault(field) === undefined ? [] : [field.name],
    ),
  ].map((field) => ({ deliveryId, field }))
