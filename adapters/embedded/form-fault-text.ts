import type { FormFault } from '#domain/checkout/form-field'
import { absurdCase } from '#domain/kernel/decider'

/** What a service answers for a fault of a form's field. */
export const formFaultText = (fault: FormFault): string => {
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
    case 'Rejected':
      return fault.errorMessage
    default:
      return absurdCase(fault)
  }
}
