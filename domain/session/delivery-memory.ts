import * as O from 'fp-ts/Option'
import { DEFAULT_DELIVERY, type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import { type DeliveryChoice, placeFault } from '../delivery/place'
import { readZipCode } from '../kernel/zip-code'
import { allowedDeliveries } from './permissions'
import type { CustomerContext, DeliveryMemory, SignedIn } from './session'

export const emptyDeliveryMemory: DeliveryMemory = { choice: undefined, zipCodes: {}, stores: {} }

/** Deliveries whose zip code is remembered (DELIVERY-32, DELIVERY-33). */
const zipCodeDeliveries: readonly DeliveryId[] = ['XXX', 'DBI']

/** The memory with a new choice; its store and zip code are kept for the next time that delivery is chosen. */
export const remember = (memory: DeliveryMemory, choice: DeliveryChoice): DeliveryMemory => {
  const { deliveryId, storeId, zipCode } = choice
  return {
    choice,
    zipCodes:
      zipCode !== undefined && zipCodeDeliveries.includes(deliveryId)
        ? { ...memory.zipCodes, [deliveryId]: zipCode }
        : memory.zipCodes,
    stores:
      storeId !== undefined && isStoreDelivery(deliveryId)
        ? { ...memory.stores, [deliveryId]: storeId }
        : memory.stores,
  }
}

/**
 * The delivery with which a user begins (DELIVERY-08): the one chosen before while it is allowed, else the user's
 * preferred or default one with the place last given, else utkörning. Undefined when the only allowed one lacks its
 * place: the user must then say where.
 */
export const firstChoice = (
  memory: DeliveryMemory,
  signedIn: SignedIn,
  context: CustomerContext | undefined,
): DeliveryChoice | undefined => {
  const { user, customers } = signedIn
  const allowed = allowedDeliveries(signedIn)
  const customer = customers.find(({ customerId }) => customerId === context?.customerId)
  const customerZipCode = O.toUndefined(readZipCode(customer?.zipCode ?? ''))
  const choiceOf = (deliveryId: DeliveryId): DeliveryChoice => ({
    deliveryId,
    storeId: isStoreDelivery(deliveryId) ? (memory.stores[deliveryId] ?? user.preferredStore) : undefined,
    zipCode: isStoreDelivery(deliveryId) ? undefined : (memory.zipCodes[deliveryId] ?? customerZipCode),
  })
  const wished = choiceOf(user.preferredDeliveryMethod ?? user.defaultDeliveryMethod)
  const candidates = [...(memory.choice === undefined ? [] : [memory.choice]), wished, choiceOf(DEFAULT_DELIVERY)]
  return candidates.find((choice) => allowed.includes(choice.deliveryId) && placeFault(choice) === undefined)
}
