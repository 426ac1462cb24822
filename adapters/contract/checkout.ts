import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { type DeliveryFormValues, orderFields, type OrderResult } from '#domain/checkout/checkout'
import type { Instant } from '#domain/kernel/ids'
import { readInstant } from '#domain/kernel/instant'
import { listOf, optional, readBy, withDefault, type Codec } from '#application/codecs/codec'
import { WireDestination } from './address'
import { ArticleNumber, Day, DeliveryId, LocationId, Money, Quantity } from '#application/codecs/values'

const isFields = (u: unknown): u is DeliveryFormValues =>
  typeof u === 'object' &&
  u !== null &&
  !Array.isArray(u) &&
  Object.entries(u).every(([key, value]) => orderFields.some((field) => field === key) && typeof value === 'string')

/** What the user wrote for one delivery, by field; unknown fields are refused. */
export const Fields: Codec<DeliveryFormValues> = new t.Type<DeliveryFormValues, unknown>(
  'DeliveryFormValues',
  isFields,
  (u, c) => (isFields(u) ? t.success(u) : t.failure(u, c)),
  (a) => a,
)

const WireOrderDetails = t.strict({
  storeId: optional(LocationId),
  warehouseId: optional(LocationId),
  destination: optional(WireDestination),
  requestedDeliveryDate: optional(Day),
  fields: withDefault<DeliveryFormValues>(Fields, {}),
})
export type WireOrderDetails = t.TypeOf<typeof WireOrderDetails>

/**
 * POST …/checkout (CHECKOUT-04): exactly one of `storeId` and `warehouseId` per delivery. `expectedTotal` is the sum that
 * the buyer was shown, freight included, and `knownShortages` the articles that the buyer knows to be short, each for a
 * service that declares to compare it.
 */
export const CheckoutBody = t.strict({
  orderDetails: t.record(DeliveryId, WireOrderDetails),
  sendOrderReceipt: t.boolean,
  expectedTotal: optional(Money),
  knownShortages: optional(listOf(t.strict({ deliveryId: DeliveryId, articleNumber: ArticleNumber }))),
})
export type CheckoutBody = t.TypeOf<typeof CheckoutBody>

const ReadInstant = readBy(readInstant, 'Instant')

/** An order that was taken must not look lost because its time cannot be read, so such a time counts as none. */
const OptionalInstant: Codec<Instant | undefined> = new t.Type<Instant | undefined, unknown>(
  'optional Instant',
  (u): u is Instant | undefined => u === undefined || ReadInstant.is(u),
  (u) =>
    t.success(
      pipe(
        ReadInstant.decode(u),
        E.getOrElseW(() => undefined),
      ),
    ),
  (placedAt) => placedAt ?? null,
)

/** Where a delivery leaves from: exactly one of the two. */
const OrderPlace = t.strict({ storeId: optional(LocationId), warehouseId: optional(LocationId) })
type OrderPlace = t.TypeOf<typeof OrderPlace>

const WireOrderResult = t.strict({
  success: t.boolean,
  deliveryId: DeliveryId,
  tempOrderId: optional(t.string),
  orderItems: listOf(t.strict({ articleNumber: ArticleNumber, quantity: Quantity, netPrice: Money })),
  freight: optional(Money),
  placedAt: OptionalInstant,
  orderDetails: optional(OrderPlace),
  message: optional(t.string),
})
type WireOrderResult = t.TypeOf<typeof WireOrderResult>

const resultOf = ({
  success,
  deliveryId,
  tempOrderId,
  orderItems,
  freight,
  placedAt,
  message,
}: WireOrderResult): OrderResult =>
  success
    ? { tag: 'Placed', deliveryId, tempOrderId, orderItems, freight, placedAt }
    : { tag: 'Failed', deliveryId, message }

/** What the order service answers: a result, and where what was ordered leaves from (ORDER-02). */
export type AnsweredOrder = OrderResult & { readonly orderDetails: OrderPlace | undefined }

const onWire = (result: OrderResult, orderDetails: OrderPlace | undefined): WireOrderResult =>
  result.tag === 'Placed'
    ? {
        success: true,
        deliveryId: result.deliveryId,
        tempOrderId: result.tempOrderId,
        orderItems: result.orderItems,
        freight: result.freight,
        placedAt: result.placedAt,
        orderDetails,
        message: undefined,
      }
    : {
        success: false,
        deliveryId: result.deliveryId,
        tempOrderId: undefined,
        orderItems: [],
        freight: undefined,
        placedAt: undefined,
        orderDetails: undefined,
        message: result.message,
      }

const results = <Result extends OrderResult>(
  read: (wire: WireOrderResult) => Result,
  write: (result: Result) => WireOrderResult,
): Codec<readonly Result[]> =>
  // No list at all is no answer: whether anything was ordered is then unknown.
  t.readonlyArray(
    new t.Type<Result, unknown>(
      'OrderResult',
      (u): u is Result => t.strict({ tag: t.string, deliveryId: t.string }).is(u),
      (u, c) => pipe(WireOrderResult.validate(u, c), E.map(read)),
      (result) => WireOrderResult.encode(write(result)),
    ),
  )

/**
 * The answer to an order as the shop reads it: `success` and what goes with it on the wire, a tagged result here. Where a
 * delivery leaves from is not read, since the shop itself has said it.
 */
export const OrderResults: Codec<readonly OrderResult[]> = results(resultOf, (result) => onWire(result, undefined))

/** The answer to an order as the service writes it, and reads it again when the same order is sent once more. */
export const AnsweredOrders: Codec<readonly AnsweredOrder[]> = results<AnsweredOrder>(
  (wire) => ({ ...resultOf(wire), orderDetails: wire.orderDetails }),
  ({ orderDetails, ...result }) => onWire(result, orderDetails),
)
