import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import type { ItemUpdate } from '#application/ports/cart-service'
import { deliveryDenied } from '../auth/allowed-deliveries'
import { notFound, type RequestFailure } from '../request-failure'
import { nothingChanged, type Change, type OpenCart } from './change-cart'
import { dropEmptyDeliveries, enterDeliveries } from './delivery-entries'
import { labelFault, purchaseFault, quantityFault, sumFault, type ItemFault } from './item-fault'
import { variantsOf } from './line-variants'
import { readSomeLines } from './read-lines'

/** Sets quantity, delivery and label of one line (CART-42); what the rules forbid is refused at its field. */
export const updateItem =
  (update: ItemUpdate) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    const [line] = await readSomeLines(open.trx, open.cart.cart_id, [update.cartItemId])
    if (line === undefined) return E.left(notFound)
    if (isDeniedDelivery(open, line, update)) return E.left(deliveryDenied)
    const fault = await updateFault(open, line, update)
    if (fault !== undefined) return E.left(refusedAt(fault))
    const change = await applyUpdate(open, line, update)
    await dropEmptyDeliveries(open.trx, open.cart.cart_id)
    return E.right(change)
  }

/** Sets several lines (CART-43). What cannot be done is named among the errors, by the line's id. */
export const updateItems =
  (updates: readonly ItemUpdate[]) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    let all = nothingChanged
    for (const update of updates) all = withNext(all, await oneOfSeveral(open, update))
    await dropEmptyDeliveries(open.trx, open.cart.cart_id)
    return E.right(all)
  }

const oneOfSeveral = async (open: OpenCart, update: ItemUpdate): Promise<Change> => {
  // Read afresh each time: an earlier one of the same batch may have merged into this line.
  const [line] = await readSomeLines(open.trx, open.cart.cart_id, [update.cartItemId])
  const failedWith = (code: string, message: string): Change => ({
    ...nothingChanged,
    failed: [{ id: update.cartItemId, code, message }],
  })
  if (line === undefined) return failedWith(notFound.code, notFound.message)
  if (isDeniedDelivery(open, line, update)) return failedWith(deliveryDenied.code, deliveryDenied.message)
  const fault = await updateFault(open, line, update)
  return fault === undefined ? applyUpdate(open, line, update) : failedWith(fault.code, fault.message)
}

const withNext = (all: Change, next: Change): Change => ({
  changed: [...new Set([...all.changed, ...next.changed])].filter((id) => !next.removed.includes(id)),
  removed: [...all.removed, ...next.removed],
  failed: [...all.failed, ...next.failed],
  effective: all.effective || next.effective,
})

const wantsMore = (line: CartLine, { deliveryId, quantity }: ItemUpdate): boolean =>
  quantity > line.quantity || deliveryId !== line.deliveryId

/** More by a delivery that the user may not choose; what lies there already may shrink (PERM-10). */
const isDeniedDelivery = ({ allowed }: OpenCart, line: CartLine, update: ItemUpdate): boolean =>
  !allowed.includes(update.deliveryId) && wantsMore(line, update)

/** A line may always shrink; more of it, or another delivery, must be something that can be bought. */
const updateFault = async (open: OpenCart, line: CartLine, update: ItemUpdate): Promise<ItemFault | undefined> => {
  const { trx, identity, placesOf } = open
  const { deliveryId, quantity } = update
  const places = placesOf(deliveryId)
  const [variant] = await variantsOf(
    trx,
    identity,
    [{ articleNumber: line.articleNumber, deliveryId, quantity }],
    placesOf,
  )
  const asksForMore = wantsMore(line, update)
  return (
    quantityFault(quantity, variant, places) ??
    labelFault(update.label) ??
    (asksForMore ? purchaseFault(variant, deliveryId, places) : undefined) ??
    sumFault(((await twinOf(open, line, update))?.quantity ?? 0) + quantity)
  )
}

const refusedAt = ({ field, code, message }: ItemFault): RequestFailure => ({
  status: 422,
  code,
  message,
  details: [{ path: field, message }],
})

/** The line that an update would make its own line equal to in article, delivery and label. */
const twinOf = ({ trx, cart }: OpenCart, line: CartLine, update: ItemUpdate) =>
  trx
    .selectFrom('cart_items')
    .select(['cart_item_id', 'quantity'])
    .where('cart_id', '=', cart.cart_id)
    .where('article_number', '=', line.articleNumber)
    .where('delivery_id', '=', update.deliveryId)
    .where('label', '=', update.label)
    .where('cart_item_id', '!=', update.cartItemId)
    .executeTakeFirst()

/** A line that becomes equal to another one in article, delivery and label goes up in it. */
const applyUpdate = async (open: OpenCart, line: CartLine, update: ItemUpdate): Promise<Change> => {
  const { trx, cart } = open
  const twin = await twinOf(open, line, update)
  await enterDeliveries(trx, cart.cart_id, [update.deliveryId])
  if (twin === undefined) {
    await trx
      .updateTable('cart_items')
      .set({ quantity: update.quantity, delivery_id: update.deliveryId, label: update.label })
      .where('cart_item_id', '=', update.cartItemId)
      .execute()
    return { changed: [update.cartItemId], removed: [], failed: [], effective: true }
  }
  await trx.deleteFrom('cart_items').where('cart_item_id', '=', update.cartItemId).execute()
  await trx
    .updateTable('cart_items')
    .set({ quantity: roundToTenDecimals(twin.quantity + update.quantity) })
    .where('cart_item_id', '=', twin.cart_item_id)
    .execute()
  return { changed: [twin.cart_item_id], removed: [update.cartItemId], failed: [], effective: true }
}
