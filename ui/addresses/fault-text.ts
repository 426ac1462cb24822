import type { AddressEntryField } from '#domain/address/address-entry'
import type { AddressFieldFault } from '#domain/address/written-address'
import { spacedZipCode } from '#domain/address/zip-code'
import { t } from './t'

/** The fault of a field of a written address and how to correct it, in words. */
export const addressFaultText = (fault: AddressFieldFault, field: AddressEntryField): string => {
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
    case 'HasCountryLetters':
      return t('address.postalCode.letters', { zipCode: spacedZipCode(fault.zipCode) })
    case 'NotOfAland':
      return t('address.postalCode.aland')
    case 'Rejected':
      return fault.errorMessage
  }
}
