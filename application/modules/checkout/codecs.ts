import type { CheckoutCommandBody, CheckoutEffect, CheckoutEvent, CheckoutRefusal } from '#domain/checkout/protocol'
import {
  type CheckoutState,
  type DeliveryFormValues,
  type OrderDetails,
  type OrderedItem,
  type OrderField,
  orderFields,
  type OrderIntent,
  type OrderRequest,
  type OrderResult,
  type Placing,
  type StoredOrder,
} from '#domain/checkout/checkout'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { Stamped } from '#domain/kernel/decider'
import type { CartId, CommandId, Instant, LocationId } from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import type { ModuleCodecs } from '#application/runtime/module'
import { byTag, type Fields, listOf, lookup, optional, personal, plain, struct } from '#application/log/codec-parts'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure, cartLine, deliveryId } from '#application/log/codecs/shared'
import { articleNumber, day, quantity } from '#application/log/codecs/values'

const order = plain.text<CommandId>()
const field = plain.oneOf(orderFields)

const formValues = lookup<OrderField, string>(personal.text())
const forms = lookup<DeliveryId, DeliveryFormValues>(formValues)

const place = byTag<FulfilmentLocation>({
  Store: { storeId: plain.text<LocationId>() },
  Warehouse: { warehouseId: plain.text<LocationId>() },
})

const details = struct<OrderDetails>({
  place,
  requestedDeliveryDate: optional(day),
  fields: formValues,
})

const requestFields: Fields<OrderRequest> = {
  cartId: plain.text<CartId>(),
  details: lookup<DeliveryId, OrderDetails>(details),
  total: plain.number<Money>(),
  sendOrderReceipt: plain.flag,
}
const request = struct(requestFields)
const intent = struct<OrderIntent>({ ...requestFields, lines: listOf(cartLine) })

const orderItem = struct<OrderedItem>({
  articleNumber,
  quantity,
  netPrice: plain.number<Money>(),
})

const result = byTag<OrderResult>({
  Placed: { deliveryId, tempOrderId: optional(plain.text()), orderItems: listOf(orderItem) },
  Failed: { deliveryId, message: optional(plain.text()) },
})

const storedOrder = struct<StoredOrder>({ result, lines: listOf(cartLine), details })

const at = plain.text<Instant>()
const placing = byTag<Placing>({
  Idle: {},
  Placing: { order, at, intent },
  Unknown: { order, at, intent, enquiring: plain.flag },
  Placed: { order, at, orders: listOf(storedOrder) },
  Declined: { order, failure: optional(callFailure) },
})

export const checkoutCodecs: ModuleCodecs<
  Stamped<CheckoutCommandBody>,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutEffect
> = {
  command: commandPayloads<CheckoutCommandBody>({
    FillField: { deliveryId, field, value: personal.text() },
    RestoreForm: { forms },
    PlaceOrder: { intent, denied: plain.flag },
    EnquireOrder: {},
    ForgetOrders: {},
  }),
  event: payloadsByType<CheckoutEvent>({
    FieldFilled: { deliveryId, field, value: personal.text() },
    FormRestored: { forms },
    OrderRequested: { order, at: plain.text<Instant>(), intent },
    OrderAccepted: { order, results: listOf(result) },
    OrderDeclined: { order, failure: optional(callFailure) },
    OrderBecameUnknown: { order },
    EnquiryRequested: { order },
    OrderNeverPlaced: { order },
    OrdersForgotten: {},
    CheckoutSummarised: { state: struct<CheckoutState>({ forms, placing }) },
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
  }),
}
