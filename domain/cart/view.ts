import type { DeliveryId } from '../delivery/delivery-type'
import type { ArticleNumber, CartId } from '../kernel/ids'
import type { Money } from '../kernel/money'
import type { CartLine, DeliveryEntry, LineKey } from './cart'

/** Why a line cannot be ordered as it stands (CART-29 to 34), in the order in which the rules are asked. */
export type RequiredAction =
  | { readonly tag: 'NeedsReplacement'; readonly replacement: ArticleNumber | undefined; readonly available: number }
  | { readonly tag: 'MissingVariant' }
  | { readonly tag: 'NotPurchasableOnline' }
  | { readonly tag: 'NotPurchasableInStore' }
  | { readonly tag: 'NoExpressDelivery' }
  | { readonly tag: 'NoStoreStock'; readonly available: number }
  | { readonly tag: 'DeliveryNotAvailable' }

export interface LineView {
  readonly line: CartLine
  /** Rounded to öre; undefined when the price is on request or hidden. */
  readonly total: Money | undefined
  readonly actions: readonly RequiredAction[]
  /** An edit of this line is on its way. */
  readonly pending: boolean
}

export interface DeliveryGroup {
  readonly deliveryId: DeliveryId
  readonly delivery: DeliveryEntry
  readonly lines: readonly LineView[]
  readonly subtotal: Money
  /** Part of the subtotal, never added again. */
  readonly alloying: Money
}

/** A cart as the user sees it: the confirmed cart with pending edits decided again on top, grouped per delivery (CART-01). */
export interface CartView {
  readonly cartId: CartId | undefined
  /** False until a cart has been adopted in this context. */
  readonly loaded: boolean
  readonly lineCount: number
  readonly groups: readonly DeliveryGroup[]
  /** Of every line in the cart. */
  readonly total: Money
  /** Of the deliveries that are included in the order. */
  readonly totalInOrder: Money
  /** Lines in included deliveries that need action; they hold back the order. */
  readonly blocking: readonly LineKey[]
}
