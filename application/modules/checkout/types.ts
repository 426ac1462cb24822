import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutSettlement,
} from '#domain/checkout/protocol'
import type { CheckoutState, OrderResult } from '#domain/checkout/checkout'
import type { OrderNumberVerdict } from '#domain/checkout/order-number'

/** The answers of the service to the checkout's effects. */
export type CheckoutAnswer =
  | { readonly type: 'Results'; readonly results: readonly OrderResult[] }
  /** The service has never carried out this order. */
  | { readonly type: 'NeverPlaced' }
  | { readonly type: 'OrderNumber'; readonly verdict: OrderNumberVerdict }

export interface CheckoutTypes {
  readonly state: CheckoutState
  readonly command: CheckoutCommandBody
  readonly settlement: CheckoutSettlement
  readonly event: CheckoutEvent
  readonly refusal: CheckoutRefusal
  readonly effect: CheckoutEffect
  readonly answer: CheckoutAnswer
}
