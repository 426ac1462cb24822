import type { Cart, CartChanges, CartState, DeliveriesInOrder } from '#domain/cart/cart'
import type { CartCommandBody, CartEffect, CartEvent, CartRefusal, CartSettlement } from '#domain/cart/protocol'

/** The answers of the services to the cart's effects. */
export type CartAnswer =
  | { readonly type: 'Cart'; readonly cart: Cart }
  | { readonly type: 'DeliveriesInOrder'; readonly found: DeliveriesInOrder }
  | { readonly type: 'Changes'; readonly changes: CartChanges }
  /** Not sent: the lines have changed since the edit was made. `changes`: to the cart that was found. */
  | { readonly type: 'Overtaken'; readonly changes: CartChanges }
  /** Not sent: the edit was left unsent on an earlier day. */
  | { readonly type: 'Held' }

export interface CartTypes {
  readonly state: CartState
  readonly command: CartCommandBody
  readonly settlement: CartSettlement
  readonly event: CartEvent
  readonly refusal: CartRefusal
  readonly effect: CartEffect
  readonly answer: CartAnswer
}
