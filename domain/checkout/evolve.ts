import { absurdCase } from '../kernel/decider'
import type { CheckoutEvent } from './protocol'
import type { CheckoutState, Placing, StoredOrder } from './checkout'
import type { DeliveryForms } from './delivery-form'
import { forgottenPlacing, isOrderedAlready, isUnsettled } from './placing'
import { placedAt, storedOrders } from './stored-orders'

export const emptyCheckout: CheckoutState = { forms: {}, placing: { tag: 'Idle' } }

/** The state after a fact. Facts about another order than the one under way leave it as it is. */
export const evolve = (state: CheckoutState, event: CheckoutEvent): CheckoutState => {
  switch (event.type) {
    case 'FieldFilled': {
      const form = { ...state.forms[event.deliveryId], [event.field]: event.value }
      return { ...state, forms: { ...state.forms, [event.deliveryId]: form } }
    }
    case 'FormRestored':
      return { ...state, forms: event.forms }
    case 'OrderRequested':
      // Pressed in two tabs before either knew of the other: the log's first one is the order.
      if (isUnsettled(state.placing) || isOrderedAlready(state.placing, event.intent)) return state
      return { ...state, placing: { tag: 'Placing', order: event.order, at: event.at, intent: event.intent } }
    case 'CheckoutSummarised':
      return event.state
    case 'OrdersForgotten':
      return { ...state, placing: forgottenPlacing(state.placing) }
    case 'OrderAccepted':
    case 'OrderDeclined':
    case 'OrderBecameUnknown':
    case 'EnquiryRequested':
    case 'OrderNeverPlaced':
      return settled(state, event)
    default:
      return absurdCase(event)
  }
}

type SettlingEvent = Extract<
  CheckoutEvent,
  { type: 'OrderAccepted' | 'OrderDeclined' | 'OrderBecameUnknown' | 'EnquiryRequested' | 'OrderNeverPlaced' }
>

const settled = (state: CheckoutState, event: SettlingEvent): CheckoutState => {
  const { placing } = state
  if (!isUnsettled(placing) || placing.order !== event.order) return state
  const { order, at, intent } = placing
  const becomes = (next: Placing): CheckoutState => ({ ...state, placing: next })
  switch (event.type) {
    case 'OrderAccepted': {
      const orders = storedOrders(intent, event.results)
      return {
        forms: withoutOrdered(state.forms, orders),
        placing: {
          tag: 'Placed',
          order,
          at: placedAt(event.results) ?? at,
          orders,
          sendOrderReceipt: intent.sendOrderReceipt,
        },
      }
    }
    case 'OrderDeclined':
      return becomes({ tag: 'Declined', order, failure: event.failure })
    case 'OrderBecameUnknown':
      return becomes({ tag: 'Unknown', order, at, intent, enquiring: false })
    case 'EnquiryRequested':
      return becomes({ tag: 'Unknown', order, at, intent, enquiring: true })
    case 'OrderNeverPlaced':
      return becomes({ tag: 'Idle' })
    default:
      return absurdCase(event)
  }
}

/** The next order's forms begin empty; those of a failed delivery are kept, since it will be tried again. */
const withoutOrdered = (forms: DeliveryForms, orders: readonly StoredOrder[]): DeliveryForms => {
  const kept = { ...forms }
  for (const { result } of orders) if (result.tag === 'Placed') delete kept[result.deliveryId]
  return kept
}
