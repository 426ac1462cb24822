import type { CartState } from '#domain/cart/cart'
import type { CartEvent } from '#domain/cart/protocol'
import type { Placing } from '#domain/checkout/checkout'
import { isDoubtable, mayBeOrdered } from '#domain/checkout/doubted-order'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { CartItemId } from '#domain/kernel/ids'
import { message } from '#application/messages/message'
import type { NoticeBoard } from '#application/messages/notice-board'
import { ABOUT_ORDER } from '#application/messages/order-message'

export interface DoubtedOrder {
  /** @param placing how the order stands after the event */
  readonly answered: (event: CheckoutEvent, placing: Placing) => void
  readonly heard: (event: CartEvent, cart: CartState) => void
}

/**
 * An order that was answered as declined may have been carried out. Where the cart has none of its lines afterwards, the order is
 * not called failed any more: the buyer is asked to look before they order again.
 */
export const createDoubtedOrder = (notices: NoticeBoard): DoubtedOrder => {
  let items: readonly CartItemId[] = []
  return {
    answered: (event, placing) => {
      if (event.type === 'OrderRequested') items = []
      if (event.type === 'OrderDeclined' && placing.tag === 'Declined' && isDoubtable(placing.failure))
        items = placing.items
    },
    heard: ({ type }, cart) => {
      if (type !== 'CartSynchronised' || items.length === 0) return
      const isOrdered = mayBeOrdered(items, cart)
      items = []
      if (!isOrdered) return
      notices.withdraw(ABOUT_ORDER)
      notices.post('error', message('notice.mayBeOrdered'), { about: [ABOUT_ORDER], offersLog: true })
    },
  }
}
