import * as O from 'fp-ts/Option'
import { readPhoneNumber } from '../kernel/phone-number'
import { readZipCode } from '../kernel/zip-code'

/** A field of a form. Lengths are characters. */
export interface FormField<Name extends string = string> {
  readonly name: Name
  readonly required: boolean
  /** Asked of required fields only; 1 when left out. */
  readonly minlength?: number | undefined
  readonly maxlength?: number | undefined
  /** Takes telephone numbers only. */
  readonly isPhone?: boolean
  /** Takes postal codes of five digits only. */
  readonly isPostalCode?: boolean
}

/** A field with what is in it (DELIVERY-10). `errorMessage`: what a service says against the value, in Swedish. */
export interface FilledField<Name extends string = string> extends FormField<Name> {
  readonly value: string
  readonly errorMessage: string | undefined
}

/** What is wrong with a field of a form. `min` and `max`: characters. */
export type FormFault =
  | { readonly tag: 'Required' }
  | { readonly tag: 'TooShort'; readonly min: number }
  | { readonly tag: 'TooLong'; readonly max: number }
  | { readonly tag: 'NotAPhoneNumber' }
  | { readonly tag: 'NotAPostalCode' }
  | { readonly tag: 'Rejected'; readonly errorMessage: string }

/**
 * What is wrong with the text of a field (DELIVERY-11 to DELIVERY-13); undefined when nothing is. A missing value comes
 * before the lengths, and these before a text of the wrong kind.
 */
export const fieldFault = (field: FormField, value: string | undefined): FormFault | undefined => {
  const text = value ?? ''
  const minlength = field.minlength ?? 1
  if (field.required && text.trim() === '') return { tag: 'Required' }
  if (field.required && text.length < minlength) return { tag: 'TooShort', min: minlength }
  if (field.maxlength !== undefined && text.length > field.maxlength) return { tag: 'TooLong', max: field.maxlength }
  if (text.trim() === '') return undefined
  if (field.isPhone === true && O.isNone(readPhoneNumber(text))) return { tag: 'NotAPhoneNumber' }
  return field.isPostalCode === true && O.isNone(readZipCode(text)) ? { tag: 'NotAPostalCode' } : undefined
}

/** What blocks a field: a fault of its text, else any errorMessage that it has (DELIVERY-14). */
export const filledFault = (field: FilledField): FormFault | undefined =>
  fieldFault(field, field.value) ??
  (field.errorMessage === undefined ? undefined : { tag: 'Rejected', errorMessage: field.errorMessage })
