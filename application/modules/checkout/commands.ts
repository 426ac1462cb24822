import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { deliveriesToAddress, type Destination } from '#domain/address/destination'
import type { AddressField } from '#domain/address/written-address'
import { cartView } from '#domain/cart/cart-view'
import type { CheckoutRefusal } from '#domain/checkout/protocol'
import type { OrderField } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CommandId } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import type { Halted } from '#application/runtime/halt'
import { ABOUT_ORDER } from '#application/messages/order-message'
import { checkoutRefusalMessage } from '#application/messages/refusal-messages'
import { deliveryLocationsOf } from '#domain/session/offered-deliveries'
import type { CartTypes } from '../cart/types'
import type { Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import { orderIntent } from './order-intent'
import type { CheckoutTypes } from './types'

/** What a view can ask of the checkout. */
export interface CheckoutCommands {
  readonly fillField: (delivery: DeliveryId, field: OrderField, value: string) => void
  /** Chooses an address, or begins to write one. */
  readonly setDestination: (delivery: DeliveryId, destination: Destination) => void
  readonly writeAddress: (delivery: DeliveryId, field: AddressField, value: string) => void
  /** Asks whether the order number that is filled in can be ordered by (CHECKOUT-17). */
  readonly validateOrderNumber: (delivery: DeliveryId) => void
  readonly placeOrder: (sendOrderReceipt: boolean) => E.Either<CheckoutRefusal | Halted, void>
  /** The buyer has accepted what has changed in the order: the error that told of it is outdated. */
  readonly acceptChanges: () => void
  readonly enquireOrder: () => void
  /** Enquires about an order that got no answer, if there is one. The tab that placed it shows the outcome. */
  readonly enquireUnanswered: () => void
}

export interface CheckoutCommandParts {
  readonly handle: ModuleHandle<CheckoutTypes>
  readonly cart: ModuleHandle<CartTypes>
  /** Orders whose outcome this tab shows to its user. */
  readonly orders: Set<CommandId>
  readonly around: Surroundings
}

/** A refusal is returned and shown as a notice. */
export const checkoutCommands = ({ handle, cart, orders, around }: CheckoutCommandParts): CheckoutCommands => {
  const { config } = around.parts

  const place = (sendOrderReceipt: boolean): E.Either<CheckoutRefusal | Halted, void> => {
    const stream = handle.stream()
    const session = around.session.get()
    if (stream === undefined || session.tag !== 'Authenticated') return E.left({ tag: 'NothingToOrder' })
    const toAddress = deliveriesToAddress(config.deliveryOptions)
    const view = cartView(cart.state.get(), around.terms.get())
    const surroundings = { places: deliveryLocationsOf(session, config), options: config.deliveryOptions }
    const intent = orderIntent(view, stream.state.get(), surroundings, sendOrderReceipt)
    if (intent === undefined) return E.left({ tag: 'NothingToOrder' })
    const denied = !may(session.signedIn.claims, 'placeOrders')
    return pipe(
      stream.dispatch({ type: 'PlaceOrder', intent, denied, toAddress }),
      E.map((events) => {
        for (const event of events) if (event.type === 'OrderRequested') orders.add(event.order)
        // Quantities typed just before are part of the order, so they are sent before it.
        around.runtime.flush('cart')
      }),
    )
  }

  /**
   * While the session is taken up again, the token may be another user's, whose enquiry would find no such order. The
   * order then stays unknown until the next enquiry.
   */
  const enquire = (): void => {
    if (around.session.get().tag === 'Authenticated') handle.stream()?.dispatch({ type: 'EnquireOrder' })
  }

  return {
    fillField: (deliveryId, field, value) =>
      void handle.stream()?.dispatch({ type: 'FillField', deliveryId, field, value }),
    setDestination: (deliveryId, destination) =>
      void handle.stream()?.dispatch({ type: 'SetDestination', deliveryId, destination }),
    writeAddress: (deliveryId, field, value) =>
      void handle.stream()?.dispatch({ type: 'WriteAddress', deliveryId, field, value }),
    validateOrderNumber: (deliveryId) => void handle.stream()?.dispatch({ type: 'ValidateOrderNumber', deliveryId }),
    placeOrder: (sendOrderReceipt) => {
      const placed = place(sendOrderReceipt)
      if (E.isLeft(placed)) around.notices.post('warning', checkoutRefusalMessage(placed.left))
      return placed
    },
    acceptChanges: () => around.notices.withdraw(ABOUT_ORDER),
    enquireOrder: () => {
      const { placing } = handle.state.get()
      if (placing.tag === 'Unknown') orders.add(placing.order)
      enquire()
    },
    enquireUnanswered: () => {
      if (handle.state.get().placing.tag === 'Unknown') enquire()
    },
  }
}
