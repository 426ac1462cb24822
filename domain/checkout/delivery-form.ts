import { addressOfDestination } from '../address/destination'
import { type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import type { User } from '../session/session'
import type { DeliveryFormValues, Destinations, ErrorMessages, OrderField } from './checkout'
import { LONGEST_ORDER_NUMBER } from './order-number'
import { fieldFault, filledFault, type FilledField, type FormField } from './form-field'

/** Characters of a person's or a company's name. UNSPECIFIED: two lines of a delivery note. */
const LONGEST_NAME = 70

const goodsMark: FormField<OrderField> = { name: 'goodsMark', required: false, maxlength: 35 }
const reference: FormField<OrderField> = { name: 'reference', required: true, maxlength: LONGEST_NAME }
const recipient: FormField<OrderField> = { name: 'recipient', required: true, maxlength: LONGEST_NAME }
/** The number that the customer orders by. */
const orderNumber: FormField<OrderField> = { name: 'orderNumber', required: false, maxlength: LONGEST_ORDER_NUMBER }

const deliveredFields: readonly FormField<OrderField>[] = [
  goodsMark,
  reference,
  recipient,
  { name: 'mobile', required: true, minlength: 7, isPhone: true },
  { name: 'doorCode', required: false, maxlength: 10 },
  orderNumber,
  { name: 'service', required: false },
  { name: 'message', required: false, maxlength: 140 },
]

/** In a store, the recipient is the one who collects. */
const collectedFields: readonly FormField<OrderField>[] = [
  goodsMark,
  reference,
  recipient,
  { name: 'mobile', required: true, isPhone: true },
  orderNumber,
]

export const formFields = (deliveryId: DeliveryId): readonly FormField<OrderField>[] =>
  isStoreDelivery(deliveryId) ? collectedFields : deliveredFields

/** The form of a delivery as it is filled in (DELIVERY-10). */
export interface DeliveryForm {
  readonly fields: readonly FilledField<OrderField>[]
  readonly requestedDeliveryDate: CalendarDate | undefined
}

export const deliveryForm = (
  deliveryId: DeliveryId,
  { forms, errorMessages }: Pick<FilledForms, 'forms' | 'errorMessages'>,
  requestedDeliveryDate: CalendarDate | undefined,
): DeliveryForm => ({
  fields: formFields(deliveryId).map((field) => ({
    ...field,
    value: forms[deliveryId]?.[field.name] ?? '',
    errorMessage: errorMessages[deliveryId]?.[field.name],
  })),
  requestedDeliveryDate,
})

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
  // The start of a long name would be that of another site or person.
  return known
    .filter(([field, value]) => value !== '' && values[field] === undefined)
    .filter(([field, value]) => !isTooLong(field, value))
}

const isTooLong = (field: OrderField, value: string): boolean =>
  deliveredFields.some((one) => one.name === field && fieldFault(one, value)?.tag === 'TooLong')

export type DeliveryForms = Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>

/** What is filled in for all deliveries. */
export interface FilledForms {
  readonly forms: DeliveryForms
  readonly errorMessages: ErrorMessages
  readonly destinations: Destinations
  /** Deliveries whose form asks for an address. */
  readonly toAddress: readonly DeliveryId[]
}

/** Whether a form asks for an address and has none that goods can be sent to. */
export const lacksAddress = (
  deliveryId: DeliveryId,
  { destinations, toAddress }: Pick<FilledForms, 'destinations' | 'toAddress'>,
): boolean => toAddress.includes(deliveryId) && addressOfDestination(destinations[deliveryId]) === undefined

const isFormComplete = (deliveryId: DeliveryId, filled: FilledForms): boolean =>
  deliveryForm(deliveryId, filled, undefined).fields.every((field) => filledFault(field) === undefined) &&
  !lacksAddress(deliveryId, filled)

/** Deliveries whose form is missing or has a fault, or a field with an errorMessage (DELIVERY-14). */
export const incompleteForms = (filled: FilledForms, ids: readonly DeliveryId[]): readonly DeliveryId[] =>
  ids.filter((id) => !isFormComplete(id, filled))

/** At least one form, and every one for the given deliveries without a fault (DELIVERY-15). */
export const isFormGroupComplete = (filled: FilledForms, ids: readonly DeliveryId[]): boolean =>
  ids.length > 0 && incompleteForms(filled, ids).length === 0
