import { type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'
import type { Variant } from './variant'

/** What of an article tells whether it can be bought. */
export type JudgedArticle = Pick<Variant, 'discontinued' | 'purchaseConstraints' | 'stockedAt' | 'stock'>

export type NotPurchasableReason = 'missing' | 'discontinued' | 'onlyStore' | 'notStockedInStore'

export type Purchasability =
  | { readonly tag: 'Purchasable' }
  | { readonly tag: 'NotPurchasable'; readonly reason: NotPurchasableReason }

/** How the goods would be fetched or sent; without a delivery, constraints on it are not asked. */
export interface PurchasePlace {
  readonly deliveryId: DeliveryId | undefined
  readonly locationId: LocationId | undefined
}

const notPurchasable = (reason: NotPurchasableReason): Purchasability => ({ tag: 'NotPurchasable', reason })

/** Bought in stores alone, and the delivery does not go through one (CATALOG-09). */
export const isRefusedOnline = (article: JudgedArticle, deliveryId: DeliveryId): boolean =>
  article.purchaseConstraints.includes('onlyStore') && !isStoreDelivery(deliveryId)

/** Bought in a store only where it is stocked, and it is not in this one (CATALOG-10). */
export const isRefusedInStore = (
  article: JudgedArticle,
  deliveryId: DeliveryId,
  store: LocationId | undefined,
): boolean =>
  article.purchaseConstraints.includes('mustBeInStockedAt') &&
  isStoreDelivery(deliveryId) &&
  (store === undefined || !article.stockedAt.includes(store))

/** Whether an article can be bought that way (CATALOG-09, CATALOG-10, CATALOG-11, CATALOG-12). */
export const purchasability = (article: JudgedArticle | undefined, place: PurchasePlace): Purchasability => {
  if (article === undefined) return notPurchasable('missing')
  const leftSomewhere = article.stock?.locations.some(({ quantity }) => quantity > 0) ?? false
  if (article.discontinued && !leftSomewhere) return notPurchasable('discontinued')
  if (place.deliveryId !== undefined) {
    if (isRefusedOnline(article, place.deliveryId)) return notPurchasable('onlyStore')
    if (isRefusedInStore(article, place.deliveryId, place.locationId)) return notPurchasable('notStockedInStore')
  }
  return { tag: 'Purchasable' }
}
