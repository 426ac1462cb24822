import { describe, expect, it } from 'vitest'
import { editRequested } from '#domain/cart/pending-edits'
import type { CartEdit, CartEvent } from '#domain/cart/protocol'
import { summariseCart } from '#domain/cart/evolve'
import { cartDecider } from '#domain/cart/decider'
import { staleEdits } from '#domain/cart/stale-edits'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { calendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, cartId, commandId, instant } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { aLine } from '../given'
import { confirmed, keyOf, newLine, type Ran, seen } from './given-cart'

const [a, b] = ['1000001', '1000002'] as const
const line = (article: string, quantity = 1) => aLine({ articleNumber: articleNumber(article), quantity })
const twoLines = confirmed([line(a), line(b)])

const at = (second: number) => instant(`2026-03-10T09:30:0${second}.000Z`)
const made = (second: number, edit: CartEdit): CartEvent => editRequested(edit, commandId(`e${second}`), at(second))
const answered = (second: number): CartEvent => ({
  ...{ type: 'EditsConfirmed', edits: [commandId(`e${second}`)], failed: [], difference: undefined },
})
const logged = (ran: Ran, ...events: readonly CartEvent[]): Ran => ({
  ...ran,
  state: events.reduce(cartDecider.evolve, ran.state),
})
const staleIn = ({ state }: Ran) => (state.tag === 'InContext' ? [...staleEdits(state)] : [])

const day = (text: string) => O.getOrElseW(() => expect.fail(text))(calendarDate(text))
const quantity = (article: string, to: number): CartEdit => ({
  ...{ type: 'ChangeQuantity', line: keyOf(article), quantity: to },
})
const label = (article: string): CartEdit => ({ type: 'ChangeLabel', lines: [keyOf(article)], label: 'Kök' })
const move = (article: string): CartEdit => ({ type: 'ChangeDelivery', lines: [keyOf(article)], deliveryId: 'EXH' })
const remove = (article: string): CartEdit => ({ type: 'RemoveLines', lines: [keyOf(article)] })
const add = (article: string): CartEdit => ({ type: 'AddLines', from: 'hand', lines: [newLine(article, 2)] })
const date = (deliveryId: DeliveryId | 'all'): CartEdit => ({
  ...{ type: 'RequestDeliveryDate', deliveryId, date: day('2026-03-16') },
})
const include = (deliveryId: DeliveryId): CartEdit => ({ type: 'IncludeDelivery', deliveryId, included: false })
const empty: CartEdit = { type: 'EmptyCart' }
const transfer: CartEdit = { type: 'TransferCart', source: cartId('k9') }
const addToNoDelivery: CartEdit = {
  ...{ type: 'AddLines', from: 'hand', lines: [newLine(a, 2, { deliveryId: undefined })] },
}

describe('an edit that reaches the log late', () => {
  it.each<readonly [string, CartEdit, CartEdit]>([
    ['a quantity', quantity(a, 2), quantity(a, 7)],
    ['a label', label(a), quantity(a, 7)],
    ['a move', move(a), quantity(a, 7)],
    ['a removal', remove(a), quantity(a, 7)],
    ['a removal', remove(a), add(a)],
    ['a quantity', quantity(a, 2), add(a)],
    ['an add', add(a), quantity(a, 7)],
    ['an add', add(a), empty],
    ['a date', date('DBI'), date('all')],
    ['a date', date('all'), date('DBI')],
    ['an inclusion', include('DBI'), date('DBI')],
    ['an emptying', empty, quantity(b, 7)],
    ['a deletion', { type: 'DeleteCart' }, add(b)],
  ])('is stale when a newer one is confirmed or ahead of it: %s', (_kind, older, newer) => {
    expect(staleIn(logged(twoLines, made(2, newer), made(1, older)))).toEqual(['e1'])
    expect(staleIn(logged(twoLines, made(2, newer), answered(2), made(1, older)))).toEqual(['e1'])
    expect(staleIn(logged(twoLines, made(1, older), made(2, newer), answered(2)))).toEqual(['e1'])
  })

  it.each<readonly [string, CartEdit, CartEdit]>([
    ['another line', quantity(a, 2), quantity(b, 7)],
    ['another delivery', date('DBI'), include('EXH')],
    ['the same line, and both add', add(a), add(a)],
    ['a delivery and not a line', quantity(a, 2), date('all')],
    ['another line, which it adds to', quantity(a, 2), add(b)],
    ['a line that is added to, and no delivery says which', quantity(a, 2), addToNoDelivery],
    ['lines of another cart, which are not known', quantity(a, 2), transfer],
    ['a line, and it brings the lines of another cart', transfer, quantity(a, 2)],
  ])('is not stale when the newer one is about %s', (_what, older, newer) => {
    expect(staleIn(logged(twoLines, made(2, newer), made(1, older)))).toEqual([])
    expect(staleIn(logged(twoLines, made(2, newer), answered(2), made(1, older)))).toEqual([])
  })

  it('is not stale when it is the newer one, or of the same moment', () => {
    expect(staleIn(logged(twoLines, made(1, quantity(a, 2)), made(2, quantity(a, 7))))).toEqual([])
    expect(staleIn(logged(twoLines, made(1, quantity(a, 2)), answered(1), made(2, quantity(a, 7))))).toEqual([])
    expect(staleIn(logged(twoLines, made(1, quantity(a, 2)), answered(1), made(1, quantity(a, 7))))).toEqual([])
  })

  it('is left out of the cart that the user sees', () => {
    const ran = logged(twoLines, made(2, quantity(a, 7)), made(1, remove(a)))

    expect(seen(ran)).toEqual([
      [keyOf(a), 7],
      [keyOf(b), 1],
    ])
  })

  it('is carried out after all when the newer one is refused', () => {
    const ran = logged(twoLines, made(2, quantity(a, 7)), made(1, quantity(a, 2)), {
      ...{ type: 'EditsRefused', edits: [commandId('e2')], failure: { tag: 'Aborted', service: 'cart' } },
    })

    expect(staleIn(ran)).toEqual([])
    expect(seen(ran)).toContainEqual([keyOf(a), 2])
  })

  it('is stale after a start by a summary too', () => {
    const before = logged(twoLines, made(2, quantity(a, 7)), answered(2))
    const started = logged({ ...before, state: cartDecider.initial }, summariseCart(before.state))

    expect(staleIn(logged(started, made(1, quantity(a, 2))))).toEqual(['e1'])
  })

  it('is compared with the hundred newest subjects', () => {
    const many = Array.from({ length: 101 }, (_, index) => String(2_000_000 + index))
    const ran = logged(
      twoLines,
      ...many.map((article, index) =>
        editRequested(quantity(article, 2), commandId(`q${index}`), index === 0 ? at(3) : at(2)),
      ),
      {
        type: 'EditsConfirmed',
        edits: many.map((_, index) => commandId(`q${index}`)),
        failed: [],
        difference: undefined,
      },
    )

    expect(ran.state.tag === 'InContext' ? ran.state.confirmedSubjects.length : 0).toBe(100)
    expect(staleIn(logged(ran, made(1, quantity('2000100', 5))))).toEqual(['e1'])
    expect(staleIn(logged(ran, made(1, quantity('2000000', 5))))).toEqual([])
  })
})

describe('an edit made while the clock is set back', () => {
  const decided = ({ state }: Ran, second: number) =>
    cartDecider.decide(state, { ...quantity(a, 5), id: commandId('n1'), at: at(second) })

  it.each([
    ['pending', logged(twoLines, made(4, quantity(a, 7)))],
    ['confirmed', logged(twoLines, made(4, quantity(a, 7)), answered(4))],
  ])('is not older than one that its user has seen: %s', (_how, ran) => {
    expect(decided(ran, 1)).toMatchObject({ right: [{ id: 'n1', at: at(4) }] })
    expect(decided(ran, 6)).toMatchObject({ right: [{ id: 'n1', at: at(6) }] })
  })
})
