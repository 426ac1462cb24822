import type { CheckoutState } from '#domain/checkout/checkout'
import { isUnsettled } from '#domain/checkout/placing'
import type { CommandId } from '#domain/kernel/ids'
import type { SessionEvent } from '#domain/session/protocol'
import type { Projection } from '#application/projections/projection'
import type { StreamOf } from '#application/runtime/stream'
import type { CartTypes } from '../cart/types'
import type { OpenModule, Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import type { SessionTypes } from '../session/types'
import { checkoutCommands, type CheckoutCommands } from './commands'
import type { FormDraft } from './form-draft'
import { followOrder, type OrderAudience } from './telling'
import type { CheckoutTypes } from './types'

export interface CheckoutMemory {
  /** Orders whose outcome this tab shows to its user. */
  readonly orders: Set<CommandId>
  readonly forms: FormDraft
}

export interface CheckoutUses {
  readonly session: ModuleHandle<SessionTypes>
  readonly cart: ModuleHandle<CartTypes>
}

/** The checkout's state, and what a view can ask of it. */
export interface CheckoutArea extends Projection<CheckoutState>, CheckoutCommands {
  /** Whether an order that the browser cannot store waits for the user's consent. */
  readonly unkeptOrder: Projection<boolean>
  readonly placeUnkeptOrder: () => void
  readonly cancelUnkeptOrder: () => void
}

export const checkoutArea = (
  { handle, memory }: OpenModule<CheckoutTypes, CheckoutMemory>,
  { session, cart }: CheckoutUses,
  around: Surroundings,
): CheckoutArea => {
  const { notices, parts, runtime, tracking } = around
  const { orders, forms } = memory

  const isPresent = (stream: string): boolean => handle.stream()?.name === stream

  const audienceOf = (stream: string): OrderAudience => {
    if (handle.stream() === undefined) return 'nobody'
    return isPresent(stream) ? 'sameCustomer' : 'otherCustomer'
  }

  handle.whenOpened((stream) => {
    const found = orderUnderWay(stream)
    stream.events.subscribe(({ event, own }) => {
      // The tab that placed an unanswered order is closed, so the tab that settles the order shows its outcome.
      if (own && 'order' in event && event.order === found) orders.add(event.order)
      if (own) tracking.ordered(event)
      const { placing } = stream.state.get()
      followOrder({ notices, page: parts.page, orders }, placing, event, audienceOf(stream.name))
    })
    stream.state.subscribe(() => {
      if (isPresent(stream.name)) forms.save(stream.state.get().forms)
    })
    forms.restore(stream)
  })

  session.events.subscribe(({ event }) => {
    const present = handle.stream()
    if (endsForm(event)) forms.clear()
    else if (beginsWork(event) && present !== undefined) forms.save(present.state.get().forms)
  })

  return {
    get: handle.state.get,
    subscribe: handle.state.subscribe,
    unkeptOrder: runtime.consent.isNeeded,
    placeUnkeptOrder: runtime.consent.give,
    cancelUnkeptOrder: runtime.consent.refuse,
    ...checkoutCommands({ handle, cart, orders, around }),
  }
}

const orderUnderWay = (stream: StreamOf<CheckoutTypes>): CommandId | undefined => {
  const { placing } = stream.state.get()
  return isUnsettled(placing) ? placing.order : undefined
}

const beginsWork = ({ type }: SessionEvent): boolean => type === 'LoggedIn' || type === 'ContextChanged'

/** The next user may not be the author of the draft, and a page that was closed may not have cleared it. */
const endsForm = (event: SessionEvent): boolean => {
  switch (event.type) {
    case 'LoggedOut':
      return true
    case 'LogInRequested':
      return event.by === 'credentials'
    case 'SessionStarted':
      return event.stored.credentials === 'none'
    case 'LoggedIn':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextRequested':
    case 'ContextChanged':
    case 'ContextRejected':
    case 'DeliveryChosen':
      return false
  }
}
