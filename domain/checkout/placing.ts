import type { CheckoutState, OrderDetails, OrderIntent, OrderRequest, Placing } from './checkout'
import type { CallFailure } from '../failure/call-failure'
import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'
import type { CartItemId } from '../kernel/ids'
import { noMoney } from '../kernel/money'
import type { CheckoutEffect } from './protocol'

/** An order that was asked for and whose outcome is not known. */
export type Unsettled = Extract<Placing, { tag: 'Placing' | 'Unknown' }>

export const isUnsettled = (placing: Placing): placing is Unsettled =>
  placing.tag === 'Placing' || placing.tag === 'Unknown'

/** The lines of an order that the service knows. */
export const itemsOf = ({ lines }: Pick<OrderIntent, 'lines'>): readonly CartItemId[] =>
  lines.flatMap(({ cartItemId }) => (cartItemId === undefined ? [] : [cartItemId]))

/** Whether the last order was declined and concerns some of these lines: what is put in the cart later is another order. */
export const isDeclinedOrderOf = (
  placing: Placing,
  lines: OrderIntent['lines'],
): placing is Extract<Placing, { tag: 'Declined' }> =>
  placing.tag === 'Declined' && itemsOf({ lines }).some((item) => placing.items.includes(item))

/**
 * Whether the last order included every line of this one. A tab that has not read that order yet still shows the
 * lines, and its button would ask for them once more.
 */
export const isOrderedAlready = (placing: Placing, { lines }: OrderIntent): boolean => {
  if (placing.tag !== 'Placed' || lines.length === 0) return false
  const ordered = new Set(
    placing.orders.flatMap((order) =>
      order.result.tag === 'Placed' ? order.lines.map((line) => line.cartItemId) : [],
    ),
  )
  return lines.every(({ cartItemId }) => cartItemId !== undefined && ordered.has(cartItemId))
}

/** The route rule `checkout-success-page`: at least one order of this session went through (ROUTE-12). */
export const checkoutSuccessPageRule = ({ placing }: CheckoutState): boolean =>
  placing.tag === 'Placed' && placing.orders.some(({ result }) => result.tag === 'Placed')

/**
 * Whether an order whose call failed is known not to be placed. It is unknown when the answer was lost on the way
 * (time-out, abort, network, 502 to 504) or came and could not be read: the service may have carried it out.
 */
export const orderOutcome = (failure: CallFailure): 'unknown' | 'declined' => {
  switch (failure.tag) {
    case 'Lost':
    case 'Aborted':
    case 'Unreadable':
      return 'unknown'
    case 'Refused':
      return failure.status >= 502 && failure.status <= 504 ? 'unknown' : 'declined'
  }
}

/** Whether the service itself failed at the order. It may have failed after it carried the order out. */
export const isServiceFault = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.status >= 500 && orderOutcome(failure) === 'declined'

/** The order service's code for a total that differs from the one shown to the buyer. */
export const TOTAL_CHANGED = 'TOTAL_CHANGED'

/** The order service's code for goods that have become short since the buyer was shown the order. */
export const STOCK_CHANGED = 'STOCK_CHANGED'

/** The order service's code for a cart that was ordered before. */
export const CART_ORDERED = 'CART_ORDERED'

/** Whether an order was left alone because its cart has ended: it may have been ordered from another browser. */
export const isCartGone = (failure: CallFailure | undefined): boolean =>
  failure?.tag === 'Refused' && failure.status === 404

/**
 * Whether an order was left alone only because its sum is another now, or its stock: the buyer sees what has changed and
 * decides.
 */
export const isOrderChanged = (failure: CallFailure | undefined): boolean =>
  failure?.tag === 'Refused' && (failure.code === TOTAL_CHANGED || failure.code === STOCK_CHANGED)

/** Why an order did not go through as a whole. `deliveries`: those that were not ordered. */
export type OrderShortfall =
  | { readonly tag: 'TotalChanged' }
  | { readonly tag: 'StockChanged' }
  /**
   * The cart has ended. It may have been ordered from another browser, so the lines may be ordered already.
   * `ordered`: the service's own words where it says that they are.
   */
  | { readonly tag: 'CartGone'; readonly ordered: string | undefined }
  /** `reason`: the service's own Swedish words; not those of a service that failed, which are not for users (ERROR-08). */
  | { readonly tag: 'NothingOrdered'; readonly reason: string | undefined }
  | { readonly tag: 'PartlyOrdered'; readonly deliveries: readonly DeliveryId[] }

const shortfallOf = (failure: CallFailure | undefined): OrderShortfall => {
  if (failure?.tag !== 'Refused') return { tag: 'NothingOrdered', reason: undefined }
  if (isOrderChanged(failure)) return { tag: failure.code === STOCK_CHANGED ? 'StockChanged' : 'TotalChanged' }
  return isCartGone(failure)
    ? { tag: 'CartGone', ordered: failure.code === CART_ORDERED ? failure.message : undefined }
    : { tag: 'NothingOrdered', reason: isServiceFault(failure) ? undefined : failure.message }
}

/** What an order lacks that was answered (CHECKOUT-10, CHECKOUT-12); undefined where it lacks nothing. */
export const orderShortfall = (placing: Placing): OrderShortfall | undefined => {
  switch (placing.tag) {
    case 'Declined':
      return shortfallOf(placing.failure)
    case 'Placed': {
      const failed = placing.orders.filter(({ result }) => result.tag === 'Failed')
      return failed.length === 0
        ? undefined
        : { tag: 'PartlyOrdered', deliveries: failed.map(({ result }) => result.deliveryId) }
    }
    case 'Idle':
    case 'Placing':
    case 'Unknown':
      return undefined
  }
}

/** The parts of an order that an enquiry about it needs. */
type Enquired = Omit<OrderRequest, 'shortages'>

/**
 * What an enquiry about an order needs: the cart, the deliveries and their places. Nothing that tells of a person or a
 * price is left, so the request must never be placed: its total is zero.
 */
const enquiryOf = ({ cartId, details, sendOrderReceipt }: Enquired): Enquired => {
  const kept: Partial<Record<(typeof deliveryIds)[number], OrderDetails>> = {}
  for (const id of deliveryIds) {
    const asked = details[id]
    if (asked !== undefined)
      kept[id] = { place: asked.place, destination: undefined, requestedDeliveryDate: undefined, fields: {} }
  }
  return { cartId, details: kept, total: noMoney, sendOrderReceipt }
}

const forgottenIntent = (intent: OrderIntent): OrderIntent => ({ ...enquiryOf(intent), lines: [], freight: {} })

/** The order's way once its buyer has logged out: an unsettled order can still be enquired about, others are gone. */
export const forgottenPlacing = (placing: Placing): Placing =>
  isUnsettled(placing) ? { ...placing, intent: forgottenIntent(placing.intent) } : { tag: 'Idle' }

/** What is left of a checkout whose buyer has logged out; undefined where no enquiry is to follow. */
export const forgottenCheckout = ({ placing }: CheckoutState): CheckoutState | undefined =>
  isUnsettled(placing)
    ? { forms: {}, destinations: {}, errorMessages: {}, placing: forgottenPlacing(placing) }
    : undefined

/**
 * An unanswered call whose asker has logged out: an enquiry about the order, whether it was placed before or not.
 * Undefined for a question about a form, which is gone.
 */
export const forgottenEffect = (effect: CheckoutEffect): CheckoutEffect | undefined =>
  effect.type === 'ValidateOrderNumber'
    ? undefined
    : { type: 'EnquireOrder', order: effect.order, request: { ...enquiryOf(effect.request), shortages: [] } }
