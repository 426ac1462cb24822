import { deliveryIds } from '#domain/delivery/delivery-type'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { CartLine } from '#domain/cart/cart'
import type { CommandId } from '#domain/kernel/ids'
import type { LabelledDelivery, QuotesCommandBody } from '#domain/quotes/protocol'
import type { QuotesState } from '#domain/quotes/quotes'
import type { SessionEvent } from '#domain/session/protocol'
import type { CartTypes } from '../cart/types'
import type { CheckoutTypes } from '../checkout/types'
import type { ModuleHandle } from '../handle'
import { on, onInAll, type Reaction } from '../reaction'
import type { SessionTypes } from '../session/types'
import type { QuotesTypes } from './types'

const labelsByDelivery = (lines: readonly CartLine[]): readonly LabelledDelivery[] =>
  deliveryIds.flatMap((deliveryId) => {
    const labels = lines.flatMap((line) => (line.deliveryId === deliveryId && line.label !== '' ? [line.label] : []))
    return labels.length === 0 ? [] : [{ deliveryId, labels: [...new Set(labels)] }]
  })

/**
 * An order that holds lines of quotes is noted when it is asked for, and settled when it is answered: the quotes of the
 * deliveries that went through are ordered. Orders without such lines are not noted.
 */
export const quotesAfterCheckout = (event: CheckoutEvent, quotes: QuotesState): readonly QuotesCommandBody[] => {
  switch (event.type) {
    case 'OrderRequested':
      return quotes.inCart.length === 0
        ? []
        : [{ type: 'NoteOrder', order: event.order, deliveries: labelsByDelivery(event.intent.lines) }]
    case 'OrderAccepted': {
      const placed = event.results.flatMap(({ tag, deliveryId }) => (tag === 'Placed' ? [deliveryId] : []))
      return settledOrder(quotes, { type: 'SettleOrder', order: event.order, placed })
    }
    case 'OrderDeclined':
    case 'OrderNeverPlaced':
      return settledOrder(quotes, { type: 'SettleOrder', order: event.order, placed: [] })
    case 'FieldFilled':
    case 'DestinationSet':
    case 'AddressWritten':
    case 'FormRestored':
    case 'OrderNumberEntered':
    case 'OrderNumberValidated':
    case 'OrderBecameUnknown':
    case 'EnquiryRequested':
    case 'OrdersForgotten':
    case 'CheckoutSummarised':
      return []
  }
}

const settledOrder = (
  { orders }: QuotesState,
  settle: Extract<QuotesCommandBody, { type: 'SettleOrder' }>,
): readonly QuotesCommandBody[] => (orders.some(({ order }) => order === settle.order) ? [settle] : [])

/** The note of an order, where it holds lines of quotes and is not noted. */
const noteOf = (order: CommandId, lines: readonly CartLine[], quotes: QuotesState): readonly QuotesCommandBody[] => {
  if (quotes.inCart.length === 0 || quotes.orders.some((one) => one.order === order)) return []
  const deliveries = labelsByDelivery(lines)
  const isOurs = deliveries.some(({ labels }) => quotes.inCart.some(({ label }) => labels.includes(label)))
  return isOurs ? [{ type: 'NoteOrder', order, deliveries }] : []
}

/**
 * What a page that was killed between an order and its quotes has left undone. Nothing is done twice: a quote that is
 * ordered is not in the cart any more.
 */
export const quotesBehindCheckout = ({ placing }: CheckoutState, quotes: QuotesState): readonly QuotesCommandBody[] => {
  switch (placing.tag) {
    case 'Idle':
      return []
    case 'Placing':
    case 'Unknown':
      return noteOf(placing.order, placing.intent.lines, quotes)
    case 'Declined':
      return settledOrder(quotes, { type: 'SettleOrder', order: placing.order, placed: [] })
    case 'Placed': {
      const placed = placing.orders.filter(({ result }) => result.tag === 'Placed')
      const deliveries = placed.map(({ result }) => result.deliveryId)
      const settle: QuotesCommandBody = { type: 'SettleOrder', order: placing.order, placed: deliveries }
      const missed = noteOf(
        placing.order,
        placed.flatMap(({ lines }) => lines),
        quotes,
      )
      return missed.length > 0 ? [...missed, settle] : settledOrder(quotes, settle)
    }
  }
}

/** The quotes of all customers are forgotten, so that the next user does not see them. */
export const quotesAfterLogOut = (event: SessionEvent): readonly QuotesCommandBody[] =>
  event.type === 'LoggedOut' ? [{ type: 'ForgetQuotes' }] : []

/** The quote beside the catalogue may have been changed since the last page load. */
export const quotesAfterLogIn = (event: SessionEvent, { filling }: QuotesState): readonly QuotesCommandBody[] =>
  (event.type === 'LoggedIn' || event.type === 'ContextChanged') && filling.tag === 'Filled'
    ? [{ type: 'OpenQuote', quoteId: filling.quoteId }]
    : []

export interface QuotesUses {
  readonly session: ModuleHandle<SessionTypes>
  readonly cart: ModuleHandle<CartTypes>
  readonly checkout: ModuleHandle<CheckoutTypes>
}

export const quotesReactions = ({ session, checkout }: QuotesUses): readonly Reaction<QuotesTypes>[] => [
  onInAll(session, quotesAfterLogOut),
  on(session, quotesAfterLogIn),
  on(checkout, quotesAfterCheckout),
]
