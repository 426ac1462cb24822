import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { customerId } from '#domain/kernel/ids'
import { noMoney } from '#domain/kernel/money'
import { type AnsweredOrder, AnsweredOrders, type CheckoutBody } from '#adapters/contract/checkout'
import { deliveryDenied, readAllowedDeliveries } from '../auth/allowed-deliveries'
import type { CartCall } from '../cart/change-cart'
import { endCart, lockCart, nextVersion, type CartRow } from '../cart/lock-cart'
import { outdated } from '../cart/version-header'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { closeKey, findAnswer, idempotentResponse } from '../idempotency/idempotent-response'
import { markOrderedQuotes } from '../quotes/mark-ordered'
import { notFound, type RequestFailure } from '../request-failure'
import { STOCK_CHANGED, TOTAL_CHANGED } from '#domain/checkout/placing'
import { newShortages } from '#domain/checkout/shortages'
import { may } from '#domain/session/permissions'
import { orderTotal } from './order-total'
import type { OrderingTimes } from './delivery-refusal'
import { judgeDeliveries, prepareDeliveries, shortagesIn, type ValidatedDelivery } from './validate-deliveries'
import { endedCart } from './ended-cart'
import { queueReceipt, type ReceiptedDelivery } from './queue-receipt'
import { receivedOf, saveDelivery, saveOrder } from './save-order'
import { receiveOrder } from '../order-history/receive-order'
import { lockStock, decrementStock, placesNamed } from './decrement-stock'
import { isTooLarge, orderTooLarge } from './order-too-large'

const orderingDenied: RequestFailure = {
  status: 403,
  code: 'ORDERING_DENIED',
  message: 'Du saknar rättighet att beställa.',
}
const suspended: RequestFailure = {
  status: 403,
  code: 'CUSTOMER_SUSPENDED',
  message: 'Ert kundkonto är spärrat. Kontakta oss för hjälp.',
}
const nothingToOrder: RequestFailure = {
  status: 422,
  code: 'NOTHING_TO_ORDER',
  message: 'Det finns inget att beställa i varukorgen.',
}

const totalChanged: RequestFailure = {
  status: 412,
  code: TOTAL_CHANGED,
  message: 'Summan är en annan än den som visades.',
}

const stockChanged: RequestFailure = {
  status: 412,
  code: STOCK_CHANGED,
  message: 'Lagret räcker inte längre till det som visades.',
}

type Results = E.Either<RequestFailure, readonly AnsweredOrder[]>

/**
 * Orders what is included in a cart (CHECKOUT-03), each delivery for itself (CHECKOUT-05): what can be ordered is kept
 * with the prices of this moment and leaves the cart, what cannot stays there with the reason in its result.
 */
export const checkout = async (call: CartCall, body: CheckoutBody, times: OrderingTimes): Promise<Results> => {
  if (!may(call.identity, 'placeOrders')) return E.left(orderingDenied)
  let sellsOut = false
  const results = await inTransaction(call.services.db, async (trx): Promise<Results> => {
    const cart = await lockCart(trx, call.identity, call.cartId)
    if (cart === undefined) return E.left(notFound)
    return idempotentResponse(trx, call.request, AnsweredOrders, async (): Promise<Results> => {
      if (cart.status !== 'ACTIVE') return E.left(await endedCart(trx, cart))
      if (call.ifMatch?.includes(cart.version) === false) return E.left(outdated)
      if (await isSuspended(trx, cart)) return E.left(suspended)
      const allowed = await readAllowedDeliveries(trx, call.identity)
      if (Object.keys(body.orderDetails).some((named) => !allowed.some((id) => id === named)))
        return E.left(deliveryDenied)
      if (await costsOtherThanShown(trx, call, cart, body, times)) return E.left(totalChanged)
      await lockStock(trx, cart.cart_id, placesNamed(Object.values(body.orderDetails)))
      const prepared = await prepareDeliveries({ trx, identity: call.identity, cart, body, times })
      if (isShorterThanKnown(prepared, body)) return E.left(stockChanged)
      const judged = judgeDeliveries(prepared, allowed)
      if (!judged.some((delivery) => delivery.tag === 'Accepted' || delivery.submitted)) return E.left(nothingToOrder)
      if (isTooLarge(judged)) return E.left(orderTooLarge)
      const placed = await placeOrder(trx, call, cart, body, judged)
      sellsOut = placed.sellsOut
      return E.right(placed.results)
    })
  })
  if (sellsOut) call.services.stockTurned.emit()
  return results
}

/**
 * The answer to an earlier checkout with this key; 404 when there was none (a key of another kind of call does not
 * count). Waits for a checkout under way, since both take the cart's lock. It never places an order, and a checkout that
 * arrives after it with this key is refused.
 */
export const checkoutStatus = async (call: CartCall, key: string): Promise<Results> => {
  const answer = await inTransaction(call.services.db, async (trx): Promise<E.Either<RequestFailure, unknown>> => {
    const cart = await lockCart(trx, call.identity, call.cartId)
    if (cart === undefined) return E.left(notFound)
    const stored = await findAnswer(trx, call.identity.userId, key)
    if (stored === undefined) await closeKey(trx, call.identity.userId, key, call.services.clock.now())
    return E.right(stored?.answer)
  })
  return pipe(
    answer,
    E.chain((found) =>
      found === undefined || found === null
        ? E.left(notFound)
        : pipe(
            AnsweredOrders.decode(found),
            E.mapLeft(() => notFound),
          ),
    ),
  )
}

/** A user who may not see prices was shown no sum to check the order against (PERM-12). */
const costsOtherThanShown = async (
  trx: Database,
  { identity }: CartCall,
  cart: CartRow,
  { expectedTotal }: CheckoutBody,
  { options }: OrderingTimes,
): Promise<boolean> =>
  expectedTotal !== undefined &&
  may(identity, 'seePrices') &&
  expectedTotal !== (await orderTotal(trx, identity, cart, options))

/** Whether goods have become short since the buyer saw the order. */
const isShorterThanKnown = (prepared: readonly ValidatedDelivery[], { knownShortages }: CheckoutBody): boolean =>
  knownShortages !== undefined && newShortages(shortagesIn(prepared), knownShortages).length > 0

const isSuspended = async (trx: Database, cart: CartRow): Promise<boolean> => {
  const customer = await trx
    .selectFrom('customers')
    .select('is_suspended')
    .where('customer_id', '=', cart.customer_id)
    .executeTakeFirst()
  return customer?.is_suspended ?? true
}

const placeOrder = async (
  trx: Database,
  { services, identity }: CartCall,
  cart: CartRow,
  body: CheckoutBody,
  judged: readonly ValidatedDelivery[],
): Promise<{ readonly results: readonly AnsweredOrder[]; readonly sellsOut: boolean }> => {
  const ordered = judged.flatMap((delivery) => (delivery.tag === 'Accepted' ? [delivery.deliveryId] : []))
  const orderId = services.ids.next()
  const placedAt = services.clock.now()
  if (ordered.length > 0) {
    await saveOrder(trx, cart, { orderId, placedAt, sendOrderReceipt: body.sendOrderReceipt })
  }
  const hidesPrices = !may(identity, 'seePrices')
  const results: AnsweredOrder[] = []
  const placed: ReceiptedDelivery[] = []
  let sellsOut = false
  for (const delivery of judged) {
    const { deliveryId } = delivery
    if (delivery.tag === 'Refused') {
      results.push({ tag: 'Failed', deliveryId, message: delivery.message, orderDetails: undefined })
      continue
    }
    const tempOrderId = await saveDelivery(trx, orderId, delivery)
    placed.push({ orderNumber: tempOrderId, delivery })
    const stock = await decrementStock(trx, delivery.details, delivery.lines)
    if (stock.sellsOut) sellsOut = true
    await receiveOrder(trx, receivedOf(cart, placedAt, tempOrderId, delivery), stock.taken)
    const orderItems = delivery.lines.map(({ articleNumber, quantity, article }) => ({
      articleNumber,
      quantity,
      netPrice: hidesPrices ? noMoney : (article?.price?.netPrice ?? noMoney),
    }))
    const freight = hidesPrices ? noMoney : delivery.freight
    const orderDetails = placeOnWire(delivery.details.place)
    results.push({ tag: 'Placed', deliveryId, tempOrderId, orderItems, freight, placedAt, orderDetails })
  }
  if (body.sendOrderReceipt) await queueReceipt(services, trx, identity, placed)
  const labels = placed.flatMap(({ delivery }) => delivery.lines.map(({ label }) => label))
  await markOrderedQuotes(trx, { customer: customerId(cart.customer_id), at: placedAt, labels })
  if (ordered.length > 0) await takeOutOfCart(trx, cart, ordered, placedAt)
  return { results, sellsOut }
}

const placeOnWire = (place: FulfilmentLocation): NonNullable<AnsweredOrder['orderDetails']> => ({
  storeId: place.tag === 'Store' ? place.storeId : undefined,
  warehouseId: place.tag === 'Warehouse' ? place.warehouseId : undefined,
})

/** Removes the ordered lines from the cart. A cart from which everything is ordered ends. */
const takeOutOfCart = async (
  trx: Database,
  cart: CartRow,
  ordered: readonly DeliveryId[],
  at: string,
): Promise<void> => {
  await trx.deleteFrom('cart_items').where('cart_id', '=', cart.cart_id).where('delivery_id', 'in', ordered).execute()
  await trx
    .deleteFrom('cart_deliveries')
    .where('cart_id', '=', cart.cart_id)
    .where('delivery_id', 'in', ordered)
    .execute()
  await nextVersion(trx, cart)
  const left = await trx
    .selectFrom('cart_items')
    .select('position')
    .where('cart_id', '=', cart.cart_id)
    .limit(1)
    .execute()
  if (left.length === 0) await endCart(trx, cart, 'ORDERED', at)
}
