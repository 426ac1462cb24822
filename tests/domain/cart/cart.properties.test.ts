import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartCommandBody,
  type CartEdit,
  type CartEffect,
  type CartReading,
  type CartSettlement,
  isReading,
} from '#domain/cart/protocol'
import { summariseCart } from '#domain/cart/evolve'
import { isEditRequested } from '#domain/cart/pending-edits'
import { cartDecider } from '#domain/cart/decider'
import { deliveryIds, type DeliveryId } from '#domain/delivery/delivery-type'
import { fold } from '#domain/kernel/decider'
import { articleNumber } from '#domain/kernel/ids'
import { aContext, aLine, aPrice, aLineArticle, day, noPlaces } from '../given'
import {
  adopt,
  after,
  changes,
  confirm,
  confirmed,
  keyOf,
  linesOf,
  newLine,
  nothingYet,
  refuse,
  seen,
  step,
  viewOf,
  type Ran,
} from './given-cart'
import { modelService } from './model-service'

const article = fc.constantFrom('1', '2', '3')
const delivery = fc.constantFrom<DeliveryId>('DBI', 'EXH', 'XXX')
const label = fc.constantFrom('', 'Plan 2')
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom(-3, 0) },
)
const key = fc.tuple(article, delivery, label).map((parts) => keyOf(...parts))

const edit: fc.Arbitrary<CartEdit> = fc.oneof(
  fc.array(fc.tuple(article, quantity, delivery, label), { minLength: 1, maxLength: 3 }).map((lines) => ({
    type: 'AddLines' as const,
    from: 'hand' as const,
    lines: lines.map(([number, count, deliveryId, text]) => newLine(number, count, { deliveryId, label: text })),
  })),
  fc.record({ type: fc.constant('ChangeQuantity' as const), line: key, quantity }),
  fc.record({
    type: fc.constant('ChangeLabel' as const),
    lines: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }),
    label,
  }),
  fc.record({
    type: fc.constant('ChangeDelivery' as const),
    lines: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }),
    deliveryId: delivery,
  }),
  fc.record({ type: fc.constant('RemoveLines' as const), lines: fc.uniqueArray(key, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('IncludeDelivery' as const), deliveryId: delivery, included: fc.boolean() }),
  fc.record({
    type: fc.constant('RequestDeliveryDate' as const),
    deliveryId: delivery,
    date: fc.constantFrom(day('2026-03-04'), day('2026-03-08')),
  }),
  fc.constant({ type: 'EmptyCart' as const }),
)

type Happening = { readonly type: 'edit'; readonly edit: CartEdit } | { readonly type: 'answer' | 'refusal' | 'fetch' }
const happenings = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: edit.map((one): Happening => ({ type: 'edit', edit: one })) },
    { weight: 2, arbitrary: fc.constant<Happening>({ type: 'answer' }) },
    { weight: 1, arbitrary: fc.constantFrom<Happening>({ type: 'refusal' }, { type: 'fetch' }) },
  ),
  { maxLength: 40 },
)

const isCall = (effect: CartEffect): effect is Exclude<CartEffect, CartReading> => !isReading(effect)
const knownIn = ({ state }: Ran) => (state.tag === 'InContext' ? state.confirmed?.version : undefined)
const callsOf = (ran: Ran) => ran.effects.filter(isCall)

const startLines = ['1', '2', '3'].map((number) => aLine({ articleNumber: articleNumber(number), quantity: 5 }))

/** Lets things happen to a cart and a service that answers one call at a time; tells of each step. */
const live = (
  steps: readonly Happening[],
  watch: (before: Ran, happening: Happening['type'], now: Ran) => void,
): Ran => {
  const service = modelService(startLines)
  let ran = [{ type: 'EnterContext', context: aContext, places: noPlaces } as const, adopt(service.cart())].reduce<Ran>(
    (now, body) => step(now, body, 'start'),
    nothingYet,
  )
  let answered = 0
  steps.forEach((happening, index) => {
    const before = ran
    let what = happening.type
    const next = callsOf(ran)[answered]
    if (happening.type === 'edit') ran = step(ran, happening.edit, `e${index}`)
    // The runtime never fetches with a call in flight; a fetch answers what all answered calls led to.
    else if (happening.type === 'fetch') ran = step(ran, adopt(service.cart(), knownIn(ran)), `f${index}`)
    else if (next !== undefined) {
      answered += 1
      const answer = happening.type === 'answer' ? service.carryOut(next) : undefined
      if (answer === undefined) what = 'refusal'
      ran = step(ran, answer === undefined ? refuse(next.edit) : confirm([next.edit], answer), `s${index}`)
    }
    watch(before, what, ran)
  })
  return ran
}

const ore = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)

describe('a cart, whatever happens to it', () => {
  it('looks the same before and after the service carries out an edit, or is asked how the cart stands', () => {
    fc.assert(
      fc.property(happenings, (steps) => {
        live(steps, (before, happening, now) => {
          if (happening !== 'answer' && happening !== 'fetch') return
          expect(seen(now)).toEqual(seen(before))
          expect(viewOf(now).groups.map((group) => group.delivery)).toEqual(
            viewOf(before).groups.map((group) => group.delivery),
          )
        })
      }),
      { numRuns: 300 },
    )
  })

  it('has totals that are the sum of its lines, and every line once', () => {
    fc.assert(
      fc.property(happenings, (steps) => {
        live(steps, (_, __, now) => {
          const view = viewOf(now)
          const lines = linesOf(now)
          const sum = (of: typeof lines): number => of.reduce((total, line) => total + ore(line.total), 0)
          expect(ore(view.total)).toBe(sum(lines))
          expect(ore(view.totalInOrder)).toBe(
            sum(view.groups.filter((group) => group.delivery.isIncludedInOrder).flatMap((group) => group.lines)),
          )
          for (const group of view.groups) expect(ore(group.subtotal)).toBe(sum(group.lines))
          expect(view.lineCount).toBe(lines.length)
          expect(new Set(lines.map(({ line }) => line.key)).size).toBe(lines.length)
          for (const { line } of lines) {
            expect(line.key).toBe(keyOf(line.articleNumber, line.deliveryId, line.label))
            expect(line.quantity).toBeGreaterThan(0)
          }
        })
      }),
    )
  })

  it('asks for exactly one call for each edit, and ends with what the service holds when all have settled', () => {
    fc.assert(
      fc.property(happenings, (steps) => {
        const ran = live(steps, () => undefined)
        const edits = ran.events.filter(isEditRequested)
        expect(callsOf(ran)).toHaveLength(edits.length)
        if (ran.state.tag === 'InContext' && ran.state.pending.length === 0) {
          expect(linesOf(ran).every(({ pending }) => !pending)).toBe(true)
          expect(linesOf(ran).map(({ line }) => line).length).toBe(ran.state.confirmed?.lines.length)
        }
      }),
    )
  })

  it('comes to the same state from the same events, read back as plain data', () => {
    fc.assert(
      fc.property(happenings, (steps) => {
        const { events, state } = live(steps, () => undefined)
        expect(fold(cartDecider.evolve, cartDecider.initial, events)).toEqual(state)
        expect(fold(cartDecider.evolve, cartDecider.initial, structuredClone(events))).toEqual(state)
      }),
    )
  })

  it('is summarised as one event that comes to the same state', () => {
    fc.assert(
      fc.property(happenings, (steps) => {
        const { state } = live(steps, () => undefined)
        expect(cartDecider.evolve(cartDecider.initial, summariseCart(state))).toEqual(state)
      }),
    )
  })

  it('takes any settlement, known or not, in any state, and never throws', () => {
    const id = fc.constantFrom('e0', 'e1', 'e2', 'never')
    const settlement: fc.Arbitrary<CartCommandBody | CartSettlement> = fc.oneof(
      fc.array(id).map((ids) => refuse(...ids)),
      fc
        .tuple(fc.array(id), fc.integer({ min: 0, max: 5 }))
        .map(([ids, version]) => confirm(ids, changes(version, []))),
      fc.constantFrom<CartCommandBody>(
        { type: 'LeaveContext' },
        { type: 'EnterContext', context: aContext, places: noPlaces },
        { type: 'RefreshCart', places: noPlaces },
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(edit, settlement), { maxLength: 30 }), (bodies) => {
        const ran = bodies.reduce<Ran>((now, body, index) => step(now, body, `e${index}`), nothingYet)
        expect(viewOf(ran).lineCount).toBe(linesOf(ran).length)
      }),
    )
  })
})

describe('edits of different lines', () => {
  const articles = ['1', '2', '3', '4', '5', '6']
  const someEdits = fc.tuple(
    ...articles.map((number) =>
      fc.oneof(
        fc
          .integer({ min: 6, max: 20 })
          .map((count): CartEdit => ({ type: 'ChangeQuantity', line: keyOf(number), quantity: count })),
        fc.constantFrom<CartEdit>(
          { type: 'ChangeLabel', lines: [keyOf(number)], label: 'Plan 2' },
          { type: 'RemoveLines', lines: [keyOf(number)] },
          { type: 'ChangeDelivery', lines: [keyOf(number)], deliveryId: 'EXH' },
          { type: 'AddLines', from: 'hand', lines: [newLine(number, 2)] },
        ),
      ),
    ),
  )
  const lines = articles.map((number) => aLine({ articleNumber: articleNumber(number), quantity: 5 }))

  it('leave each other as they look, in whatever order and way they settle', () => {
    const settlings = fc.shuffledSubarray(
      articles.map((_, index) => index),
      { minLength: articles.length },
    )
    fc.assert(
      fc.property(
        someEdits,
        settlings,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (edits, order, accepted) => {
          const service = modelService(lines)
          const start = after(confirmed(lines), ...edits)
          order.reduce<Ran>((before, index) => {
            const call = callsOf(start)[index]
            if (call === undefined) throw new Error('every edit asks for a call')
            const answer = accepted[index] === true ? service.carryOut(call) : undefined
            const now = step(
              before,
              answer === undefined ? refuse(call.edit) : confirm([call.edit], answer),
              `s${index}`,
            )
            const others = (ran: Ran) => linesOf(ran).filter(({ line }) => line.articleNumber !== articles[index])
            expect(others(now).map((view) => ({ ...view }))).toEqual(others(before))
            return now
          }, start)
        },
      ),
    )
  })
})

describe('the sum of a cart', () => {
  it('is exact to the öre for any prices and quantities', () => {
    const priced = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...deliveryIds),
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(priced, (given) => {
        const cart = given.map(([hundredths, count, deliveryId], index) =>
          aLine({
            articleNumber: articleNumber(String(index)),
            deliveryId,
            quantity: count,
            article: aLineArticle({ price: aPrice(hundredths / 100) }),
          }),
        )
        const exact = given.reduce((sum, [hundredths, count]) => sum + hundredths * count, 0)
        expect(viewOf(confirmed(cart)).total).toBe(exact / 100)
      }),
    )
  })
})
