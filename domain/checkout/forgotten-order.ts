import { deliveryIds } from '../delivery/delivery-type'
import { noMoney } from '../kernel/money'
import type { CheckoutEffect, CheckoutState, OrderDetails, OrderIntent, OrderRequest, Placing } from './checkout'
import { isUnsettled } from './placing'

/**
 * What an enquiry about an order needs: the cart, the deliveries and their places. Nothing that tells of a person or a
 * price is left, so the request must never be placed: its total is zero.
 */
const enquiryOf = ({ cartId, details, sendOrderReceipt }: OrderRequest): OrderRequest => {
  const kept: Partial<Record<(typeof deliveryIds)[number], OrderDetails>> = {}
  for (const id of deliveryIds) {
    const asked = details[id]
    if (asked !== undefined) kept[id] = { place: asked.place, requestedDeliveryDate: undefined, fields: {} }
  }
  return { cartId, details: kept, total: noMoney, sendOrderReceipt }
}

const forgottenIntent = (intent: OrderIntent): OrderIntent => ({ ...enquiryOf(intent), lines: [] })

/** The order's way once its buyer has logged out: an unsettled order can still be enquired about, others are gone. */
export const forgottenPlacing = (placing: Placing): Placing =>
  isUnsettled(placing) ? { ...placing, intent: forgottenIntent(placing.intent) } : { tag: 'Idle' }

/** What is left of a checkout whose buyer has logged out; undefined where no enquiry is to follow. */
export const forgottenCheckout = ({ placing }: CheckoutState): CheckoutState | undefined =>
  isUnsettled(placing) ? { forms: {}, placing: forgottenPlacing(placing) } : undefined

/** An unanswered call whose asker has logged out: an enquiry about the order, whether it was placed before or not. */
export const forgottenEffect = ({ order, request }: CheckoutEffect): CheckoutEffect => ({
  type: 'EnquireOrder',
  order,
  request: enquiryOf(request),
})
