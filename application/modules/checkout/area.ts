import type { CheckoutState } from '#domain/checkout/checkout'
import { isUnsettled } from '#domain/checkout/placing'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { CommandId } from '#domain/kernel/ids'
import { erasesWork } from '#domain/session/kept-work'
import type { SessionEvent } from '#domain/session/protocol'
import type { Projection } from '#application/projections/projection'
import type { StreamOf } from '#application/runtime/stream'
import type { CartTypes } from '../cart/types'
import { customerScopeOf } from '../customer-streams'
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

  const scope = () => customerScopeOf(parts.config.brand, around.session.get())

  handle.whenOpened((stream) => {
    const found = orderUnderWay(stream)
    stream.events.subscribe(({ event, own }) => {
      const here = scope()
      // A tab that ends the session empties the form in all tabs, but the draft is kept or erased by the session's end.
      if (here !== undefined && isPresent(stream.name) && (own || changesForm(event))) {
        forms.save(stream.state.get(), here)
      }
      // The tab that placed an unanswered order is closed, so the tab that settles the order shows its outcome.
      if (own && 'order' in event && event.order === found) orders.add(event.order)
      if (own) tracking.ordered(event)
      const { placing } = stream.state.get()
      followOrder({ notices, page: parts.page, orders }, placing, event, audienceOf(stream.name))
    })
  })

  session.events.subscribe(({ event }) => {
    const present = handle.stream()
    const here = scope()
    if (endsForm(event)) forms.clear()
    else if (beginsWork(event) && present !== undefined && here !== undefined) {
      forms.restore(present, here)
      forms.save(present.state.get(), here)
    }
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

const changing: readonly CheckoutEvent['type'][] = ['FieldFilled', 'DestinationSet', 'AddressWritten', 'OrderAccepted']
const changesForm = ({ type }: CheckoutEvent): boolean => changing.includes(type)

/** A draft without an owner may be anybody's. */
const endsForm = (event: SessionEvent): boolean => {
  switch (event.type) {
    case 'LoggedOut':
      return erasesWork(event.reason)
    case 'WorkOfOtherErased':
      return true
    case 'SessionStarted':
      return event.stored.owner === undefined
    case 'LogInRequested':
    case 'LoggedIn':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextRequested':
    case 'ContextChanged':
    case 'ContextRejected':
    case 'ContextPutOff':
    case 'DeliveryChosen':
    case 'StoreChosen':
    case 'UserUpdated':
    case 'CustomersUpdated':
      return false
  }
}
