import { goodsValue } from '#domain/cart/cart-view'
import { type DeliveryOption, freightPricesOf } from '#domain/delivery/delivery-options'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { freightOf } from '#domain/delivery/freight'
import type { CartLine } from '#domain/cart/cart'
import { noMoney, sumOfOre, type Money } from '#domain/kernel/money'
import type { Identity } from '../auth/identity'
import { withArticles } from '../cart/line-variants'
import type { CartRow } from '../cart/lock-cart'
import { readDeliveries, readLines } from '../cart/read-lines'
import type { Database } from '../database/database'

/** The freight price of a delivery with these priced lines. */
export const freightOfDelivery = (
  deliveryId: DeliveryId,
  lines: readonly CartLine[],
  options: readonly DeliveryOption[],
): Money => {
  const price = freightPricesOf(options)[deliveryId]
  return price === undefined ? noMoney : freightOf(price, goodsValue(lines)).amount
}

/**
 * What the included deliveries of a cart cost its buyer at this moment, as the cart shows it: the sum of rounded lines
 * and of the freight of each delivery.
 */
export const orderTotal = async (
  db: Database,
  identity: Identity,
  cart: CartRow,
  options: readonly DeliveryOption[],
): Promise<Money> => {
  const included = (await readDeliveries(db, cart.cart_id)).flatMap((entry) =>
    entry.isIncludedInOrder ? [entry.deliveryId] : [],
  )
  const lines = (await readLines(db, cart.cart_id)).filter((line) => included.includes(line.deliveryId))
  const priced = await withArticles(db, identity, lines, () => [])
  const deliveries = included.map((id) => ({ id, lines: priced.filter((line) => line.deliveryId === id) }))
  return sumOfOre(
    deliveries
      .filter((delivery) => delivery.lines.length > 0)
      .flatMap((delivery) => [goodsValue(delivery.lines), freightOfDelivery(delivery.id, delivery.lines, options)]),
  )
}
