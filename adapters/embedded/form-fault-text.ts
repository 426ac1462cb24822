import type { AddressFieldFault } from '#domain/address/written-address'
import { absurdCase } from '#domain/kernel/decider'

/** What a service answers for a fault of a form's field, an address's among these. */
export const formFaultText = (fault: AddressFieldFault): string => {
  switch (fault.tag) {
    case 'Required':
      return 'Fyll i uppgiften'
    case 'TooShort':
      return `Minst ${fault.min} tecken`
    case 'TooLong':
      return `Får ha högst ${fault.max} tecken`
    case 'NotAPhoneNumber':
      return 'Ska vara ett telefonnummer'
    case 'NotAPostalCode':
      return 'Ska vara ett postnummer med fem siffror'
    case 'HasCountryLetters':
      return `Ska vara ett postnummer utan landets bokstäver: ${fault.zipCode}`
    case 'NotOfAland':
      return 'Ska vara ett postnummer på Åland, som börjar med 22'
    case 'Rejected':
      return fault.errorMessage
    default:
      return absurdCase(fault)
  }
}
