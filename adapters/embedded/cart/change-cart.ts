import * as E from 'fp-ts/Either'
import type { CartChanges, FailedItem } from '#domain/cart/cart'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { cartId, cartItemId, type CartId, type LocationId } from '#domain/kernel/ids'
import { CartChangesCodec } from '#adapters/contract/cart'
import { readAllowedDeliveries } from '../auth/allowed-deliveries'
import type { Identity } from '../auth/identity'
import { deliveryCalendarOf, type DeliveryCalendar } from '../config/delivery-calendar'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse, type KeyedRequest } from '../idempotency/idempotent-response'
import { notFound, type RequestFailure } from '../request-failure'
import { lockCarts, nextVersion, type CartRow } from './lock-cart'
import { withArticles } from './line-variants'
import { placesOf, readPlaces } from './places'
import { readDeliveries, readSomeLines } from './read-lines'
import { outdated } from './version-header'

/** The user, the cart and the conditions of a change. */
export interface CartCall {
  readonly services: Pick<ServiceContext, 'db' | 'ids' | 'clock' | 'stockTurned'>
  readonly identity: Identity
  readonly cartId: CartId
  /** Another cart of the user, whose lines are to come. */
  readonly source: CartId | undefined
  /** The versions of which the header `If-Match` demands one. */
  readonly ifMatch: readonly number[] | undefined
  readonly request: KeyedRequest | undefined
}

/** The result of a command: ids of new or changed lines, ids of removed lines, and its errors. */
export interface Change {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly failed: readonly FailedItem[]
  /** Whether the command changed anything. */
  readonly effective: boolean
}

export const nothingChanged: Change = { changed: [], removed: [], failed: [], effective: false }

/** The cart as a command reads it under the lock. */
export interface OpenCart {
  readonly trx: Database
  readonly cart: CartRow
  /** The cart whose lines are to come, locked too. */
  readonly source: CartRow | undefined
  readonly identity: Identity
  readonly placesOf: (delivery: DeliveryId) => readonly LocationId[]
  /** Deliveries that the user may choose. */
  readonly allowed: readonly DeliveryId[]
}

/**
 * Carries out one command on a cart: under the cart's lock, atomically, and with a new version if it changed
 * anything. Only the changed lines are read and priced again, so that a large cart costs no more than a small one.
 */
export const changeCart = (
  call: CartCall,
  command: (open: OpenCart) => Promise<E.Either<RequestFailure, Change>>,
): Promise<E.Either<RequestFailure, CartChanges>> =>
  inTransaction(call.services.db, async (trx) => {
    const locked = await lockCarts(trx, call.identity, call)
    if (locked === undefined) return E.left(notFound)
    const { cart, source } = locked
    return idempotentResponse(trx, call.request, CartChangesCodec, async () => {
      if (cart.status !== 'ACTIVE') return E.left(notFound)
      if (call.ifMatch?.includes(cart.version) === false) return E.left(outdated)
      const places = await readPlaces(trx)
      const open: OpenCart = {
        trx,
        cart,
        source,
        identity: call.identity,
        placesOf: (delivery) => placesOf(delivery, places),
        allowed: await readAllowedDeliveries(trx, call.identity),
      }
      const change = await command(open)
      if (E.isLeft(change)) return change
      const calendar = deliveryCalendarOf(call.identity.brand, call.services.clock)
      return E.right(await changesOf(open, calendar, change.right, call.ifMatch !== undefined))
    })
  })

/**
 * A conditional request outdates its version even when it changed nothing, so that a delayed earlier request on the
 * same version is refused.
 */
const changesOf = async (
  open: OpenCart,
  calendar: DeliveryCalendar,
  change: Change,
  conditional: boolean,
): Promise<CartChanges> => {
  const { trx, cart, identity, placesOf } = open
  const lines = await readSomeLines(trx, cart.cart_id, change.changed)
  return {
    cartId: cartId(cart.cart_id),
    version: change.effective || conditional ? await nextVersion(trx, cart) : cart.version,
    changed: await withArticles(trx, identity, lines, placesOf, calendar),
    removed: change.removed.map(cartItemId),
    deliveries: await readDeliveries(trx, cart.cart_id),
    failed: change.failed,
  }
}
