import type { AddressEntryField } from '#domain/address/address-entry'
import type { FormFault } from '#domain/checkout/form-field'
import { t } from './t'

/** The fault of a field of a written address and how to correct it, in words. */
export const addressFaultText = (fault: FormFault, field: AddressEntryField): string => {
  switch (fault.tag) {
    case 'Required':
      return t(`address.missing.${field}`)
    case 'TooShort':
      return t('order.minCharacters', { min: fault.min })
    case 'TooLong':
      return t('order.maxCharacters', { max: fault.max })
    case 'NotAPhoneNumber':
      return t('order.phoneNumber')
    case 'NotAPostalCode':
      return t('address.postalCode')
    case 'Rejected':
      return fault.errorMessage
  }
}
