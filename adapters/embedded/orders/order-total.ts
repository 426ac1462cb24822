import { lineTotal } from '#domain/cart/cart-view'
import { noMoney, sumOfOre, type Money } from '#domain/kernel/money'
import type { Identity } from '../auth/identity'
import { withArticles } from '../cart/line-variants'
import type { CartRow } from '../cart/lock-cart'
import { readDeliveries, readLines } from '../cart/read-lines'
import type { Database } from '../database/database'

/** What the included deliveries of a cart cost its buyer at this moment: the sum of rounded lines, as the cart shows it. */
export const orderTotal = async (db: Database, identity: Identity, cart: CartRow): Promise<Money> => {
  const included = (await readDeliveries(db, cart.cart_id)).flatMap((entry) =>
    entry.isIncludedInOrder ? [entry.deliveryId] : [],
  )
  const lines = (await readLines(db, cart.cart_id)).filter((line) => included.includes(line.deliveryId))
  const priced = await withArticles(db, identity, lines, () => [])
  return sumOfOre(priced.map((line) => lineTotal(line) ?? noMoney))
}
