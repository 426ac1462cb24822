import { absurdCase } from '../kernel/decider'
import type { CheckoutEffect, CheckoutEvent } from './protocol'
import type { CheckoutState, OrderIntent, OrderRequest } from './checkout'

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

const requestOf = ({ lines: _lines, ...request }: OrderIntent): OrderRequest => request
