import { type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'
import { goesByExpress } from './express'
import type { Price } from './price'
import type { Variant } from './variant'

/** What of an article tells whether it can be bought. */
export interface JudgedArticle extends Pick<Variant, 'discontinued' | 'purchaseConstraints' | 'stockedAt' | 'stock'> {
  readonly price: Pick<Price, 'askForPrice'> | undefined
}

export const notPurchasableReasons = [
  'missing',
  'discontinued',
  'priceOnRequest',
  'onlyStore',
  'notStockedInStore',
] as const

export type NotPurchasableReason = (typeof notPurchasableReasons)[number]

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
export const isRefusedOnline = (article: Pick<JudgedArticle, 'purchaseConstraints'>, deliveryId: DeliveryId): boolean =>
  article.purchaseConstraints.includes('onlyStore') && !isStoreDelivery(deliveryId)

/**
 * Why a delivery leaves an article out, so that none of its days may be promised for it: express to an address takes
 * only some articles (CART-32), and some are sold in stores alone (CATALOG-09). Undefined where it takes the article.
 */
export const leftOutBy = (
  article: Pick<Variant, 'filterTags' | 'purchaseConstraints'>,
  deliveryId: DeliveryId | undefined,
): 'express' | 'onlyStore' | undefined => {
  if (deliveryId === undefined) return undefined
  if (isRefusedOnline(article, deliveryId)) return 'onlyStore'
  return deliveryId === 'XXX' && !goesByExpress(article) ? 'express' : undefined
}

/** Bought in a store only where it is stocked, and it is not in this one (CATALOG-10). */
export const isRefusedInStore = (
  article: JudgedArticle,
  deliveryId: DeliveryId,
  store: LocationId | undefined,
): boolean =>
  article.purchaseConstraints.includes('mustBeInStockedAt') &&
  isStoreDelivery(deliveryId) &&
  (store === undefined || !article.stockedAt.includes(store))

/** Without a price, an article cannot be ordered in the shop (CATALOG-32): the order would count it as 0,00 kr. */
export const isPriceOnRequest = ({ price }: Pick<JudgedArticle, 'price'>): boolean => price?.askForPrice === true

/** Whether any place has some of the article. */
export const isLeftSomewhere = ({ stock }: Pick<JudgedArticle, 'stock'>): boolean =>
  stock?.locations.some(({ quantity }) => quantity > 0) ?? false

/** Whether an article can be bought that way (CATALOG-09 to CATALOG-12, CATALOG-32). */
export const purchasability = (article: JudgedArticle | undefined, place: PurchasePlace): Purchasability => {
  if (article === undefined) return notPurchasable('missing')
  if (article.discontinued && !isLeftSomewhere(article)) return notPurchasable('discontinued')
  if (isPriceOnRequest(article)) return notPurchasable('priceOnRequest')
  if (place.deliveryId !== undefined) {
    if (isRefusedOnline(article, place.deliveryId)) return notPurchasable('onlyStore')
    if (isRefusedInStore(article, place.deliveryId, place.locationId)) return notPurchasable('notStockedInStore')
  }
  return { tag: 'Purchasable' }
}
