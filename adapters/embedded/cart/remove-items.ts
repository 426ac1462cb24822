import * as E from 'fp-ts/Either'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import { nothingChanged, type Change, type OpenCart } from './change-cart'
import { dropEmptyDeliveries } from './delivery-entries'
import { endCart } from './lock-cart'

const tooManyRemovals: RequestFailure = {
  status: 422,
  code: 'CART_LIMIT',
  message: `Högst ${limits.cart.mostChanged} rader kan tas bort på en gång.`,
}

/** Removes lines (CART-46, CART-48). A missing line counts as removed, so that a retry after a lost answer succeeds. */
export const removeItems =
  (itemIds: readonly string[]) =>
  async ({ trx, cart }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (itemIds.length > limits.cart.mostChanged) return E.left(tooManyRemovals)
    if (itemIds.length === 0) return E.right(nothingChanged)
    const removed = await trx
      .deleteFrom('cart_items')
      .where('cart_id', '=', cart.cart_id)
      .where('cart_item_id', 'in', itemIds)
      .returning('cart_item_id')
      .execute()
    await dropEmptyDeliveries(trx, cart.cart_id)
    return E.right(removal(removed))
  }

/** Removes every line (CART-47). */
export const removeAllItems = async ({ trx, cart }: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
  const removed = await trx
    .deleteFrom('cart_items')
    .where('cart_id', '=', cart.cart_id)
    .returning('cart_item_id')
    .execute()
  await trx.deleteFrom('cart_deliveries').where('cart_id', '=', cart.cart_id).execute()
  return E.right(removal(removed))
}

/** DELETED is the only status that a client may set (CART-05, CART-23); the cart's lines are deleted with it. */
export const setStatus =
  (status: string, at: string) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (status !== 'DELETED') {
      const message = 'Varukorgen kan bara få status DELETED'
      return E.left({ status: 422, code: 'INVALID_STATUS', message, details: [{ path: 'status', message }] })
    }
    const removal = await removeAllItems(open)
    await endCart(open.trx, open.cart, 'DELETED', at)
    return E.isLeft(removal) ? removal : E.right({ ...removal.right, effective: true })
  }

const removal = (rows: readonly { readonly cart_item_id: string }[]): Change => ({
  changed: [],
  removed: rows.map((row) => row.cart_item_id),
  failed: [],
  effective: rows.length > 0,
})
