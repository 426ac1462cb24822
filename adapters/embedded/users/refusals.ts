import type { UserFault, UserFormFault } from '#domain/users/user-details'
import type { ManagingRefusal } from '#domain/users/managing'
import { absurdCase } from '#domain/kernel/decider'
import { formFaultText } from '../form-fault-text'
import { notFound, type RequestFailure } from '../request-failure'

/** A user without an admin's role asks for other users (PERM-07). */
export const noAdmin: RequestFailure = {
  status: 403,
  code: 'ADMIN_REQUIRED',
  message: 'Du saknar rättighet att administrera användare.',
}

const unknownCustomer: RequestFailure = {
  status: 422,
  code: 'UNKNOWN_CUSTOMER',
  message: 'En av kunderna finns inte bland dem som du administrerar.',
  details: [{ path: 'customers', message: 'Välj bland de kunder som du administrerar.' }],
}

/** The answer for a refused change. Who or what is out of reach is answered as if it did not exist. */
export const failureOf = (refusal: ManagingRefusal): RequestFailure => {
  switch (refusal.tag) {
    case 'Unknown':
      return notFound
    case 'Oneself':
      return {
        status: 403,
        code: 'OWN_RIGHTS',
        message: 'Du kan inte ändra dina egna rättigheter. Be en annan administratör.',
      }
    case 'Above':
      return {
        status: 403,
        code: 'USER_ABOVE',
        message: 'Användaren har en högre roll än du och kan inte ändras av dig.',
      }
    case 'UnknownCustomer':
      return unknownCustomer
    case 'RoleTooHigh':
      return {
        status: 403,
        code: 'ROLE_TOO_HIGH',
        message: 'Du kan bara ge roller upp till din egen hos kunden.',
        details: [{ path: 'roles', message: 'Välj en roll som är högst din egen hos kunden.' }],
      }
    case 'WorksForOthers':
      return {
        status: 403,
        code: 'WORKS_FOR_OTHERS',
        message:
          'Användaren arbetar också för kunder som du inte administrerar. Ta bort era kunder från användaren i stället.',
      }
    case 'NoCustomer':
      return {
        status: 422,
        code: 'CUSTOMER_REQUIRED',
        message: 'En användare behöver minst en kund.',
        details: [{ path: 'customers', message: 'Välj minst en kund.' }],
      }
    default:
      return absurdCase(refusal)
  }
}

/** Somebody has changed the user since the version that a change is based on. */
export const changedSince: RequestFailure = {
  status: 409,
  code: 'USER_CHANGED',
  message: 'Någon annan har ändrat användaren under tiden. Hämta de nya uppgifterna och gör om din ändring.',
}

export const notActive: RequestFailure = {
  status: 409,
  code: 'USER_NOT_ACTIVE',
  message: 'Användaren är inaktiv. Aktivera användaren först.',
}

const faultText = (fault: UserFormFault): string => {
  if (fault.tag === 'NotAnEmailAddress') return 'Ska vara en e-postadress, som namn@foretag.se'
  if (fault.tag === 'NotAName') return 'Ska vara ett namn med bokstäver, utan specialtecken'
  return formFaultText(fault)
}

export const invalidUser = (details: NonNullable<RequestFailure['details']>): RequestFailure => ({
  status: 422,
  code: 'INVALID_USER',
  message: 'En uppgift om användaren är fel.',
  details,
})

export const detailsOf = (faults: readonly UserFault[]): NonNullable<RequestFailure['details']> =>
  faults.map(({ field, fault }) => ({ path: field, message: faultText(fault) }))
