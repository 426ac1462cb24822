import { absurdCase } from '../kernel/decider'
import type { CheckoutEffect, CheckoutEvent } from './protocol'
import { deliveryIds } from '../delivery/delivery-type'
import { locationOfPlace } from '../delivery/delivery-choice'
import type { CheckoutState, OrderIntent, OrderRequest } from './checkout'
import { type Shortage, shortagesOf } from './shortages'

/** The effects of an event. An order with an unknown outcome is enquired about, never placed again automatically. */
export const react = ({ placing }: CheckoutState, event: CheckoutEvent): readonly CheckoutEffect[] => {
  switch (event.type) {
    case 'OrderRequested':
      return [{ type: 'PlaceOrder', order: event.order, request: requestOf(event.intent) }]
    case 'EnquiryRequested':
      return placing.tag === 'Unknown'
        ? [{ type: 'EnquireOrder', order: placing.order, request: requestOf(placing.intent) }]
        : []
    case 'OrderNumberEntered':
      return [{ type: 'ValidateOrderNumber', deliveryId: event.deliveryId, orderNumber: event.orderNumber }]
    case 'FieldFilled':
    case 'DestinationSet':
    case 'AddressWritten':
    case 'FormRestored':
    case 'OrderNumberValidated':
    case 'OrderAccepted':
    case 'OrderDeclined':
    case 'OrderBecameUnknown':
    case 'OrderNeverPlaced':
    case 'OrdersForgotten':
    case 'CheckoutSummarised':
      return []
    default:
      return absurdCase(event)
  }
}

const requestOf = (intent: OrderIntent): OrderRequest => {
  const { cartId, details, total, sendOrderReceipt } = intent
  return { cartId, details, total, sendOrderReceipt, shortages: shortagesSeen(intent) }
}

/** The lines of an order carry the stock that its buyer was shown. */
const shortagesSeen = ({ details, lines }: OrderIntent): readonly Shortage[] =>
  deliveryIds.flatMap((deliveryId) => {
    const asked = details[deliveryId]
    const own = lines.filter((line) => line.deliveryId === deliveryId)
    return asked === undefined ? [] : shortagesOf(deliveryId, own, locationOfPlace(asked.place))
  })
