import * as t from 'io-ts'
import { orderFields, type DeliveryFormValues, type OrderResult } from '#domain/checkout/checkout'
import { listOf, optional, withDefault, type Codec } from './codec'
import { DeliveryId, LocationId, Money, Day } from './ids'

const isFields = (u: unknown): u is DeliveryFormValues =>
  typeof u === 'object' &&
  u !== null &&
  !Array.isArray(u) &&
  Object.entries(u).every(([key, value]) => orderFields.some((field) => field === key) && typeof value === 'string')

/** What the user wrote for one delivery, by field; unknown fields are refused. */
const Fields: Codec<DeliveryFormValues> = new t.Type<DeliveryFormValues, unknown>(
  'DeliveryFormValues',
  isFields,
  (u, c) => (isFields(u) ? t.success(u) : t.failure(u, c)),
  (a) => a,
)

const WireOrderDetails = t.type({
  storeId: optional(LocationId),
  warehouseId: optional(LocationId),
  requestedDeliveryDate: optional(Day),
  fields: withDefault<DeliveryFormValues>(Fields, {}),
})
export type WireOrderDetails = t.TypeOf<typeof WireOrderDetails>

/**
 * POST …/checkout (CHECKOUT-04): exactly one of `storeId` and `warehouseId` per delivery. `expectedTotal` is the sum that
 * the buyer was shown, for a service that declares to compare it.
 */
export const CheckoutBody = t.type({
  orderDetails: t.record(DeliveryId, WireOrderDetails),
  sendOrderReceipt: t.boolean,
  expectedTotal: optional(Money),
})
export type CheckoutBody = t.TypeOf<typeof CheckoutBody>

export const OrderResults: Codec<readonly OrderResult[]> = listOf(
  t.type({
    success: t.boolean,
    deliveryId: DeliveryId,
    tempOrderId: optional(t.string),
    orderItems: listOf(t.type({ articleNumber: t.string, quantity: t.number, netPrice: Money })),
    message: optional(t.string),
  }),
)
