import type { CartLine } from '#domain/cart/cart'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { lineArticle } from '#domain/cart/line-article'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { Identity } from '../auth/identity'
import { findAllBriefVariants, type FindAll } from '../catalogue/read-variants'
import type { DeliveryCalendar } from '../config/delivery-calendar'
import type { Database } from '../database/database'

/** The fields of a line that its price and stock depend on. */
export interface PricedItem {
  readonly articleNumber: ArticleNumber
  readonly deliveryId: DeliveryId
  readonly quantity: number
}

/**
 * The article of each item as `find` returns it, in the same order, with the price for its quantity and the stock of
 * its delivery's places; `undefined` for an unknown article.
 */
export const variantsFoundBy = async <Found>(
  find: FindAll<Found>,
  db: Database,
  identity: Identity,
  items: readonly PricedItem[],
  placesOf: (delivery: DeliveryId) => readonly LocationId[],
  calendar?: DeliveryCalendar,
): Promise<readonly (Found | undefined)[]> => {
  const deliveries = deliveryIds.filter((deliveryId) => items.some((item) => item.deliveryId === deliveryId))
  // Lines of one article with different labels may differ in price, but the article and its stock are read once.
  const variants = await find(
    db,
    identity,
    deliveries.map((deliveryId) => ({
      articleNumbers: items.flatMap((item) => (item.deliveryId === deliveryId ? [item.articleNumber] : [])),
      deliveryId,
      locationIds: placesOf(deliveryId),
      ...(calendar === undefined ? {} : { calendar }),
    })),
  )
  const found = new Map(deliveries.map((deliveryId, index) => [deliveryId, variants[index]]))
  return items.map(({ articleNumber, deliveryId, quantity }) => found.get(deliveryId)?.at(articleNumber, quantity))
}

/** The same in brief, which is enough for the rules of a cart. */
export const variantsOf = (
  db: Database,
  identity: Identity,
  items: readonly PricedItem[],
  placesOf: (delivery: DeliveryId) => readonly LocationId[],
  calendar?: DeliveryCalendar,
): Promise<readonly (BriefVariant | undefined)[]> =>
  variantsFoundBy(findAllBriefVariants, db, identity, items, placesOf, calendar)

/** Lines with their articles merged in (CART-06). */
export const withArticles = async (
  db: Database,
  identity: Identity,
  lines: readonly CartLine[],
  placesOf: (delivery: DeliveryId) => readonly LocationId[],
  calendar?: DeliveryCalendar,
): Promise<readonly CartLine[]> => {
  const variants = await variantsOf(db, identity, lines, placesOf, calendar)
  return lines.map((line, index) => {
    const variant = variants[index]
    return { ...line, article: variant === undefined ? undefined : lineArticle(variant) }
  })
}
