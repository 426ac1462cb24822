import type { AddressField } from '../address/written-address'
import type { Destination } from '../address/destination'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CallFailure } from '../failure/call-failure'
import type { Stamped } from '../kernel/decider'
import type { CommandId, Instant } from '../kernel/ids'
import type {
  CheckoutState,
  DeliveryFormValues,
  Destinations,
  OrderField,
  OrderIntent,
  OrderRequest,
  OrderResult,
} from './checkout'

export type CheckoutCommandBody =
  | { readonly type: 'FillField'; readonly deliveryId: DeliveryId; readonly field: OrderField; readonly value: string }
  | { readonly type: 'SetDestination'; readonly deliveryId: DeliveryId; readonly destination: Destination }
  | {
      readonly type: 'WriteAddress'
      readonly deliveryId: DeliveryId
      readonly field: AddressField
      readonly value: string
    }
  | {
      readonly type: 'RestoreForm'
      readonly forms: Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>
      readonly destinations: Destinations
    }
  /** The user has left the field of the order number. */
  | { readonly type: 'ValidateOrderNumber'; readonly deliveryId: DeliveryId }
  | {
      readonly type: 'PlaceOrder'
      readonly intent: OrderIntent
      readonly denied: boolean
      /** Deliveries that cannot be ordered without an address. */
      readonly toAddress: readonly DeliveryId[]
    }
  | { readonly type: 'EnquireOrder' }
  | { readonly type: 'ForgetOrders' }

/** How an order, or an enquiry about one, is settled. */
export type CheckoutSettlement =
  | { readonly type: 'RecordResults'; readonly order: CommandId; readonly results: readonly OrderResult[] }
  | { readonly type: 'RecordFailure'; readonly order: CommandId; readonly failure: CallFailure }
  | { readonly type: 'RecordUnknown'; readonly order: CommandId }
  | { readonly type: 'RecordNeverPlaced'; readonly order: CommandId }
  /** `errorMessage`: what is wrong with the number; undefined when it can be ordered by. */
  | {
      readonly type: 'RecordOrderNumber'
      readonly deliveryId: DeliveryId
      readonly orderNumber: string
      readonly errorMessage: string | undefined
    }

export type CheckoutCommand = Stamped<CheckoutCommandBody | CheckoutSettlement>

export type CheckoutEvent =
  | {
      readonly type: 'FieldFilled'
      readonly deliveryId: DeliveryId
      readonly field: OrderField
      readonly value: string
    }
  | { readonly type: 'DestinationSet'; readonly deliveryId: DeliveryId; readonly destination: Destination }
  | {
      readonly type: 'AddressWritten'
      readonly deliveryId: DeliveryId
      readonly field: AddressField
      readonly value: string
    }
  | {
      readonly type: 'FormRestored'
      readonly forms: Readonly<Partial<Record<DeliveryId, DeliveryFormValues>>>
      readonly destinations: Destinations
    }
  | { readonly type: 'OrderNumberEntered'; readonly deliveryId: DeliveryId; readonly orderNumber: string }
  | {
      readonly type: 'OrderNumberValidated'
      readonly deliveryId: DeliveryId
      readonly orderNumber: string
      readonly errorMessage: string | undefined
    }
  | { readonly type: 'OrderRequested'; readonly order: CommandId; readonly at: Instant; readonly intent: OrderIntent }
  | { readonly type: 'OrderAccepted'; readonly order: CommandId; readonly results: readonly OrderResult[] }
  | { readonly type: 'OrderDeclined'; readonly order: CommandId; readonly failure: CallFailure | undefined }
  | { readonly type: 'OrderBecameUnknown'; readonly order: CommandId }
  | { readonly type: 'EnquiryRequested'; readonly order: CommandId }
  | { readonly type: 'OrderNeverPlaced'; readonly order: CommandId }
  /** An order with an unknown outcome is reduced to what an enquiry needs. */
  | { readonly type: 'OrdersForgotten' }
  /** The summary of all earlier events; it replaces them in a log that was cut. */
  | { readonly type: 'CheckoutSummarised'; readonly state: CheckoutState }

export type CheckoutRefusal =
  | { readonly tag: 'AlreadyPlacing' }
  | { readonly tag: 'OrderingDenied' }
  | { readonly tag: 'NothingToOrder' }
  | { readonly tag: 'FormIncomplete'; readonly deliveryIds: readonly DeliveryId[] }
  | { readonly tag: 'NothingToEnquire' }

export type CheckoutEffect =
  | { readonly type: 'PlaceOrder'; readonly order: CommandId; readonly request: OrderRequest }
  | { readonly type: 'EnquireOrder'; readonly order: CommandId; readonly request: OrderRequest }
  | { readonly type: 'ValidateOrderNumber'; readonly deliveryId: DeliveryId; readonly orderNumber: string }

/** An effect of an order. */
export type OrderEffect = Extract<CheckoutEffect, { type: 'PlaceOrder' | 'EnquireOrder' }>
