import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { FailedItem, LineKey } from '#domain/cart/cart'
import type { ItemToAdd } from '#domain/cart/effects'
import { lineKey } from '#domain/cart/line-key'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { articleNumber } from '#domain/kernel/ids'
import type { IdSource } from '#application/ports/id-source'
import { deliveryDenied } from '../auth/allowed-deliveries'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import type { Change, OpenCart } from './change-cart'
import { enterDeliveries } from './delivery-entries'
import { labelFault, purchaseFault, quantityFault, sumFault } from './item-fault'
import { variantsOf } from './line-variants'

const MOST_ITEMS = 1000

const tooManyItems: RequestFailure = {
  status: 422,
  code: 'CART_LIMIT',
  message: `Högst ${MOST_ITEMS} rader kan läggas till på en gång.`,
}

/**
 * Adds items (CART-40). An item equal to a line in article, delivery and label raises that line's quantity. Items that
 * cannot be bought so are named among the errors, the others are added all the same (CART-41).
 */
export const addItems =
  (items: readonly ItemToAdd[], ids: IdSource) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (items.length > MOST_ITEMS) return E.left(tooManyItems)
    const { trx, cart, allowed } = open
    if (items.some(({ deliveryId }) => !allowed.includes(deliveryId))) return E.left(deliveryDenied)
    const { good, failed } = await judged(open, items)
    if (good.length === 0) return E.right({ changed: [], removed: [], failed, effective: false })
    const stored = await trx
      .insertInto('cart_items')
      .values(
        merged(good).map((item) => ({
          cart_item_id: ids.next(),
          cart_id: cart.cart_id,
          article_number: item.articleNumber,
          delivery_id: item.deliveryId,
          label: item.label,
          quantity: item.quantity,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['cart_id', 'delivery_id', 'article_number', 'label'])
          .doUpdateSet({ quantity: sql<number>`cart_items.quantity + excluded.quantity` }),
      )
      .returning('cart_item_id')
      .execute()
    await enterDeliveries(
      trx,
      cart.cart_id,
      good.map((item) => item.deliveryId),
    )
    return E.right({ changed: stored.map((row) => row.cart_item_id), removed: [], failed, effective: true })
  }

const judged = async (
  { trx, cart, identity, placesOf }: OpenCart,
  items: readonly ItemToAdd[],
): Promise<{ readonly good: readonly ItemToAdd[]; readonly failed: readonly FailedItem[] }> => {
  const variants = await variantsOf(trx, identity, items, placesOf)
  const quantities = await quantitiesIn(trx, cart.cart_id, items)
  const good: ItemToAdd[] = []
  const failed: FailedItem[] = []
  items.forEach((item, index) => {
    const variant = variants[index]
    const places = placesOf(item.deliveryId)
    const key = lineKey(item.articleNumber, item.deliveryId, item.label)
    const sum = roundToTenDecimals((quantities.get(key) ?? 0) + item.quantity)
    const fault =
      purchaseFault(variant, item.deliveryId, places) ??
      quantityFault(item.quantity, variant, places) ??
      labelFault(item.label) ??
      sumFault(sum)
    if (fault === undefined) {
      quantities.set(key, sum)
      good.push(item)
    } else failed.push({ id: item.articleNumber, code: fault.code, message: fault.message })
  })
  return { good, failed }
}

/** What the cart's lines of these articles hold already. */
const quantitiesIn = async (
  trx: Database,
  cartId: string,
  items: readonly ItemToAdd[],
): Promise<Map<LineKey, number>> => {
  const articles = [...new Set(items.map((item) => item.articleNumber))]
  const rows = await trx
    .selectFrom('cart_items')
    .select(['article_number', 'delivery_id', 'label', 'quantity'])
    .where('cart_id', '=', cartId)
    .where('article_number', 'in', ['', ...articles])
    .execute()
  return new Map(
    rows.map((row) => [lineKey(articleNumber(row.article_number), row.delivery_id, row.label), row.quantity]),
  )
}

const merged = (items: readonly ItemToAdd[]): readonly ItemToAdd[] => {
  const byKey = new Map<string, ItemToAdd>()
  for (const item of items) {
    const key = lineKey(item.articleNumber, item.deliveryId, item.label)
    const before = byKey.get(key)?.quantity ?? 0
    byKey.set(key, { ...item, quantity: roundToTenDecimals(before + item.quantity) })
  }
  return [...byKey.values()]
}
