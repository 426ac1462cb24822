import { withText } from '../address/destination'
import type { DeliveryId } from '../delivery/delivery-type'
import { absurdCase } from '../kernel/decider'
import type { CheckoutEvent } from './protocol'
import type { CheckoutState, OrderField, Placing, StoredOrder } from './checkout'
import { enteredOrderNumber } from './order-number'
import { forgottenPlacing, isOrderedAlready, isUnsettled, itemsOf } from './placing'
import { placedAt, storedOrders } from './stored-orders'

export const emptyCheckout: CheckoutState = {
  forms: {},
  destinations: {},
  errorMessages: {},
  placing: { tag: 'Idle' },
}

/** The state after a fact. Facts about another order than the one under way leave it as it is. */
export const evolve = (state: CheckoutState, event: CheckoutEvent): CheckoutState => {
  switch (event.type) {
    case 'FieldFilled': {
      const { deliveryId, field } = event
      const form = { ...state.forms[deliveryId], [field]: event.value }
      return { ...withErrorMessage(state, deliveryId, field, undefined), forms: { ...state.forms, [deliveryId]: form } }
    }
    case 'DestinationSet':
      return { ...state, destinations: { ...state.destinations, [event.deliveryId]: event.destination } }
    case 'AddressWritten': {
      const { deliveryId, field, value } = event
      const destination = withText(state.destinations[deliveryId], field, value)
      return { ...state, destinations: { ...state.destinations, [deliveryId]: destination } }
    }
    case 'FormRestored':
      return { ...state, forms: event.forms, destinations: event.destinations, errorMessages: {} }
    case 'OrderNumberEntered':
      return state
    case 'OrderNumberValidated':
      return enteredOrderNumber(state, event.deliveryId) === event.orderNumber
        ? withErrorMessage(state, event.deliveryId, 'orderNumber', event.errorMessage)
        : state
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

/** A message holds for the value that it was said of, and goes with it. */
const withErrorMessage = (
  state: CheckoutState,
  deliveryId: DeliveryId,
  field: OrderField,
  errorMessage: string | undefined,
): CheckoutState => {
  const { [field]: before, ...others } = state.errorMessages[deliveryId] ?? {}
  if (before === errorMessage) return state
  const ofDelivery = errorMessage === undefined ? others : { ...others, [field]: errorMessage }
  return { ...state, errorMessages: { ...state.errorMessages, [deliveryId]: ofDelivery } }
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
        destinations: withoutOrdered(state.destinations, orders),
        errorMessages: withoutOrdered(state.errorMessages, orders),
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
      return becomes({ tag: 'Declined', order, failure: event.failure, items: itemsOf(intent) })
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
const withoutOrdered = <A>(
  filled: Readonly<Partial<Record<DeliveryId, A>>>,
  orders: readonly StoredOrder[],
): Readonly<Partial<Record<DeliveryId, A>>> => {
  const kept = { ...filled }
  for (const { result } of orders) if (result.tag === 'Placed') delete kept[result.deliveryId]
  return kept
}
