import type { CartLine } from '#domain/cart/cart'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { Variant } from '#domain/catalogue/variant'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Identity } from '../auth/identity'
import { readVariants } from '../catalogue/read-variants'
import type { Database } from '../database/database'

/** What of a line its price and stock depend on. */
export interface PricedItem {
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId
  readonly quantity: number
}

/**
 * The variant of each item, in the same order, with the price for its quantity and the stock of its delivery's places;
 * `undefined` where there is no such article.
 */
export const variantsOf = async (
  db: Database,
  identity: Identity,
  items: readonly PricedItem[],
  placesOf: (delivery: DeliveryId) => readonly LocationId[],
): Promise<readonly (Variant | undefined)[]> => {
  const found = new Map<PricedItem, Variant | undefined>()
  for (const deliveryId of deliveryIds) {
    for (const group of withoutRepetition(items.filter((item) => item.deliveryId === deliveryId))) {
      const variants = await readVariants(db, identity, {
        articleNumbers: group.map((item) => item.articleNumber),
        deliveryId,
        locationIds: placesOf(deliveryId),
        postalCode: undefined,
        quantities: Object.fromEntries(group.map((item) => [item.articleNumber, item.quantity])),
      })
      const byArticle = new Map(variants.map((variant) => [variant.articleNumber, variant]))
      for (const item of group) found.set(item, byArticle.get(item.articleNumber))
    }
  }
  return items.map((item) => found.get(item))
}

/** Lines of one article that differ in label have prices of their own: each asking names an article once. */
const withoutRepetition = (items: readonly PricedItem[]): readonly (readonly PricedItem[])[] => {
  const groups: PricedItem[][] = []
  const seen = new Map<ArticleNumber, number>()
  for (const item of items) {
    const turn = seen.get(item.articleNumber) ?? 0
    seen.set(item.articleNumber, turn + 1)
    const group = groups[turn]
    if (group === undefined) groups.push([item])
    else group.push(item)
  }
  return groups
}

/** Lines with their variants merged in (CART-06). */
export const withVariants = async (
  db: Database,
  identity: Identity,
  lines: readonly CartLine[],
  placesOf: (delivery: DeliveryId) => readonly LocationId[],
): Promise<readonly CartLine[]> => {
  const variants = await variantsOf(db, identity, lines, placesOf)
  return lines.map((line, index) => ({ ...line, variant: variants[index] }))
}
