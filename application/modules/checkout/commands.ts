import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CheckoutRefusal } from '#domain/checkout/checkout'
import { may } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import type { ShopConfig } from '#application/ports/config-service'
import type { Halted } from '#application/runtime/halt'
import type { AskedHere } from '#application/shop/asked-here'
import type { CustomerStreams } from '#application/shop/customer-streams'
import { checkoutRefusalMessage } from '#application/shop/messages'
import type { NoticeBoard } from '#application/shop/notice-board'
import { orderIntent } from './order-intent'
import type { Shop } from '#application/shop/shop'
import { placesOf } from '#application/shop/terms'

export interface CheckoutCommandParts {
  readonly present: () => CustomerStreams | undefined
  readonly session: () => SessionState
  readonly config: ShopConfig
  readonly notices: NoticeBoard
  readonly asked: AskedHere
  readonly sendNow: () => void
}

type CheckoutCommands = Pick<Shop, 'fillField' | 'placeOrder' | 'enquireOrder'>

/** What a view can ask of the checkout. A refusal is answered, and told the user. */
export const checkoutCommands = (parts: CheckoutCommandParts): CheckoutCommands => {
  const { present, session, config, notices, asked, sendNow } = parts

  const place = (sendOrderReceipt: boolean): E.Either<CheckoutRefusal | Halted, void> => {
    const streams = present()
    const state = session()
    if (streams === undefined || state.tag !== 'Authenticated') return E.left({ tag: 'NothingToOrder' })
    const { forms } = streams.checkout.state.get()
    const intent = orderIntent(streams.cartView.get(), forms, placesOf(state, config), sendOrderReceipt)
    if (intent === undefined) return E.left({ tag: 'NothingToOrder' })
    const denied = !may(state.signedIn.claims, 'placeOrders')
    return pipe(
      streams.checkout.dispatch({ type: 'PlaceOrder', intent, denied }),
      E.map((events) => {
        for (const event of events) if (event.type === 'OrderRequested') asked.orders.add(event.order)
        // Quantities typed just before are part of the order and go ahead of it.
        sendNow()
      }),
    )
  }

  return {
    fillField: (deliveryId, field, value) =>
      void present()?.checkout.dispatch({ type: 'FillField', deliveryId, field, value }),
    placeOrder: (sendOrderReceipt) => {
      const placed = place(sendOrderReceipt)
      if (E.isLeft(placed)) notices.post('warning', checkoutRefusalMessage(placed.left))
      return placed
    },
    enquireOrder: () => {
      const checkout = present()?.checkout
      const placing = checkout?.state.get().placing
      if (placing?.tag === 'Unknown') asked.orders.add(placing.order)
      checkout?.dispatch({ type: 'EnquireOrder' })
    },
  }
}
