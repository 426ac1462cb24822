import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartDecider } from '#domain/cart/decider'
import { summariseCart } from '#domain/cart/evolve'
import { isOfEarlierLogIn, isOvertaken } from '#domain/cart/overtaken-edit'
import { leftEdits } from '#domain/cart/left-edits'
import { editRequested } from '#domain/cart/pending-edits'
import type { CartCommandBody, CartEdit, CartEvent, CartSettlement } from '#domain/cart/protocol'
import { commandId, instant } from '#domain/kernel/ids'
import { aCart, aContext, aLine, many, noPlaces } from '../given'
import { adopt, after, changes, confirm, confirmed, keyOf, newLine, type Ran, refuse, step } from './given-cart'

const line = aLine({ quantity: 10 })
const setTo15: CartEdit = { type: 'ChangeQuantity', line: line.key, quantity: 15 }
const add: CartEdit = { type: 'AddLines', from: 'hand', lines: [newLine('777', 2)] }
const leave: CartCommandBody = { type: 'LeaveContext' }
const enter: CartCommandBody = { type: 'EnterContext', context: aContext, places: noPlaces }
const send: CartCommandBody = { type: 'SendHeldEdits', edits: [commandId('e1')] }
const hold = (...edits: readonly string[]): CartSettlement => ({ type: 'HoldEdits', edits: edits.map(commandId) })

const leftIn = ({ state }: Ran) => (state.tag === 'NoContext' ? state.left : expect.fail('the cart is not left'))
const idsIn = ({ state }: Ran) =>
  state.tag === 'InContext'
    ? { pending: state.pending.map(({ id }) => id), held: state.held.map(({ id }) => id), left: state.leftUnsent }
    : expect.fail('there is no cart')

/** Edits e1, e2 …, then the log-out. */
const leftWith = (...edits: readonly (CartEdit | CartSettlement)[]): Ran =>
  step(after(confirmed([line]), ...edits), leave, 'out')
const back = (ran: Ran): Ran => step(ran, enter, 'in')

describe('[ERROR-25] an edit that is not settled at the log-out', () => {
  it('is pending again for the same user, as one of an earlier log-in', () => {
    const ran = back(leftWith(setTo15, add))

    expect(idsIn(ran)).toEqual({ pending: ['e1', 'e2'], held: [], left: ['e1', 'e2'] })
    expect(ran.state.tag === 'InContext' && isOfEarlierLogIn(ran.state, commandId('e1'))).toBe(true)
  })

  it('keeps nothing of the prices where it is held, either', () => {
    const held = after(confirmed([line]), add, setTo15, hold('e1'))
    expect(leftIn(step(held, leave, 'out'))?.held).toMatchObject([{ lines: [{ article: undefined }] }])
  })

  it('leaves nothing where every edit is settled, and the same when the cart is left again', () => {
    expect(leftIn(leftWith())).toBeUndefined()
    const left = leftWith(setTo15)
    expect(leftEdits(left.state)).toEqual(leftIn(left))
  })

  it('is known as overtaken when its line has changed since', () => {
    const { state } = back(leftWith(setTo15))
    const overtakenBy = (quantity: number) =>
      state.tag === 'InContext' && isOvertaken(state, commandId('e1'), aCart([{ ...line, quantity: many(quantity) }]))

    expect([10, 15, 40].map(overtakenBy)).toEqual([false, false, true])
  })

  it('keeps nothing of the prices that its page had', () => {
    const [requested] = leftIn(leftWith(add))?.pending ?? []
    expect(requested).toMatchObject({ lines: [{ articleNumber: '777', quantity: 2, article: undefined }] })
  })

  it('is of this log-in when its user has said that it shall be sent', () => {
    const held = step(back(leftWith(setTo15)), hold('e1'), 'h')
    const sent = step(step(held, adopt(aCart([line])), 'c'), send, 's')

    expect(idsIn(held)).toEqual({ pending: [], held: ['e1'], left: [] })
    expect(idsIn(sent)).toEqual({ pending: ['e1'], held: [], left: [] })
  })

  it('is not sent before its cart is there, whose lines the call names', () => {
    const held = step(back(leftWith(setTo15)), hold('e1'), 'h')
    expect(idsIn(step(held, send, 's'))).toEqual({ pending: [], held: ['e1'], left: [] })
  })

  it('is asked about again at the next log-in, where it was held and not answered', () => {
    const held = after(confirmed([line]), setTo15, hold('e1'))
    expect(idsIn(back(step(held, leave, 'out')))).toEqual({ pending: [], held: ['e1'], left: [] })
  })
})

describe('[ERROR-25] an answer that comes after the log-out', () => {
  it.each<readonly [string, CartSettlement, readonly string[], readonly string[]]>([
    ['confirms: nothing is left of the edit', confirm(['e1'], changes(2, [line])), ['e2'], []],
    [
      'says that a newer one replaced it: nothing is left',
      { type: 'ReplaceEdits', edits: [commandId('e1')] },
      ['e2'],
      [],
    ],
    ['refuses: the user is asked at the next log-in', refuse('e1'), ['e2'], ['e1']],
    [
      'found another line: the user is asked',
      { type: 'OvertakeEdits', edits: [commandId('e1')], changes: changes(2, []) },
      ['e2'],
      ['e1'],
    ],
    ['says that it is of another day: the user is asked', hold('e1'), ['e2'], ['e1']],
    ['is about no edit that was left', refuse('e9'), ['e1', 'e2'], []],
  ])('%s', (_how, answer, pending, held) => {
    expect(idsIn(back(step(leftWith(setTo15, add), answer, 'a')))).toEqual({ pending, held, left: pending })
  })

  it.each<readonly [string, CartSettlement, readonly CartEvent[]]>([
    [
      'confirms',
      confirm(['e1', 'e9'], changes(2, [line])),
      [{ type: 'EditsConfirmed', edits: [commandId('e1')], failed: [], difference: undefined }],
    ],
    ['refuses', refuse('e1', 'e9'), [{ type: 'EditsHeld', edits: [commandId('e1')] }]],
    [
      'says that a newer one replaced it',
      { type: 'ReplaceEdits', edits: [commandId('e1')] },
      [{ type: 'EditsReplaced', edits: [commandId('e1')] }],
    ],
    ['is about no edit that was left', refuse('e9'), []],
  ])('is logged for the edits that were left, and without the cart: %s', (_how, answer, events) => {
    const before = leftWith(setTo15, add)
    expect(step(before, answer, 'a').events.slice(before.events.length)).toEqual(events)
  })

  it('is logged for none where nothing was left', () => {
    const before = leftWith()
    expect(step(before, refuse('e1'), 'a').events).toEqual(before.events)
  })

  it('leaves what is held when it settles the last pending edit', () => {
    const ran = step(leftWith(setTo15, add, hold('e1')), confirm(['e2'], changes(2, [line])), 'a')
    expect(leftIn(ran)).toMatchObject({ pending: [], held: [{ id: 'e1' }] })
  })

  it('leaves nothing at all when it settles the last edit', () => {
    expect(leftIn(step(leftWith(setTo15), confirm(['e1'], changes(2, [line])), 'a'))).toBeUndefined()
  })
})

describe('[ERROR-25] events of another tab that reach the log after the log-out', () => {
  const folded = (ran: Ran, ...events: readonly CartEvent[]): Ran => ({
    ...ran,
    state: events.reduce(cartDecider.evolve, ran.state),
  })
  const late = (edit: CartEdit): CartEvent => editRequested(edit, commandId('t1'), instant('2026-03-10T09:30:00.000Z'))
  const edits = [commandId('e1')]

  it('an edit is kept, and takes the place of a held one about the same line', () => {
    const held = step(after(confirmed([line]), setTo15, hold('e1')), leave, 'out')
    const again: CartEdit = { ...setTo15, quantity: 20 }

    expect(idsIn(back(folded(held, late(again))))).toEqual({ pending: ['t1'], held: [], left: ['t1'] })
    expect(leftIn(folded(held, late(add)))?.pending).toMatchObject([{ lines: [{ article: undefined }] }])
  })

  it('an edit is kept where the log-out left nothing', () => {
    expect(leftIn(folded(leftWith(), late(setTo15)))).toEqual({
      pending: [late(setTo15)],
      held: [],
      editedLines: [],
      editedDays: [],
    })
  })

  it('edits are settled, each by its own answer', () => {
    const before = leftWith(setTo15, add)
    const settledBy: readonly CartEvent[] = [
      { type: 'EditsConfirmed', edits, failed: [], difference: undefined },
      { type: 'EditsRefused', edits, failure: { tag: 'Lost', service: 'cart', status: undefined } },
      { type: 'EditsReplaced', edits },
      { type: 'EditsOvertaken', edits, difference: undefined },
    ]
    for (const event of settledBy) expect(leftIn(folded(before, event))?.pending).toMatchObject([{ id: 'e2' }])
  })

  it.each<CartEvent>([
    { type: 'ContextLeft' },
    { type: 'RefusedEditsDismissed', edits },
    { type: 'CartRequested', places: noPlaces },
    { type: 'CartSynchronised', difference: undefined },
    { type: 'DeliveriesInOrderRequested' },
    { type: 'CartFetchFailed', failure: { tag: 'Lost', service: 'cart', status: undefined } },
  ])('what is about the cart alone changes nothing: %o', (event) => {
    const before = leftWith(setTo15, add)
    expect(leftIn(folded(before, event))).toEqual(leftIn(before))
    expect(leftIn(folded(leftWith(), event))).toBeUndefined()
  })

  it('of several held edits only those are sent or discarded that the user named', () => {
    const held = step(after(confirmed([line]), setTo15, add, hold('e1', 'e2')), leave, 'out')
    expect(leftIn(folded(held, { type: 'HeldEditsSent', edits }))).toMatchObject({
      pending: [{ id: 'e1' }],
      held: [{ id: 'e2' }],
    })
    expect(leftIn(folded(held, { type: 'HeldEditsDiscarded', edits }))).toMatchObject({ held: [{ id: 'e2' }] })
  })

  it('held edits are sent or discarded as the user said there', () => {
    const held = step(after(confirmed([line]), setTo15, hold('e1')), leave, 'out')

    expect(idsIn(back(folded(held, { type: 'HeldEditsSent', edits })))).toMatchObject({ pending: ['e1'], held: [] })
    expect(leftIn(folded(held, { type: 'HeldEditsDiscarded', edits }))).toBeUndefined()
  })
})

describe('edits of all kinds over log-outs', () => {
  const bodies = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 30 }).map((quantity): CartEdit => ({ ...setTo15, quantity })),
      fc
        .integer({ min: 1, max: 5 })
        .map((by): CartEdit => ({ type: 'AddLines', from: 'hand', lines: [newLine('777', by)] })),
      fc.constantFrom<CartEdit>(
        { type: 'ChangeLabel', lines: [keyOf('4208103')], label: 'Kök' },
        { type: 'RemoveLines', lines: [keyOf('4208103')] },
        { type: 'EmptyCart' },
        { type: 'IncludeDelivery', deliveryId: 'DBI', included: false },
      ),
      fc.constantFrom<CartCommandBody>(leave, enter, {
        type: 'SendHeldEdits',
        edits: ['e1', 'e2', 'e3'].map(commandId),
      }),
      fc.constantFrom<CartSettlement>(hold('e1', 'e3'), hold('e2')),
    ),
    { maxLength: 12 },
  )
  const unsettledIn = ({ state }: Ran): readonly string[] => {
    const { pending, held } = state.tag === 'InContext' ? state : (state.left ?? { pending: [], held: [] })
    return [...pending, ...held].map(({ id }) => id).toSorted()
  }

  it('[ERROR-25] stay pending or held until they are answered, and nowhere twice', () => {
    fc.assert(
      fc.property(bodies, (given) => {
        const ran = after(confirmed([line]), ...given)
        const unsettled = unsettledIn(ran)
        expect(new Set(unsettled).size).toBe(unsettled.length)
        expect(unsettledIn(step(ran, leave, 'out'))).toEqual(unsettled)
        expect(unsettledIn(back(step(ran, leave, 'out')))).toEqual(unsettled)
      }),
    )
  })

  it('start from a summary as from all events', () => {
    fc.assert(
      fc.property(bodies, (given) => {
        const { state } = after(confirmed([line]), ...given)
        expect(cartDecider.evolve(cartDecider.initial, summariseCart(state))).toEqual(state)
      }),
    )
  })
})
