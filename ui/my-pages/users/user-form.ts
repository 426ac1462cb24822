import type { CallFailure } from '#domain/failure/call-failure'
import type { UserPlace, WrittenUser } from '#domain/users/rebase-user'
import type { UserFormFault } from '#domain/users/user-details'
import { t } from './t'

export type FormFaults = Readonly<Partial<Record<UserPlace, string>>>

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

const places: readonly UserPlace[] = ['firstName', 'lastName', 'email', 'mobileNumber', 'customers']

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

/** What is said at the places where somebody else has saved another change while this one was written. */
export const overtakenTexts = (overtaken: readonly UserPlace[], saved: WrittenUser): FormFaults =>
  Object.fromEntries(
    overtaken.map((place) => {
      if (place === 'customers') return [place, t('users.overtaken.customers')]
      const theirs = saved[place]
      return [place, theirs === '' ? t('users.overtaken.empty') : t('users.overtaken', { theirs })]
    }),
  )

/** The element of a place of the form, which gets the focus when its fault is shown first. */
export const placeId = (place: UserPlace): string => `user-${place}`

export const focusFirstFault = (faults: FormFaults): void => {
  const first = places.find((place) => faults[place] !== undefined)
  if (first !== undefined) document.getElementById(placeId(first))?.focus()
}
