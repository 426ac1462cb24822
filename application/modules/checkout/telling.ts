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
  /** What this tab itself asked for and has no answer to yet, so that only it tells its user how that ended. */
  readonly orders: Set<CommandId>
}

/**
 * Where an order's answer takes its user, and what they are told (CHECKOUT-08 to 14). `isPresent`: the user still
 * works for the customer of the order; a page about it would show nothing otherwise.
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
      // A buyer who has to look at a new sum stays where it is shown.
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
