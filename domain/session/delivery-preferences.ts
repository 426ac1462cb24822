import * as O from 'fp-ts/Option'
import { DEFAULT_DELIVERY, type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import { type DeliveryChoice, deliveryChoiceFault } from '../delivery/delivery-choice'
import { readZipCode } from '../kernel/zip-code'
import { allowedDeliveries } from './permissions'
import type { CustomerContext, DeliveryPreferences, SignedIn } from './session'

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
  const customerZipCode = O.toUndefined(readZipCode(customer?.zipCode ?? ''))
  const choiceOf = (deliveryId: DeliveryId): DeliveryChoice => ({
    deliveryId,
    storeId: isStoreDelivery(deliveryId) ? (preferences.stores[deliveryId] ?? user.preferredStore) : undefined,
    zipCode: isStoreDelivery(deliveryId) ? undefined : (preferences.zipCodes[deliveryId] ?? customerZipCode),
  })
  const wished = choiceOf(user.preferredDeliveryMethod ?? user.defaultDeliveryMethod)
  const candidates = [
    ...(preferences.choice === undefined ? [] : [preferences.choice]),
    wished,
    choiceOf(DEFAULT_DELIVERY),
  ]
  return candidates.find((choice) => allowed.includes(choice.deliveryId) && deliveryChoiceFault(choice) === undefined)
}
