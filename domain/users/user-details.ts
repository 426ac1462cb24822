import * as O from 'fp-ts/Option'
import { fieldFault, type FormFault, type FormField } from '../checkout/form-field'
import { LONGEST_EMAIL, readEmail, type EmailAddress } from '../kernel/email'
import type { PhoneNumber } from '../kernel/phone-number'
import { readPhoneNumber } from '../kernel/phone-number'

/** The fields of a user that are written. Their values are personal data. */
export const userFields = ['firstName', 'lastName', 'email', 'mobileNumber'] as const

export type UserField = (typeof userFields)[number]

export type UserValues = Readonly<Partial<Record<UserField, string>>>

/** Characters of a first or a last name. */
export const LONGEST_NAME = 50

export type UserFormFault = FormFault | { readonly tag: 'NotAnEmailAddress' } | { readonly tag: 'NotAName' }

export interface UserFault {
  readonly field: UserField
  readonly fault: UserFormFault
}

const fields: Readonly<Record<UserField, FormField<UserField>>> = {
  firstName: { name: 'firstName', required: true, maxlength: LONGEST_NAME },
  lastName: { name: 'lastName', required: true, maxlength: LONGEST_NAME },
  email: { name: 'email', required: true, maxlength: LONGEST_EMAIL },
  mobileNumber: { name: 'mobileNumber', required: false, maxlength: 30, isPhone: true },
}

/** What no name contains: line ends, other control signs, invisible marks that turn the direction of writing, and `<`, `>`, `@`. */
const notInNames = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069<>@]/u

/** What is wrong with the text of one field of a user; undefined when nothing is. */
export const userFieldFault = (field: UserField, value: string | undefined): UserFormFault | undefined => {
  const fault = fieldFault(fields[field], value)
  if (fault !== undefined) return fault
  const text = value ?? ''
  if (field === 'email' && O.isNone(readEmail(text))) return { tag: 'NotAnEmailAddress' }
  return (field === 'firstName' || field === 'lastName') && (notInNames.test(text) || !/\p{L}/u.test(text))
    ? { tag: 'NotAName' }
    : undefined
}

/** What is wrong with those fields of a user that are written, in the order of the form. */
export const userFaults = (values: UserValues, written: readonly UserField[]): readonly UserFault[] =>
  userFields
    .filter((field) => written.includes(field))
    .flatMap((field) => {
      const fault = userFieldFault(field, values[field])
      return fault === undefined ? [] : [{ field, fault }]
    })

/** Blanks around a name and repeated ones in it do not count. */
export const readName = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** The written telephone number; undefined for none. */
export const readMobileNumber = (text: string | undefined): PhoneNumber | undefined =>
  O.toUndefined(readPhoneNumber(text ?? ''))

/** The written e-mail address; undefined for a text that is none. */
export const readUserEmail = (text: string | undefined): EmailAddress | undefined =>
  O.toUndefined(readEmail(text ?? ''))
