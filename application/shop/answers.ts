import type { Cart, CartChanges } from '#domain/cart/cart'
import type { OrderResult } from '#domain/checkout/checkout'
import type { Claims, Customer, User } from '#domain/session/session'

/** What services answer to effects: never a token, never a password. */
export type CartAnswer =
  | { readonly type: 'Cart'; readonly cart: Cart }
  | { readonly type: 'Changes'; readonly changes: CartChanges }

export type SessionAnswer =
  | { readonly type: 'SignedIn'; readonly claims: Claims; readonly user: User; readonly customers: readonly Customer[] }
  | { readonly type: 'Challenged'; readonly challengeName: string }
  | { readonly type: 'ContextSwitched'; readonly claims: Claims; readonly customers: readonly Customer[] }
  | { readonly type: 'Ended' }

export type CheckoutAnswer =
  | { readonly type: 'Results'; readonly results: readonly OrderResult[] }
  /** The service has never carried out this order. */
  | { readonly type: 'NeverPlaced' }
