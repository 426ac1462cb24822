import { describe, expect, it } from 'vitest'
import type { CartState } from '#domain/cart/cart'
import type { CartEvent } from '#domain/cart/protocol'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import type { SessionState } from '#domain/session/session'
import { commandId, customerId } from '#domain/kernel/ids'
import { cartCore } from '#application/modules/cart/core'
import { checkoutCore } from '#application/modules/checkout/core'
import { sessionCore } from '#application/modules/session/core'
import type { StoredBatch } from '#application/log/record'
import type { ModuleCore, ModuleTypes } from '#application/runtime/module'
import { cartInvariants } from '#application/replay/cart-invariants'
import { checkoutInvariants } from '#application/replay/checkout-invariants'
import type { StateInvariant } from '#application/replay/invariant'
import { stepsOf } from '#application/replay/replay'
import { replayedStream } from '#application/replay/replayed-stream'
import { sessionInvariants } from '#application/replay/session-invariants'
import { refusal } from '../../support/scripted-network'
import { aCustomer, aLine, aUser, at, someClaims } from '../../domain/given'
import { fields, intent } from '../../domain/checkout/given-checkout'
import { added, cartLog, checkoutLog, entered, fetched, sessionLog, stepOfEvent } from '../../support/planted-log'

// What no log can show as long as the rules of the domain hold: the invariants are asked about rules with a fault.

type Evolve<State, Event> = (state: State, event: Event) => State

/** What is broken where a log is folded by a rule with a fault. */
const brokenBy = <T extends ModuleTypes>(
  core: ModuleCore<T>,
  invariants: readonly StateInvariant<T>[],
  log: readonly StoredBatch[],
  faulty: (right: Evolve<T['state'], T['event']>) => Evolve<T['state'], T['event']>,
) => {
  const folded = { ...core, decider: { ...core.decider, evolve: faulty(core.decider.evolve) } }
  const events = stepsOf(log).filter(({ record }) => record.kind === 'event')
  return replayedStream(folded, 'stream', events, invariants)
    .violations()
    .map(({ invariant, step, message }) => ({ invariant, step, message }))
}

type Faulty<State, Event> = (right: Evolve<State, Event>) => Evolve<State, Event>

/** The rule does something else with events of one type. */
const on =
  <State, Event extends { readonly type: string }>(
    type: Event['type'],
    fault: (before: State, after: State) => State,
  ) =>
  (right: Evolve<State, Event>): Evolve<State, Event> =>
  (state, event) =>
    event.type === type ? fault(state, right(state, event)) : right(state, event)

const inContext = (state: CartState, change: Partial<Extract<CartState, { tag: 'InContext' }>>): CartState =>
  state.tag === 'InContext' ? { ...state, ...change } : state

interface Planted<State, Event> {
  readonly name: string
  readonly events: readonly Event[]
  readonly fault: Faulty<State, Event>
  readonly message: string
}

const failed: CartEvent = { type: 'CartFetchFailed', failure: refusal('cart', 500) }

const inCart: readonly Planted<CartState, CartEvent>[] = [
  {
    name: 'no-line-vanishes',
    events: [entered, fetched([aLine()]), failed],
    fault: on('CartFetchFailed', (state) => inContext(state, { confirmed: undefined })),
    message: 'CartFetchFailed takes the line 4208103|DBI| away',
  },
  {
    name: 'edit-pending-until-settled',
    events: [entered, fetched([aLine()]), added('e1', '4208103', 1), failed],
    fault: on('CartFetchFailed', (state) => inContext(state, { pending: [] })),
    message: 'CartFetchFailed ends the edit e1 without naming it',
  },
  {
    name: 'refused-edit-is-kept',
    events: [
      entered,
      fetched([]),
      added('e1', '77', 1),
      { type: 'EditsRefused', edits: [commandId('e1')], failure: refusal('cart', 422) },
    ],
    fault: on('EditsRefused', (_, after) => inContext(after, { refused: [] })),
    message: 'the edit e1 is refused and not kept',
  },
]

const ordered: CheckoutEvent = { type: 'OrderRequested', order: commandId('o1'), at, intent }
const orderedNext: CheckoutEvent = { ...ordered, order: commandId('o2') }
const accepted = (order: string): CheckoutEvent => ({ type: 'OrderAccepted', order: commandId(order), results: [] })
const filled: CheckoutEvent = { type: 'FieldFilled', deliveryId: 'DBI', field: 'reference', value: fields.reference }

const inCheckout: readonly Planted<CheckoutState, CheckoutEvent>[] = [
  {
    name: 'order-status-table',
    events: [ordered, { type: 'OrderDeclined', order: commandId('o1'), failure: undefined }, filled],
    fault: on('FieldFilled', (_, after) => ({
      ...after,
      placing: { tag: 'Unknown', order: commandId('o1'), at, intent, enquiring: false },
    })),
    message: 'FieldFilled leads from Declined to Unknown',
  },
  {
    name: 'one-order-at-a-time',
    events: [ordered, orderedNext],
    fault: on('OrderRequested', (state, after) =>
      state.placing.tag === 'Placing' ? { ...state, placing: { ...state.placing, order: commandId('o2') } } : after,
    ),
    message: 'the order o2 replaces o1, which is not settled',
  },
  {
    name: 'order-answer-of-its-own',
    events: [ordered, accepted('o9')],
    fault: on('OrderAccepted', (state) => ({
      ...state,
      placing: { tag: 'Placed', order: commandId('o1'), at, orders: [], sendOrderReceipt: false },
    })),
    message: 'OrderAccepted of o9 changes the order, under way is o1',
  },
  {
    name: 'no-field-is-lost',
    events: [filled, ordered],
    fault: on('OrderRequested', (_, after) => ({ ...after, forms: {} })),
    message: 'OrderRequested loses DBI reference',
  },
]

const signedIn = {
  claims: someClaims({ customerId: customerId('104822') }),
  user: aUser(),
  customers: [aCustomer('104822')],
}
const context = {
  ...{ customerId: customerId('104822'), customerName: 'Kund', isSuspended: false },
  ...{ projectId: undefined, projectName: undefined },
}

const inSession: readonly Planted<SessionState, SessionEvent>[] = [
  {
    name: 'log-out-erases',
    events: [
      { type: 'LogInRequested', by: 'credentials', id: commandId('c') },
      { type: 'LoggedIn', signedIn, context, at },
      { type: 'DeliveryChosen', choice: { deliveryId: 'DBI', storeId: undefined, zipCode: undefined } },
      { type: 'LoggedOut', reason: 'asked' },
    ],
    fault: on('LoggedOut', (state, after) => ({ ...after, delivery: state.delivery })),
    message: 'the delivery of the user is left',
  },
]

describe('an invariant finds a rule that', () => {
  it.each(inCart)('breaks it, at the step of its event: $name', ({ name, events, fault, message }) => {
    const broken = brokenBy(cartCore({ idempotencyKey: true }), cartInvariants, cartLog(events), fault)
    expect(broken).toEqual([{ invariant: name, step: stepOfEvent(events.length), message }])
  })

  it.each(inCheckout)('breaks it, at the step of its event: $name', ({ name, events, fault, message }) => {
    const broken = brokenBy(checkoutCore, checkoutInvariants, checkoutLog(events), fault)
    expect(broken).toEqual([{ invariant: name, step: stepOfEvent(events.length), message }])
  })

  it.each(inSession)('breaks it, at the step of its event: $name', ({ name, events, fault, message }) => {
    const broken = brokenBy(sessionCore, sessionInvariants, sessionLog(events), fault)
    expect(broken).toEqual([{ invariant: name, step: stepOfEvent(events.length), message }])
  })
})
