import type { ArticleNumber } from '../kernel/ids'
import type { LineKey } from './cart'

/** Why an edit of the cart is not taken. */
export type CartRefusal =
  | { readonly tag: 'NotLoggedIn' }
  | { readonly tag: 'NoDeliveryMethod' }
  | { readonly tag: 'NothingToAdd' }
  | { readonly tag: 'UnknownLine'; readonly line: LineKey }
  | {
      readonly tag: 'InvalidQuantity'
      readonly articleNumber: ArticleNumber
      readonly quantity: number
      readonly orderMultiple: number
      /** The valid quantities next below and above what was asked, ascending. */
      readonly nearest: readonly number[]
    }
  | { readonly tag: 'NotPurchasable'; readonly articleNumber: ArticleNumber }
  | { readonly tag: 'NotADeliveryDay' }
