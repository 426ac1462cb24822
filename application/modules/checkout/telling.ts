import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { CheckoutState } from '#domain/checkout/checkout'
import { ABOUT_ORDER, orderMessage } from '#application/messages/order-message'
import { isCartGone, isOrderChanged } from '#domain/checkout/placing'
import { message } from '#application/messages/message'
import type { CommandId } from '#domain/kernel/ids'
import type { BrowserPage } from '#application/ports/browser-page'
import type { NoticeBoard } from '#application/messages/notice-board'

export interface OrderTelling {
  readonly notices: NoticeBoard
  readonly page: BrowserPage
  /** This tab's unanswered orders: only the tab that placed an order shows its outcome. */
  readonly orders: Set<CommandId>
}

/**
 * Whom the session is for when an order is answered: still the customer of the order, another one, or nobody. Only for
 * the first is there a page about the order.
 */
export type OrderAudience = 'sameCustomer' | 'otherCustomer' | 'nobody'

/** The summary shows a changed order, and where the lines are of a cart that has ended: the buyer stays there. */
const isShownByPage = (event: Extract<CheckoutEvent, { type: 'OrderAccepted' | 'OrderDeclined' }>): boolean =>
  event.type === 'OrderDeclined' && (isOrderChanged(event.failure) || isCartGone(event.failure))

/** Navigates and shows notices after the answer to an order (CHECKOUT-08 to 14). */
export const followOrder = (
  { notices, page, orders }: OrderTelling,
  placing: CheckoutState['placing'],
  event: CheckoutEvent,
  audience: OrderAudience,
): void => {
  switch (event.type) {
    case 'OrderAccepted':
    case 'OrderDeclined': {
      if (!orders.delete(event.order)) return
      const told = orderMessage(placing)
      // The page of an order that was placed in part offers the log itself; the start page does not.
      const offersLog = event.type === 'OrderDeclined' && !isShownByPage(event)
      if (told !== undefined) notices.post('error', told, { about: [ABOUT_ORDER], offersLog })
      if (audience === 'otherCustomer' && told === undefined) notices.post('success', message('notice.placedForOther'))
      if (audience !== 'sameCustomer' || isShownByPage(event)) return
      page.navigate(event.type === 'OrderAccepted' ? '/checkout-success-page' : '/')
      return
    }
    case 'OrderNeverPlaced':
      if (orders.delete(event.order)) notices.post('error', message('notice.neverPlaced'), { about: [ABOUT_ORDER] })
      return
    case 'OrderRequested':
      notices.withdraw(ABOUT_ORDER)
      return
    case 'OrderBecameUnknown':
    case 'EnquiryRequested':
    case 'FieldFilled':
    case 'DestinationSet':
    case 'AddressWritten':
    case 'OrderNumberEntered':
    case 'OrderNumberValidated':
    case 'FormRestored':
    case 'OrdersForgotten':
    case 'CheckoutSummarised':
      return
  }
}
