import type { CartLine } from '#domain/cart/cart'
import type { OrderDetails } from '#domain/checkout/checkout'
import { refusedClaims, type StockClaim } from '#domain/checkout/stock-claims'
import { type Shortage, shortagesOf } from '#domain/checkout/shortages'
import { locationOfPlace } from '#domain/delivery/delivery-choice'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import type { CheckoutBody } from '#adapters/contract/checkout'
import type { Identity } from '../auth/identity'
import { withArticles } from '../cart/line-variants'
import type { CartRow } from '../cart/lock-cart'
import { readPlaces, type PlacesOfDeliveries } from '../cart/places'
import { readDeliveries, readLines } from '../cart/read-lines'
import type { Database } from '../database/database'
import { claimRefusal, detailsRefusal, placeGiven, type OrderingTimes } from './delivery-refusal'
import { freightOfDelivery } from './order-total'
import type { AcceptedDelivery } from './save-order'

/** A delivery of a submitted cart: the part to save, or why it is refused. */
export type ValidatedDelivery =
  | ({ readonly tag: 'Accepted' } & AcceptedDelivery)
  | {
      readonly tag: 'Refused'
      readonly deliveryId: DeliveryId
      readonly message: string
      /** Whether the cart holds the delivery as part of the order. */
      readonly submitted: boolean
    }

export interface Submission {
  readonly trx: Database
  readonly identity: Identity
  readonly cart: CartRow
  readonly body: CheckoutBody
  readonly times: OrderingTimes
}

/**
 * Each delivery of the order with its lines as priced and stocked just now; those that their details refuse, and those that
 * the buyer names though they are not part of the order, are refused already.
 */
export const prepareDeliveries = async (submission: Submission): Promise<readonly ValidatedDelivery[]> => {
  const { trx, cart, body } = submission
  const places = await readPlaces(trx)
  const entries = await readDeliveries(trx, cart.cart_id)
  const included = entries.filter((entry) => entry.isIncludedInOrder).map((entry) => entry.deliveryId)
  const lines = await readLines(trx, cart.cart_id)
  const prepared: ValidatedDelivery[] = []
  for (const deliveryId of deliveryIds) {
    if (included.includes(deliveryId)) {
      const own = lines.filter((line) => line.deliveryId === deliveryId)
      prepared.push(await prepareDelivery(submission, places, deliveryId, own))
    } else if (body.orderDetails[deliveryId] !== undefined) {
      prepared.push({ tag: 'Refused', deliveryId, message: 'Leveransen ingår inte i ordern.', submitted: false })
    }
  }
  return prepared
}

/** What their places do not hold in full for the deliveries that their details do not refuse. */
export const shortagesIn = (prepared: readonly ValidatedDelivery[]): readonly Shortage[] =>
  prepared.flatMap(claimOf).flatMap(({ deliveryId, lines, place }) => shortagesOf(deliveryId, lines, place))

/**
 * Judges the prepared deliveries by stock, over the whole order: a delivery may take what the accepted ones before it leave.
 * @param allowed deliveries that the buyer may choose
 */
export const judgeDeliveries = (
  prepared: readonly ValidatedDelivery[],
  allowed: readonly DeliveryId[],
): readonly ValidatedDelivery[] => {
  const faults = refusedClaims(prepared.flatMap(claimOf), allowed)
  return prepared.map((delivery) => {
    const fault = faults.get(delivery.deliveryId)
    return delivery.tag === 'Refused' || fault === undefined
      ? delivery
      : { tag: 'Refused', deliveryId: delivery.deliveryId, message: claimRefusal(fault), submitted: true }
  })
}

const claimOf = (delivery: ValidatedDelivery): readonly StockClaim[] =>
  delivery.tag === 'Refused'
    ? []
    : [{ deliveryId: delivery.deliveryId, place: locationOfPlace(delivery.details.place), lines: delivery.lines }]

/** A delivery with its lines as priced and stocked just now, unless its details alone refuse it. */
const prepareDelivery = async (
  { trx, identity, body, times }: Submission,
  places: PlacesOfDeliveries,
  deliveryId: DeliveryId,
  lines: readonly CartLine[],
): Promise<ValidatedDelivery> => {
  const refused = (message: string): ValidatedDelivery => ({ tag: 'Refused', deliveryId, message, submitted: true })
  const named = body.orderDetails[deliveryId]
  if (named === undefined) return refused('Uppgifter om leveransen saknas.')
  // A day that was asked for in the cart is judged too: it may have passed since.
  const given = { ...named, requestedDeliveryDate: named.requestedDeliveryDate ?? lines[0]?.requestedDeliveryDate }
  const place = placeGiven(deliveryId, given, places)
  const refusal = detailsRefusal(deliveryId, given, place, times)
  if (refusal !== undefined || place === undefined) return refused(refusal ?? '')
  // The order has its prices even when its buyer may not see them (PERM-12, PERM-17).
  const pricing: Identity = { ...identity, permissionDenies: [] }
  const priced = await withArticles(trx, pricing, lines, () => [locationOfPlace(place)])
  const details: OrderDetails = {
    place,
    destination: given.destination,
    requestedDeliveryDate: given.requestedDeliveryDate,
    fields: given.fields,
  }
  const freight = freightOfDelivery(deliveryId, priced, times.options)
  return { tag: 'Accepted', deliveryId, details, lines: priced, freight }
}
