import type { CartLine } from '#domain/cart/cart'
import type { OrderDetails } from '#domain/checkout/checkout'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import type { CheckoutBody } from '#adapters/contract/checkout'
import type { Identity } from '../auth/identity'
import { withVariants } from '../cart/line-variants'
import type { CartRow } from '../cart/lock-cart'
import { readPlaces, type PlacesOfDeliveries } from '../cart/places'
import { readDeliveries, readLines } from '../cart/read-lines'
import type { Database } from '../database/database'
import { detailsRefusal, lineRefusal, locationOf, placeGiven, type OrderingTimes } from './delivery-refusal'
import type { AcceptedDelivery } from './keep-order'

/** A delivery of a submitted cart: what shall be kept of it, or why not. */
export type JudgedDelivery =
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

/** Judges each delivery that is part of the order, and those that the buyer names though they are not. */
export const judgeDeliveries = async (submission: Submission): Promise<readonly JudgedDelivery[]> => {
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
  { trx, identity, body, times }: Submission,
  places: PlacesOfDeliveries,
  deliveryId: DeliveryId,
  lines: readonly CartLine[],
): Promise<JudgedDelivery> => {
  const refused = (message: string): JudgedDelivery => ({ tag: 'Refused', deliveryId, message, submitted: true })
  const given = body.orderDetails[deliveryId]
  if (given === undefined) return refused('Uppgifter om leveransen saknas.')
  const place = placeGiven(deliveryId, given, places)
  const refusal = detailsRefusal(deliveryId, given, place, times)
  if (refusal !== undefined || place === undefined) return refused(refusal ?? '')
  const location = locationOf(place)
  // The order has its prices even when its buyer may not see them (PERM-12, PERM-17).
  const pricing = { ...identity, denies: [] }
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
