import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { CheckoutState } from '#domain/checkout/checkout'
import { orderMessage } from '#application/messages/order-message'
import { isTotalChanged } from '#domain/checkout/placing'
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
 * Navigates and shows notices after the answer to an order (CHECKOUT-08 to 14).
 * @param isPresent whether the session is still for the customer of the order; otherwise a page about it would be empty
 */
export const followOrder = (
  { notices, page, orders }: OrderTelling,
  placing: CheckoutState['placing'],
  event: CheckoutEvent,
  isPresent: boolean,
): void => {
  switch (event.type) {
    case 'OrderAccepted':
    case 'OrderDeclined': {
      if (!orders.delete(event.order)) return
      const told = orderMessage(placing)
      if (told !== undefined) notices.post('error', told)
      // After a changed total the buyer stays on the page that shows it.
      if (!isPresent || (event.type === 'OrderDeclined' && isTotalChanged(event.failure))) return
      page.navigate(event.type === 'OrderAccepted' ? '/checkout-success-page' : '/')
      return
    }
    case 'OrderNeverPlaced':
      if (orders.delete(event.order)) notices.post('warning', message('notice.neverPlaced'))
      return
    case 'OrderRequested':
    case 'OrderBecameUnknown':
    case 'EnquiryRequested':
    case 'FieldFilled':
    case 'FormRestored':
    case 'OrdersForgotten':
    case 'CheckoutSummarised':
      return
  }
}
