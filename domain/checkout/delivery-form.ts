import * as O from 'fp-ts/Option'
import { type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import { readPhoneNumber } from '../kernel/phone-number'
import type { User } from '../session/session'
import type { DeliveryFormValues, OrderField } from './checkout'

/** A field of a delivery's form. Lengths are characters. */
export interface FormField {
  readonly name: OrderField
  readonly required: boolean
  /** Asked of required fields only; 1 when left out. */
  readonly minlength?: number | undefined
  readonly maxlength?: number | undefined
  /** Takes telephone numbers only. */
  readonly isPhone?: boolean
}

/** What is wrong with a field of a form. `min` and `max`: characters. */
export type FormFault =
  | { readonly tag: 'Required' }
  | { readonly tag: 'TooShort'; readonly min: number }
  | { readonly tag: 'TooLong'; readonly max: number }
  | { readonly tag: 'NotAPhoneNumber' }

const goodsMark: FormField = { name: 'goodsMark', required: false, maxlength: 35 }
const reference: FormField = { name: 'reference', required: true }
const recipient: FormField = { name: 'recipient', required: true }

const deliveredFields: readonly FormField[] = [
  goodsMark,
  reference,
  recipient,
  { name: 'mobile', required: true, minlength: 7, isPhone: true },
  { name: 'doorCode', required: false, maxlength: 10 },
  { name: 'service', required: false },
  { name: 'message', required: false, maxlength: 140 },
]

/** In a store, the recipient is the one who collects. */
const collectedFields: readonly FormField[] = [
  goodsMark,
  reference,
  recipient,
  { name: 'mobile', required: true, isPhone: true },
]

export const formFields = (deliveryId: DeliveryId): readonly FormField[] =>
  isStoreDelivery(deliveryId) ? collectedFields : deliveredFields

/**
 * What is wrong with a field (DELIVERY-11 to DELIVERY-13); undefined when nothing is. A missing value comes before the
 * lengths, and these before a text that is no telephone number.
 */
export const fieldFault = (field: FormField, value: string | undefined): FormFault | undefined => {
  const text = value ?? ''
  const minlength = field.minlength ?? 1
  if (field.required && text.trim() === '') return { tag: 'Required' }
  if (field.required && text.length < minlength) return { tag: 'TooShort', min: minlength }
  if (field.maxlength !== undefined && text.length > field.maxlength) return { tag: 'TooLong', max: field.maxlength }
  return field.isPhone === true && text.trim() !== '' && O.isNone(readPhoneNumber(text))
    ? { tag: 'NotAPhoneNumber' }
    : undefined
}

/**
 * Values that the user's record and the project give for fields that nobody has filled in: the goods mark, who orders, who
 * receives, and the mobile.
 */
export const knownValues = (
  { firstName, lastName, mobileNumber }: Pick<User, 'firstName' | 'lastName' | 'mobileNumber'>,
  projectName: string | undefined,
  values: DeliveryFormValues,
): readonly (readonly [field: OrderField, value: string])[] => {
  const name = `${firstName} ${lastName}`.trim()
  const known: readonly (readonly [OrderField, string])[] = [
    ['goodsMark', projectName ?? ''],
    ['reference', name],
    ['recipient', name],
    ['mobile', mobileNumber ?? ''],
  ]
  // The start of a long name would be the mark of another site.
  return known
    .filter(([field, value]) => value !== '' && values[field] === undefined)
    .filter(([field, value]) => field !== 'goodsMark' || fieldFault(goodsMark, value) === undefined)
}

export type DeliveryForms = Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>

const isFormComplete = (deliveryId: DeliveryId, values: DeliveryFormValues): boolean =>
  formFields(deliveryId).every((field) => fieldFault(field, values[field.name]) === undefined)

/** Deliveries whose form is missing or has a fault. */
export const incompleteForms = (forms: DeliveryForms, ids: readonly DeliveryId[]): readonly DeliveryId[] =>
  ids.filter((id) => !isFormComplete(id, forms[id] ?? {}))

/** At least one form, and every one for the given deliveries without a fault (DELIVERY-15). */
export const isFormGroupComplete = (forms: DeliveryForms, ids: readonly DeliveryId[]): boolean =>
  ids.length > 0 && incompleteForms(forms, ids).length === 0
