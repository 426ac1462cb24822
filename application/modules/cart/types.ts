import type { Cart, CartChanges } from '#domain/cart/cart'
import type { CartCommandBody, CartSettlement } from '#domain/cart/commands'
import type { CartEffect } from '#domain/cart/effects'
import type { CartEvent } from '#domain/cart/events'
import type { CartRefusal } from '#domain/cart/refusals'
import type { CartState } from '#domain/cart/state'

/** What the services answer to a cart's effects. */
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
