import type { DeliveryAddress, Destination } from '../address/destination'
import type { CartLine } from '../cart/cart'
import type { DeliveryId } from '../delivery/delivery-type'
import type { FulfilmentLocation } from '../delivery/delivery-choice'
import type { CallFailure } from '../failure/call-failure'
import type { CalendarDate } from '../kernel/calendar-date'
import type { ArticleNumber, CartId, CartItemId, CommandId, Instant } from '../kernel/ids'
import type { Quantity } from '../kernel/quantity'
import type { Money } from '../kernel/money'
import type { Shortage } from './shortages'

export const checkoutSteps = ['cart', 'delivery', 'summary', 'checkout-success-page'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** The fields that a delivery asks for. Their values are personal data. `service`: one of the delivery's services. */
export const orderFields = [
  'goodsMark',
  'reference',
  'recipient',
  'mobile',
  'doorCode',
  'orderNumber',
  'service',
  'message',
] as const

export type OrderField = (typeof orderFields)[number]

export type DeliveryFormValues = Readonly<Partial<Record<OrderField, string>>>

/** What a service says against the values of fields, in Swedish; an empty text where it gives no words. */
export type ErrorMessages = Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>

export type Destinations = Readonly<Partial<Record<DeliveryId, Destination>>>

export interface OrderDetails {
  readonly place: FulfilmentLocation
  /** Undefined where the goods are collected, or where nobody was asked for an address. */
  readonly destination: DeliveryAddress | undefined
  readonly requestedDeliveryDate: CalendarDate | undefined
  readonly fields: DeliveryFormValues
}

/** An order as it was shown to the user when they pressed the button; the price list is kept (CHECKOUT-06). */
export interface OrderIntent {
  readonly cartId: CartId
  readonly details: Readonly<Partial<Record<DeliveryId, OrderDetails>>>
  readonly lines: readonly CartLine[]
  /** What each delivery costs to send, as shown. */
  readonly freight: Readonly<Partial<Record<DeliveryId, Money>>>
  /** Of the lines and the freight. */
  readonly total: Money
  readonly sendOrderReceipt: boolean
}

/** What the order service is asked with. The lines are those of its own cart, and it finds the freight itself. */
export interface OrderRequest extends Omit<OrderIntent, 'lines' | 'freight'> {
  /** What the buyer knows to be short. The service leaves the order alone where something else is short too. */
  readonly shortages: readonly Shortage[]
}

export interface OrderedItem {
  readonly articleNumber: ArticleNumber
  readonly quantity: Quantity
  readonly netPrice: Money
}

/** What the order service answers for one delivery. `message`: its own Swedish words, where it gave any. */
export type OrderResult =
  | {
      readonly tag: 'Placed'
      readonly deliveryId: DeliveryId
      readonly tempOrderId: string | undefined
      readonly orderItems: readonly OrderedItem[]
      /** What the delivery costs to send; undefined where the service does not say. */
      readonly freight: Money | undefined
      /** When the service took the order; undefined where it does not say. */
      readonly placedAt: Instant | undefined
    }
  | { readonly tag: 'Failed'; readonly deliveryId: DeliveryId; readonly message: string | undefined }

export type PlacedResult = Extract<OrderResult, { tag: 'Placed' }>

/** An order that went through or failed, with what is needed to show it after the cart has changed (CHECKOUT-07). */
export interface StoredOrder {
  readonly result: OrderResult
  readonly lines: readonly CartLine[]
  /** What the delivery costs to send, as the service answered it or else as it was shown. */
  readonly freight: Money | undefined
  readonly details: OrderDetails
}

/**
 * The order's way: nothing asked, placing, one of the three answers, or not known. `at` is when it was asked for, by the
 * user's clock; of a placed order it is when the service took it, where the service says so.
 */
export type Placing =
  | { readonly tag: 'Idle' }
  | { readonly tag: 'Placing'; readonly order: CommandId; readonly at: Instant; readonly intent: OrderIntent }
  | {
      readonly tag: 'Unknown'
      readonly order: CommandId
      readonly at: Instant
      readonly intent: OrderIntent
      readonly enquiring: boolean
    }
  | {
      readonly tag: 'Placed'
      readonly order: CommandId
      readonly at: Instant
      readonly orders: readonly StoredOrder[]
      readonly sendOrderReceipt: boolean
    }
  | {
      readonly tag: 'Declined'
      readonly order: CommandId
      readonly failure: CallFailure | undefined
      /** The lines that were to be ordered. */
      readonly items: readonly CartItemId[]
    }

export interface CheckoutState {
  readonly forms: Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>
  readonly destinations: Destinations
  readonly errorMessages: ErrorMessages
  readonly placing: Placing
}
