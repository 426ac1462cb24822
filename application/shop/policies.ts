import type { CommandId } from '#domain/kernel/ids'
import type { CartEvent } from '#domain/cart/events'
import type { CheckoutEvent } from '#domain/checkout/checkout'
import { orderMessage } from '#domain/checkout/order-message'
import { failureMessage, isToldToUser } from '#domain/failure/failure-message'
import { message } from '#domain/failure/message'
import type { SessionEvent } from '#domain/session/session'
import type { BrowserPage } from '#application/ports/browser-page'
import type { CustomerStreams } from './customer-streams'
import { failedEditKey } from './messages'
import type { NoticeBoard } from './notice-board'

/** What this tab itself asked for, so that only it tells its user how that ended. */
export interface AskedHere {
  readonly remember: (id: CommandId) => void
  readonly includes: (id: CommandId) => boolean
}

export const createAskedHere = (): AskedHere => {
  const ids = new Set<CommandId>()
  return { remember: (id) => void ids.add(id), includes: (id) => ids.has(id) }
}

export interface PolicyParts {
  readonly notices: NoticeBoard
  readonly page: BrowserPage
  readonly asked: AskedHere
}

/** Tells the user of edits that the service did not take. */
export const tellOfCart = ({ notices, asked }: PolicyParts, streams: CustomerStreams, event: CartEvent): void => {
  switch (event.type) {
    case 'EditsRefused': {
      const state = streams.cart.state.get()
      const refused = state.tag === 'InContext' ? state.lastRefused : undefined
      const mine = refused?.edits.filter(({ id }) => asked.includes(id)) ?? []
      const [first] = mine
      if (first !== undefined && isToldToUser(event.failure)) notices.post('error', message(failedEditKey(first.edit)), 'wrapped')
      return
    }
    case 'EditsConfirmed': {
      const failed = event.edits.some(asked.includes) ? event.changes.failed : []
      if (failed.length > 0) {
        notices.post('error', message('errors.cart_add_products', { ids: failed.map(({ id }) => id).join(', ') }), 'wrapped')
      }
      return
    }
    case 'FetchFailed':
      if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
      return
    case 'ContextEntered':
    case 'ContextLeft':
    case 'EditRequested':
    case 'CartRequested':
    case 'CartAdopted':
      return
  }
}

/** Where an order's answer takes its user, and what they are told (CHECKOUT-08 to 14). */
export const followOrder = ({ notices, page, asked }: PolicyParts, streams: CustomerStreams, event: CheckoutEvent): void => {
  switch (event.type) {
    case 'OrderAccepted':
    case 'OrderDeclined': {
      if (!asked.includes(event.order)) return
      const told = orderMessage(streams.checkout.state.get().placing)
      if (told !== undefined) notices.post('error', told)
      page.navigate(event.type === 'OrderAccepted' ? '/checkout-success-page' : '/')
      return
    }
    case 'OrderNeverPlaced':
      if (asked.includes(event.order)) notices.post('warning', message('notice.neverPlaced'))
      return
    case 'OrderRequested':
    case 'OrderBecameUnknown':
    case 'EnquiryRequested':
    case 'FieldFilled':
    case 'FormRestored':
    case 'OrdersForgotten':
      return
  }
}

/** What the end of a session means for the page (SESSION-11, SESSION-12). */
export const followSession = ({ notices, page }: PolicyParts, event: SessionEvent): void => {
  switch (event.type) {
    case 'LoggedOut':
      if (event.reason === 'unauthorised') page.reload(message('session.pleaseLogIn'))
      if (event.reason === 'refreshFailed') {
        notices.post('info', message('session.pleaseLogIn'))
        page.navigate('/')
      }
      return
    case 'ContextRejected':
      notices.post('error', failureMessage(event.failure))
      return
    case 'SessionStarted':
    case 'LogInRequested':
    case 'LoggedIn':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextRequested':
    case 'ContextChanged':
    case 'DeliveryChosen':
      return
  }
}
