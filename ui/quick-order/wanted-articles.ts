import type { ArticleToAdd } from '#application/shop/shop'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '#domain/catalogue/order-multiple'
import { purchasability } from '#domain/catalogue/purchasability'
import type { NotPurchasableReason } from '#domain/catalogue/purchasability'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { WantedRow } from './pasted-rows'

/** Why a wanted row is not added. */
export type RowFault =
  | { readonly tag: 'UnknownArticle'; readonly articleNumber: ArticleNumber }
  | { readonly tag: 'NotPurchasable'; readonly articleNumber: ArticleNumber; readonly reason: NotPurchasableReason }
  | {
      readonly tag: 'InvalidQuantity'
      readonly articleNumber: ArticleNumber
      readonly orderMultiple: number
      readonly nearest: readonly number[]
    }

export interface CheckedRows {
  readonly articles: readonly ArticleToAdd[]
  readonly faults: readonly RowFault[]
}

/** Where the goods go. */
export interface Destination {
  /** Undefined until one is chosen; what is added then goes to the chosen one. */
  readonly deliveryId: DeliveryId | undefined
  readonly locationId: LocationId | undefined
}

/** One wanted row held against its article; undefined when the services know none by that number. */
export const checkRow = (row: WantedRow, variant: Variant | undefined, to: Destination): ArticleToAdd | RowFault => {
  const { articleNumber } = row
  if (variant === undefined) return { tag: 'UnknownArticle', articleNumber }
  const purchase = purchasability(variant, to)
  if (purchase.tag === 'NotPurchasable') return { ...purchase, articleNumber }
  const orderMultiple = orderMultipleAt(variant.stock, to.locationId)
  const quantity = row.quantity ?? orderMultiple
  if (!isValidQuantity(quantity, orderMultiple)) {
    const nearest = Number.isNaN(quantity) ? [orderMultiple] : nearestQuantities(quantity, orderMultiple)
    return { tag: 'InvalidQuantity', articleNumber, orderMultiple, nearest }
  }
  return { articleNumber, quantity, variant, ...(to.deliveryId === undefined ? {} : { deliveryId: to.deliveryId }) }
}

/** Holds the wanted rows against what the services know of the articles: what can be added, and what cannot and why. */
export const checkRows = (rows: readonly WantedRow[], variants: readonly Variant[], to: Destination): CheckedRows => {
  const variantOf = new Map(variants.map((variant) => [variant.articleNumber, variant]))
  const checked = rows.map((row) => checkRow(row, variantOf.get(row.articleNumber), to))
  return {
    articles: checked.flatMap((row) => ('tag' in row ? [] : [row])),
    faults: checked.flatMap((row) => ('tag' in row ? [row] : [])),
  }
}
