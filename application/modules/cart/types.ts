import type { Cart, CartChanges, CartState } from '#domain/cart/cart'
import type { CartCommandBody, CartEffect, CartEvent, CartRefusal, CartSettlement } from '#domain/cart/protocol'

/** The answers of the services to the cart's effects. */
export type CartAnswer =
  | { readonly type: 'Cart'; readonly cart: Cart }
  | { readonly type: 'Changes'; readonly changes: CartChanges }

export interface CartTypes {
  readonly state: CartState
  readonly command: CartCommandBody
  readonly settlement: CartSettlement
  readonly event: CartEvent
  readonly refusal: CartRefusal
  readonly effect: CartEffect
  readonly answer: CartAnswer
}
