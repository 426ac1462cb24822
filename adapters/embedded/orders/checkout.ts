import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CartLine } from '#domain/cart/cart'
import type { OrderDetails, OrderResult } from '#domain/checkout/checkout'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import { noMoney } from '#domain/kernel/money'
import { OrderResults, type CheckoutBody } from '#adapters/contract/checkout'
import type { CartCall } from '../cart/change-cart'
import type { DeliveryCalendar } from '../cart/delivery-commands'
import { withVariants } from '../cart/line-variants'
import { endCart, lockCart, nextVersion, type CartRow } from '../cart/lock-cart'
import { readPlaces, type PlacesOfDeliveries } from '../cart/places'
import { readDeliveries, readLines } from '../cart/read-lines'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { answerOnce, findAnswer } from '../idempotency/answer-once'
import { notFound, type RequestFailure } from '../request-failure'
import { detailsRefusal, lineRefusal, locationOf, placeGiven } from './delivery-refusal'
import { keepDelivery, keepOrder, type AcceptedDelivery } from './keep-order'

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
const outdated: RequestFailure = {
  status: 412,
  code: 'VERSION_MISMATCH',
  message: 'Varukorgen har ändrats sedan den lästes.',
}

type Results = E.Either<RequestFailure, readonly OrderResult[]>

/**
 * Orders what is included in a cart (CHECKOUT-03), each delivery for itself (CHECKOUT-05): what can be ordered is kept
 * with the prices of this moment and leaves the cart, what cannot stays there with the reason in its result.
 */
export const checkout = async (call: CartCall, body: CheckoutBody, calendar: DeliveryCalendar): Promise<Results> => {
  if (call.identity.denies.includes('EJ_ORDER')) return E.left(orderingDenied)
  return inTransaction(call.services.db, async (trx) => {
    const cart = await lockCart(trx, call.identity, call.cartId)
    if (cart === undefined) return E.left(notFound)
    return answerOnce(trx, call.request, OrderResults, async (): Promise<Results> => {
      if (cart.status !== 'ACTIVE') return E.left(notFound)
      if (call.ifMatch !== undefined && call.ifMatch !== cart.version) return E.left(outdated)
      if (await isSuspended(trx, cart)) return E.left(suspended)
      const judged = await judgeDeliveries({ trx, call, cart, body, calendar })
      if (!judged.some((delivery) => delivery.tag === 'Accepted' || delivery.submitted)) return E.left(nothingToOrder)
      return E.right(await placeOrder(trx, call, cart, body, judged))
    })
  })
}

/**
 * What an earlier checkout with this key was answered; 404 when none was carried out (a key of another kind of call is none). Waits for one that is under way,
 * as both take the cart's lock, and never carries anything out itself.
 */
export const checkoutStatus = (call: CartCall, key: string): Promise<Results> =>
  inTransaction(call.services.db, async (trx): Promise<Results> => {
    const cart = await lockCart(trx, call.identity, call.cartId)
    if (cart === undefined) return E.left(notFound)
    const stored = await findAnswer(trx, call.identity.userId, key)
    return stored === undefined
      ? E.left(notFound)
      : pipe(
          OrderResults.decode(stored.answer),
          E.mapLeft(() => notFound),
        )
  })

const isSuspended = async (trx: Database, cart: CartRow): Promise<boolean> => {
  const customer = await trx
    .selectFrom('customers')
    .select('is_suspended')
    .where('customer_id', '=', cart.customer_id)
    .executeTakeFirst()
  return customer?.is_suspended ?? true
}

type JudgedDelivery =
  | ({ readonly tag: 'Accepted' } & AcceptedDelivery)
  | {
      readonly tag: 'Refused'
      readonly deliveryId: DeliveryId
      readonly message: string
      /** Whether the cart holds the delivery as part of the order. */
      readonly submitted: boolean
    }

interface Submission {
  readonly trx: Database
  readonly call: CartCall
  readonly cart: CartRow
  readonly body: CheckoutBody
  readonly calendar: DeliveryCalendar
}

const judgeDeliveries = async (submission: Submission): Promise<readonly JudgedDelivery[]> => {
  const { trx, cart, body } = submission
  const places = await readPlaces(trx)
  const entries = await readDeliveries(trx, cart.cart_id)
  const included = entries.filter((entry) => entry.isIncludedInOrder).map((entry) => entry.deliveryId)
  const lines = await readLines(trx, cart.cart_id)
  const judged: JudgedDelivery[] = []
  for (const deliveryId of deliveryIds) {
    if (included.includes(deliveryId)) {
      judged.push(
        await judgeDelivery(
          submission,
          places,
          deliveryId,
          lines.filter((line) => line.deliveryId === deliveryId),
        ),
      )
    } else if (body.orderDetails[deliveryId] !== undefined) {
      judged.push({ tag: 'Refused', deliveryId, message: 'Leveransen ingår inte i ordern.', submitted: false })
    }
  }
  return judged
}

const judgeDelivery = async (
  { trx, call, body, calendar }: Submission,
  places: PlacesOfDeliveries,
  deliveryId: DeliveryId,
  lines: readonly CartLine[],
): Promise<JudgedDelivery> => {
  const refused = (message: string): JudgedDelivery => ({ tag: 'Refused', deliveryId, message, submitted: true })
  const given = body.orderDetails[deliveryId]
  if (given === undefined) return refused('Uppgifter om leveransen saknas.')
  const place = placeGiven(deliveryId, given, places)
  const refusal = detailsRefusal(deliveryId, given, place, calendar)
  if (refusal !== undefined || place === undefined) return refused(refusal ?? '')
  const location = locationOf(place)
  // The order has its prices even when its buyer may not see them (PERM-12, PERM-17).
  const pricing = { ...call.identity, denies: [] }
  const priced = await withVariants(trx, pricing, lines, () => [location])
  const fault = priced.map((line) => lineRefusal(line, location)).find((message) => message !== undefined)
  if (fault !== undefined) return refused(fault)
  const details: OrderDetails = {
    place,
    requestedDeliveryDate: given.requestedDeliveryDate ?? lines[0]?.requestedDeliveryDate,
    fields: given.fields,
  }
  return { tag: 'Accepted', deliveryId, details, lines: priced }
}

const placeOrder = async (
  trx: Database,
  { services, identity }: CartCall,
  cart: CartRow,
  body: CheckoutBody,
  judged: readonly JudgedDelivery[],
): Promise<readonly OrderResult[]> => {
  const ordered = judged.flatMap((delivery) => (delivery.tag === 'Accepted' ? [delivery.deliveryId] : []))
  const orderId = services.ids.next()
  const placedAt = services.clock.now()
  if (ordered.length > 0) {
    await keepOrder(trx, cart, { orderId, placedAt, sendOrderReceipt: body.sendOrderReceipt })
  }
  const hidesPrices = identity.denies.includes('EJ_SE_PRISER')
  const results: OrderResult[] = []
  for (const delivery of judged) {
    const { deliveryId } = delivery
    if (delivery.tag === 'Refused') {
      results.push({ success: false, deliveryId, tempOrderId: undefined, orderItems: [], message: delivery.message })
      continue
    }
    const tempOrderId = await keepDelivery(trx, orderId, delivery)
    const orderItems = delivery.lines.map(({ articleNumber, quantity, variant }) => ({
      articleNumber,
      quantity,
      netPrice: hidesPrices ? noMoney : (variant?.price?.netPrice ?? noMoney),
    }))
    results.push({ success: true, deliveryId, tempOrderId, orderItems, message: undefined })
  }
  if (ordered.length > 0) await takeOutOfCart(trx, cart, ordered, placedAt)
  return results
}

/** What is ordered leaves the cart; a cart from which all is ordered ends. */
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
