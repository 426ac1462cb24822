import * as E from 'fp-ts/Either'
import type { CheckoutArea } from '#application/modules/checkout/area'
import { orderIntent } from '#application/modules/checkout/order-intent'
import type { CartView } from '#domain/cart/cart-view'
import type { CheckoutState, OrderResult } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutRefusal,
  CheckoutSettlement,
} from '#domain/checkout/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId, type Instant, locationId } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import type { WriteAhead } from '#application/runtime/write-ahead'
import { drive } from './driven'
import { optionsToAddress } from './given-shop'
import { variable } from './variable'

/** What a test says of the order service. */
export interface FakeCheckout {
  readonly settleOrder: (results: readonly OrderResult[]) => void
  readonly loseOrder: () => void
  /** The service answers about the order number of a delivery; without a message it is a good one. */
  readonly answerOrderNumber: (delivery: DeliveryId, orderNumber: string, errorMessage?: string) => void
  readonly declineOrder: (failure: CallFailure) => void
}

export interface FakeCheckoutGiven {
  readonly forms: CheckoutState['forms'] | undefined
  /** Deliveries whose form asks for an address. */
  readonly toAddress: readonly DeliveryId[]
  readonly at: Instant
  readonly cart: () => CartView
  readonly session: () => SessionState
  readonly onEffect: (effect: CheckoutEffect) => void
  readonly ahead: WriteAhead
}

/** A checkout without an outside: the domain decides, and nothing is settled until the test says so. */
export const fakeCheckout = (
  given: FakeCheckoutGiven,
): { readonly area: CheckoutArea; readonly fake: FakeCheckout } => {
  const { toAddress } = given
  const checkout = drive(
    checkoutDecider,
    (body: CheckoutCommandBody | CheckoutSettlement, id) => ({ ...body, id: commandId(id), at: given.at }),
    given.onEffect,
    given.ahead,
  )
  if (given.forms !== undefined) checkout.dispatch({ type: 'RestoreForm', forms: given.forms, destinations: {} })

  const orderNow = () => {
    const { placing } = checkout.state.get()
    return placing.tag === 'Placing' || placing.tag === 'Unknown' ? placing.order : commandId('none')
  }

  const area: CheckoutArea = {
    get: checkout.state.get,
    subscribe: checkout.state.subscribe,
    unkeptOrder: variable(false),
    placeUnkeptOrder: () => undefined,
    cancelUnkeptOrder: () => undefined,
    fillField: (deliveryId, field, value) => void checkout.dispatch({ type: 'FillField', deliveryId, field, value }),
    setDestination: (deliveryId, destination) =>
      void checkout.dispatch({ type: 'SetDestination', deliveryId, destination }),
    writeAddress: (deliveryId, field, value) =>
      void checkout.dispatch({ type: 'WriteAddress', deliveryId, field, value }),
    validateOrderNumber: (deliveryId) => void checkout.dispatch({ type: 'ValidateOrderNumber', deliveryId }),
    placeOrder: (sendOrderReceipt): E.Either<CheckoutRefusal, void> => {
      const places = { centralStorageId: locationId('C1'), storeOf: () => locationId('S1') }
      const intent = orderIntent(
        given.cart(),
        checkout.state.get(),
        { places, options: optionsToAddress(toAddress) },
        sendOrderReceipt,
      )
      const state = given.session()
      if (intent === undefined || state.tag !== 'Authenticated') return E.left({ tag: 'NothingToOrder' })
      const denied = !may(state.signedIn.claims, 'placeOrders')
      return checkout.dispatch({ type: 'PlaceOrder', intent, denied, toAddress })
    },
    acceptChanges: () => undefined,
    enquireOrder: () => void checkout.dispatch({ type: 'EnquireOrder' }),
    enquireUnanswered: () => undefined,
  }

  return {
    area,
    fake: {
      settleOrder: (results) => void checkout.dispatch({ type: 'RecordResults', order: orderNow(), results }),
      declineOrder: (failure) => void checkout.dispatch({ type: 'RecordFailure', order: orderNow(), failure }),
      answerOrderNumber: (deliveryId, orderNumber, errorMessage) =>
        void checkout.dispatch({ type: 'RecordOrderNumber', deliveryId, orderNumber, errorMessage }),
      loseOrder: () => void checkout.dispatch({ type: 'RecordUnknown', order: orderNow() }),
    },
  }
}
