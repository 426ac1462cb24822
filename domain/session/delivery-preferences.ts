import * as O from 'fp-ts/Option'
import { DEFAULT_DELIVERY, type DeliveryId, deliveryTypeOf, isStoreDelivery } from '../delivery/delivery-type'
import type { DeliveryOption } from '../delivery/delivery-options'
import { type DeliveryChoice, deliveryChoiceFault } from '../delivery/delivery-choice'
import type { LocationId } from '../kernel/ids'
import { readZipCode, type ZipCode } from '../kernel/zip-code'
import { customerOf } from './customer-context'
import { allowedDeliveries } from './permissions'
import type { Customer, CustomerContext, DeliveryPreferences, SessionState, SignedIn } from './session'

export const noDeliveryPreferences: DeliveryPreferences = { choice: undefined, zipCodes: {}, stores: {} }

/** Deliveries whose zip code is stored (DELIVERY-32, DELIVERY-33). */
const zipCodeDeliveries: readonly DeliveryId[] = ['XXX', 'DBI']

/** The preferences with a new choice; its store and zip code are the default for the next choice of that delivery. */
export const remember = (preferences: DeliveryPreferences, choice: DeliveryChoice): DeliveryPreferences => {
  const { deliveryId, storeId, zipCode } = choice
  return {
    choice,
    zipCodes:
      zipCode !== undefined && zipCodeDeliveries.includes(deliveryId)
        ? { ...preferences.zipCodes, [deliveryId]: zipCode }
        : preferences.zipCodes,
    stores:
      storeId !== undefined && isStoreDelivery(deliveryId)
        ? { ...preferences.stores, [deliveryId]: storeId }
        : preferences.stores,
  }
}

/** The preferences with another store for a delivery. The chosen delivery stays, and goes to that store if it is the same. */
export const withStore = (
  { choice, zipCodes, stores }: DeliveryPreferences,
  { deliveryId, storeId }: { readonly deliveryId: DeliveryId; readonly storeId: LocationId },
): DeliveryPreferences => ({
  choice: choice?.deliveryId === deliveryId ? { ...choice, storeId } : choice,
  zipCodes,
  stores: { ...stores, [deliveryId]: storeId },
})

/** The customer's own zip code, where it is one. */
export const ownZipCode = (customer: Customer | undefined): ZipCode | undefined =>
  O.toUndefined(readZipCode(customer?.zipCode ?? ''))

const givenZipCode = ({ delivery: { choice, zipCodes } }: SessionState, delivery: DeliveryId): ZipCode | undefined =>
  zipCodes[delivery] ?? (choice?.deliveryId === delivery ? choice.zipCode : undefined)

/** The zip code that a delivery goes to: the one given for it, else the customer's own. */
export const zipCodeOf = (session: SessionState, delivery: DeliveryId): ZipCode | undefined =>
  givenZipCode(session, delivery) ?? ownZipCode(customerOf(session))

/** The zip code that prices and stock of an option are asked for (DELIVERY-09); undefined where it has no destination. */
export const destinationOf = (
  session: SessionState,
  { id, useDestination, useContextZipCode }: Pick<DeliveryOption, 'id' | 'useDestination' | 'useContextZipCode'>,
): ZipCode | undefined => {
  if (!useDestination) return undefined
  return useContextZipCode ? zipCodeOf(session, id) : givenZipCode(session, id)
}

/**
 * The preferences of a user who changes customer. A zip code was given for goods of the former customer, so none is
 * kept; a delivery that requires one goes to the new customer's own.
 */
export const forOtherCustomer = (
  { choice, stores }: DeliveryPreferences,
  customer: Customer | undefined,
): DeliveryPreferences => {
  const kept: DeliveryPreferences = { choice: undefined, zipCodes: {}, stores }
  if (choice === undefined) return kept
  const requiresZipCode = deliveryTypeOf(choice.deliveryId).requires === 'zipCode'
  const moved = { ...choice, zipCode: requiresZipCode ? ownZipCode(customer) : undefined }
  return deliveryChoiceFault(moved) === undefined
    ? remember(kept, moved)
    : { ...kept, choice: { deliveryId: DEFAULT_DELIVERY, storeId: undefined, zipCode: undefined } }
}

/**
 * The initial delivery of a user (DELIVERY-08): the last chosen one while it is allowed, else the preferred or default one
 * of the user with the place last given, else utkörning. Undefined when the only allowed one lacks its place: the user
 * must then choose one.
 */
export const firstChoice = (
  preferences: DeliveryPreferences,
  signedIn: SignedIn,
  context: CustomerContext | undefined,
): DeliveryChoice | undefined => {
  const { user, customers } = signedIn
  const allowed = allowedDeliveries(signedIn)
  const customer = customers.find(({ customerId }) => customerId === context?.customerId)
  const zipCodeFor = (deliveryId: DeliveryId): ZipCode | undefined =>
    preferences.zipCodes[deliveryId] ??
    // Where none is required, the customer's own is not written down as if the user had given it.
    (deliveryTypeOf(deliveryId).requires === 'zipCode' ? ownZipCode(customer) : undefined)
  const choiceOf = (deliveryId: DeliveryId): DeliveryChoice => ({
    deliveryId,
    storeId: isStoreDelivery(deliveryId) ? (preferences.stores[deliveryId] ?? user.preferredStore) : undefined,
    zipCode: isStoreDelivery(deliveryId) ? undefined : zipCodeFor(deliveryId),
  })
  const wished = choiceOf(user.preferredDeliveryMethod ?? user.defaultDeliveryMethod)
  const candidates = [
    ...(preferences.choice === undefined ? [] : [preferences.choice]),
    wished,
    choiceOf(DEFAULT_DELIVERY),
  ]
  return candidates.find((choice) => allowed.includes(choice.deliveryId) && deliveryChoiceFault(choice) === undefined)
}
