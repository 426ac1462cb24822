import type { CheckoutCommandBody, CheckoutEffect, CheckoutEvent, CheckoutRefusal } from '#domain/checkout/protocol'
import {
  type CheckoutState,
  type OrderDetails,
  type OrderedItem,
  orderFields,
  type OrderIntent,
  type OrderRequest,
  type OrderResult,
  type Placing,
  type StoredOrder,
} from '#domain/checkout/checkout'
import type { Shortage } from '#domain/checkout/shortages'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import type { Stamped } from '#domain/kernel/decider'
import type { ModuleCodecs } from '#application/runtime/module'
import { oneOf } from '#application/codecs/codec'
import { byTag, field, type Fields, listOf, lookup, optional, struct } from '#application/codecs/logged'
import {
  CartId,
  CartItemId,
  CommandId,
  DeliveryId,
  Flag,
  Instant,
  LocationId,
  Money,
  Text,
} from '#application/codecs/values'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure, cartLine } from '#application/log/codecs/shared'
import { addressField, deliveryAddress, destination, destinations } from '#application/log/codecs/destination'
import { articleNumber, day, deliveryId, quantity } from '#application/log/codecs/values'

const order = field.public(CommandId)
const OrderField = oneOf(orderFields)
const orderField = field.public(OrderField)

const formValues = lookup(OrderField, field.personal(Text))
const forms = lookup(DeliveryId, formValues)
const orderNumber = field.personal(Text)

const place = byTag<FulfilmentLocation>({
  Store: { storeId: field.public(LocationId) },
  Warehouse: { warehouseId: field.public(LocationId) },
})

const details = struct<OrderDetails>({
  place,
  destination: optional(deliveryAddress),
  requestedDeliveryDate: optional(day),
  fields: formValues,
})

const sendOrderReceipt = field.public(Flag)
const requestFields: Fields<Omit<OrderRequest, 'shortages'>> = {
  cartId: field.pseudonymous(CartId),
  details: lookup(DeliveryId, details),
  total: field.public(Money),
  sendOrderReceipt,
}
const shortage = struct<Shortage>({ deliveryId, articleNumber })
const request = struct<OrderRequest>({ ...requestFields, shortages: listOf(shortage) })
const amount = field.public(Money)
const at = field.public(Instant)
const intent = struct<OrderIntent>({
  ...requestFields,
  lines: listOf(cartLine),
  freight: lookup(DeliveryId, amount),
})

const orderItem = struct<OrderedItem>({
  articleNumber,
  quantity,
  netPrice: field.public(Money),
})

const result = byTag<OrderResult>({
  Placed: {
    deliveryId,
    tempOrderId: optional(field.pseudonymous(Text)),
    orderItems: listOf(orderItem),
    freight: optional(amount),
    placedAt: optional(at),
  },
  Failed: { deliveryId, message: optional(field.personal(Text)) },
})

const storedOrder = struct<StoredOrder>({ result, lines: listOf(cartLine), freight: optional(amount), details })

const placing = byTag<Placing>({
  Idle: {},
  Placing: { order, at, intent },
  Unknown: { order, at, intent, enquiring: field.public(Flag) },
  Placed: { order, at, orders: listOf(storedOrder), sendOrderReceipt },
  Declined: { order, failure: optional(callFailure), items: listOf(field.pseudonymous(CartItemId)) },
})

export const checkoutCodecs: ModuleCodecs<
  Stamped<CheckoutCommandBody>,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutEffect
> = {
  command: commandPayloads<CheckoutCommandBody>({
    FillField: { deliveryId, field: orderField, value: field.personal(Text) },
    SetDestination: { deliveryId, destination },
    WriteAddress: { deliveryId, field: addressField, value: field.personal(Text) },
    RestoreForm: { forms, destinations },
    ValidateOrderNumber: { deliveryId },
    PlaceOrder: { intent, denied: field.public(Flag), toAddress: listOf(deliveryId) },
    EnquireOrder: {},
    ForgetOrders: {},
  }),
  event: payloadsByType<CheckoutEvent>({
    FieldFilled: { deliveryId, field: orderField, value: field.personal(Text) },
    DestinationSet: { deliveryId, destination },
    AddressWritten: { deliveryId, field: addressField, value: field.personal(Text) },
    FormRestored: { forms, destinations },
    OrderNumberEntered: { deliveryId, orderNumber },
    OrderNumberValidated: { deliveryId, orderNumber, errorMessage: optional(field.personal(Text)) },
    OrderRequested: { order, at, intent },
    OrderAccepted: { order, results: listOf(result) },
    OrderDeclined: { order, failure: optional(callFailure) },
    OrderBecameUnknown: { order },
    EnquiryRequested: { order },
    OrderNeverPlaced: { order },
    OrdersForgotten: {},
    CheckoutSummarised: { state: struct<CheckoutState>({ forms, destinations, errorMessages: forms, placing }) },
  }),
  refusal: payloadsByTag<CheckoutRefusal>({
    AlreadyPlacing: {},
    OrderingDenied: {},
    NothingToOrder: {},
    FormIncomplete: { deliveryIds: listOf(deliveryId) },
    NothingToEnquire: {},
  }),
  effect: payloadsByType<CheckoutEffect>({
    PlaceOrder: { order, request },
    EnquireOrder: { order, request },
    ValidateOrderNumber: { deliveryId, orderNumber },
  }),
}
