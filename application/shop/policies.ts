import type { CartEvent } from '#domain/cart/events'
import type { CheckoutEvent, CheckoutState } from '#domain/checkout/checkout'
import { orderMessage } from '#application/messages/order-message'
import { isTotalChanged } from '#domain/checkout/order-outcome'
import type { CallFailure } from '#domain/failure/call-failure'
import { isToldToUser } from '#domain/failure/failure-reason'
import { failureMessage } from '#application/messages/failure-message'
import { message } from '#application/messages/message'
import type { SessionEvent } from '#domain/session/session'
import type { BrowserPage } from '#application/ports/browser-page'
import type { AskedHere } from './asked-here'
import { failedEditMessage, failedItemsMessage } from './messages'
import type { NoticeBoard } from './notice-board'

export interface PolicyParts {
  readonly notices: NoticeBoard
  readonly page: BrowserPage
  readonly asked: AskedHere
}

/** Tells the user of edits that the service did not take (ERROR-19 to 27). */
export const tellOfCart = ({ notices, asked }: PolicyParts, event: CartEvent): void => {
  switch (event.type) {
    case 'EditsRefused': {
      const [edit] = takeEdits(asked, event.edits)
      if (edit !== undefined && isToldToUser(event.failure)) notices.post('error', failedEditMessage(edit), 'wrapped')
      return
    }
    case 'EditsConfirmed': {
      const [edit] = takeEdits(asked, event.edits)
      const { failed } = event
      if (edit !== undefined && failed.length > 0) notices.post('error', failedItemsMessage(edit, failed), 'wrapped')
      return
    }
    case 'CartFetchFailed':
      if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
      return
    case 'ContextEntered':
    case 'ContextLeft':
    case 'LinesAddRequested':
    case 'QuantityChangeRequested':
    case 'DeliveryChangeRequested':
    case 'LabelChangeRequested':
    case 'LineRemovalRequested':
    case 'CartEmptyingRequested':
    case 'DeliveryDateRequested':
    case 'DeliveryInclusionRequested':
    case 'CartDeletionRequested':
    case 'RefusedEditsDismissed':
    case 'CartRequested':
    case 'CartSummarised':
    case 'CartSynchronised':
      return
  }
}

/** The edits among these that were asked for here; they are settled now. */
const takeEdits = ({ edits }: AskedHere, ids: Extract<CartEvent, { type: 'EditsRefused' }>['edits']) =>
  ids.flatMap((id) => {
    const edit = edits.get(id)
    edits.delete(id)
    return edit ?? []
  })

/**
 * Where an order's answer takes its user, and what they are told (CHECKOUT-08 to 14). `isPresent`: the user still
 * works for the customer of the order; a page about it would show nothing otherwise.
 */
export const followOrder = (
  { notices, page, asked }: PolicyParts,
  placing: CheckoutState['placing'],
  event: CheckoutEvent,
  isPresent: boolean,
): void => {
  switch (event.type) {
    case 'OrderAccepted':
    case 'OrderDeclined': {
      if (!asked.orders.delete(event.order)) return
      const told = orderMessage(placing)
      if (told !== undefined) notices.post('error', told)
      // A buyer who has to look at a new sum stays where it is shown.
      if (!isPresent || (event.type === 'OrderDeclined' && isTotalChanged(event.failure))) return
      page.navigate(event.type === 'OrderAccepted' ? '/checkout-success-page' : '/')
      return
    }
    case 'OrderNeverPlaced':
      if (asked.orders.delete(event.order)) notices.post('warning', message('notice.neverPlaced'))
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

/** What the end of a session, or a vain attempt to take it up again, means for the page (SESSION-11, SESSION-12). */
export const sessionPolicy = ({ notices, page }: PolicyParts): ((event: SessionEvent) => void) => {
  let isTakenUpAgain = false

  const askForLogIn = (): void => {
    notices.post('info', message('session.pleaseLogIn'))
    page.navigate('/')
  }

  return (event) => {
    switch (event.type) {
      case 'LogInRequested':
        isTakenUpAgain = event.by !== 'credentials'
        return
      case 'LogInRejected':
        // What is wrong with typed credentials stands in the log-in form.
        if (!isTakenUpAgain) return
        if (isTurnedAway(event.failure)) askForLogIn()
        else if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
        return
      case 'LoggedOut':
        if (event.reason === 'unauthorised') page.reload(message('session.pleaseLogIn'))
        if (event.reason === 'refreshFailed') askForLogIn()
        return
      case 'ContextRejected':
        if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
        return
      case 'SessionStarted':
      case 'LoggedIn':
      case 'ChallengeDemanded':
      case 'ContextRequested':
      case 'ContextChanged':
      case 'DeliveryChosen':
        return
    }
  }
}

/** The service answered that the session is not good; one that cannot answer says nothing of it. */
const isTurnedAway = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status < 500
