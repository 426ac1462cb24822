import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import type { Role } from '#domain/session/session'
import type { UserField, UserFormFault } from '#domain/users/user-details'
import { t } from './t'

/** What a form of a user holds while it is written. */
export interface WrittenUser {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobileNumber: string
  /** The role at each customer that is chosen. */
  readonly roles: ReadonlyMap<CustomerId, Role>
}

export type FormPlace = UserField | 'customers'

export type FormFaults = Readonly<Partial<Record<FormPlace, string>>>

export const faultText = (fault: UserFormFault): string => {
  switch (fault.tag) {
    case 'TooShort':
      return t('users.fault.TooShort', { min: fault.min })
    case 'TooLong':
      return t('users.fault.TooLong', { max: fault.max })
    case 'Rejected':
      return fault.errorMessage
    case 'Required':
    case 'NotAPhoneNumber':
    case 'NotAnEmailAddress':
    case 'NotAName':
      return t(`users.fault.${fault.tag}`)
    case 'NotAPostalCode':
      return t('users.fault.Required')
  }
}

const places: readonly FormPlace[] = ['firstName', 'lastName', 'email', 'mobileNumber', 'customers']

/** The faults that a service names, at their places of the form. */
export const faultsIn = (failure: CallFailure): FormFaults =>
  failure.tag === 'Refused'
    ? Object.fromEntries(
        failure.details.flatMap(({ path, message }) => {
          const named = path === 'roles' ? 'customers' : path
          const place = places.find((one) => one === named)
          return place === undefined ? [] : [[place, message]]
        }),
      )
    : {}

/** The element of a place of the form, which gets the focus when its fault is shown first. */
export const placeId = (place: FormPlace): string => `user-${place}`

export const focusFirstFault = (faults: FormFaults): void => {
  const first = places.find((place) => faults[place] !== undefined)
  if (first !== undefined) document.getElementById(placeId(first))?.focus()
}
