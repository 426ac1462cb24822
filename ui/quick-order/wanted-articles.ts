import type { NumberedArticle } from '#application/queries/articles-by-number'
import type { ArticleToAdd } from '#application/shop/shop'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '#domain/catalogue/order-multiple'
import { purchasability } from '#domain/catalogue/purchasability'
import type { NotPurchasableReason } from '#domain/catalogue/purchasability'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { LocationId } from '#domain/kernel/ids'
import type { WantedRow } from './pasted-rows'

/** Why a wanted row is not added. */
export type RowFault =
  | { readonly tag: 'UnknownArticle' }
  /** The number is that of several articles. */
  | { readonly tag: 'Ambiguous'; readonly choices: readonly Variant[] }
  | { readonly tag: 'NotPurchasable'; readonly reason: NotPurchasableReason }
  | { readonly tag: 'InvalidQuantity'; readonly orderMultiple: number; readonly nearest: readonly number[] }

/** A wanted row held against what its number names. */
export type CheckedRow =
  | { readonly tag: 'Good'; readonly article: ArticleToAdd; readonly found: NumberedArticle }
  | { readonly tag: 'Faulty'; readonly fault: RowFault; readonly found: NumberedArticle | undefined }

/** Where the goods go. */
export interface Destination {
  /** Undefined until one is chosen; what is added then goes to the chosen one. */
  readonly deliveryId: DeliveryId | undefined
  readonly locationId: LocationId | undefined
}

/** One wanted row held against the articles that its number names. */
export const checkRow = (row: WantedRow, named: readonly NumberedArticle[], to: Destination): CheckedRow => {
  const [found, another] = named
  const faulty = (fault: RowFault): CheckedRow => ({ tag: 'Faulty', fault, found })
  if (found === undefined) return faulty({ tag: 'UnknownArticle' })
  if (another !== undefined) {
    return {
      tag: 'Faulty',
      fault: { tag: 'Ambiguous', choices: named.map(({ variant }) => variant) },
      found: undefined,
    }
  }
  const { variant } = found
  const purchase = purchasability(variant, to)
  if (purchase.tag === 'NotPurchasable') return faulty(purchase)
  const orderMultiple = orderMultipleAt(variant.stock, to.locationId)
  const quantity = row.quantity ?? orderMultiple
  if (!isValidQuantity(quantity, orderMultiple)) {
    const nearest = Number.isNaN(quantity) ? [orderMultiple] : nearestQuantities(quantity, orderMultiple)
    return faulty({ tag: 'InvalidQuantity', orderMultiple, nearest })
  }
  const { articleNumber } = variant
  return {
    tag: 'Good',
    article: {
      articleNumber,
      quantity,
      variant,
      ...(to.deliveryId === undefined ? {} : { deliveryId: to.deliveryId }),
    },
    found,
  }
}
