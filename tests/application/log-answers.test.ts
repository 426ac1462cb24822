import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { cartDecider } from '#domain/cart/decider'
import { checkoutDecider } from '#domain/checkout/decider'
import type { CallFailure } from '#domain/failure/call-failure'
import { fold, type Stamp, stamped } from '#domain/kernel/decider'
import { commandId, instant } from '#domain/kernel/ids'
import { favouritesDecider } from '#domain/favourites/decider'
import { sessionDecider } from '#domain/session/decider'
import type { PayloadCodec, Written } from '#application/log/payload'
import type { ModuleCore, ModuleTypes } from '#application/runtime/module'
import { cartCore } from '#application/modules/cart/core'
import type { CartTypes } from '#application/modules/cart/types'
import { checkoutCore } from '#application/modules/checkout/core'
import type { CheckoutTypes } from '#application/modules/checkout/types'
import { quotesDecider } from '#domain/quotes/decider'
import { quotesCore } from '#application/modules/quotes/core'
import type { QuotesTypes } from '#application/modules/quotes/types'
import { favouritesCore } from '#application/modules/favourites/core'
import type { FavouritesTypes } from '#application/modules/favourites/types'
import { sessionCore } from '#application/modules/session/core'
import type { SessionTypes } from '#application/modules/session/types'
import { cartAnswers, cartEffects, cartEvents, cartSettlements } from '../support/logged-values/cart'
import {
  checkoutAnswers,
  checkoutEffects,
  checkoutEvents,
  checkoutSettlements,
} from '../support/logged-values/checkout'
import {
  favouritesAnswers,
  favouritesEffects,
  favouritesEvents,
  favouritesSettlements,
} from '../support/logged-values/favourites'
import { quotesAnswers, quotesEffects, quotesEvents, quotesSettlements } from '../support/logged-values/quotes'
import { sessionAnswers, sessionEffects, sessionEvents, sessionSettlements } from '../support/logged-values/session'
import { failures } from '../support/logged-values/values'

const stamp: Stamp = { id: commandId('settlement'), at: instant('2026-03-10T09:32:00+01:00') }

/** The same values in every run, since each test requires that some of them are taken. */
const SAME_VALUES = { seed: 4, numRuns: 400 }

const stored = (written: Written): Written => JSON.parse(JSON.stringify(written))

/** How many events followed from the decisions; each is read as it was written. */
const eventsRead = <Event>(codec: PayloadCodec<Event>, decided: E.Either<unknown, readonly Event[]>): number => {
  const events = E.isRight(decided) ? decided.right : []
  for (const event of events) expect(codec.decode(stored(codec.encode(event)))).toEqual(E.right(event))
  return events.length
}

type Cases<T> = Readonly<Record<string, fc.Arbitrary<T>>>

interface AnsweredModule<T extends ModuleTypes> {
  readonly core: ModuleCore<T>
  readonly events: Cases<T['event']>
  readonly effects: Cases<T['effect']>
  readonly answers: Cases<T['answer']>
  readonly settlements: Cases<T['settlement']>
  readonly decide: (state: T['state'], settlement: T['settlement']) => E.Either<unknown, readonly T['event'][]>
  readonly settlementType: (settlement: T['settlement']) => string
}

const describeAnswers = <T extends ModuleTypes>(given: AnsweredModule<T>): void => {
  const { name, decider, codecs, settle, settleReplaced } = given.core

  describe(`an answer to the ${name}`, () => {
    const states = fc
      .array(fc.oneof(...Object.values(given.events)), { maxLength: 6 })
      .map((events) => fold(decider.evolve, decider.initial, events))
    const effect = fc.oneof(...Object.values(given.effects))
    const results: readonly fc.Arbitrary<E.Either<CallFailure, T['answer']>>[] = [
      ...Object.values(given.answers).map((answer) => answer.map((value) => E.right(value))),
      ...Object.values(failures).map((failure) => failure.map((value) => E.left(value))),
    ]

    it('is settled by each kind of settlement that a call can lead to', () => {
      const types = new Set<string>()
      fc.assert(
        fc.property(effect, fc.oneof(...results), (asked, result) => {
          for (const settlement of [settle([asked], result), settleReplaced?.(asked)])
            if (settlement !== undefined) types.add(given.settlementType(settlement))
        }),
        SAME_VALUES,
      )
      expect([...types].sort()).toEqual(Object.keys(given.settlements).sort())
    })

    it.each(Object.entries(given.settlements))('leads to events that are read as written: %s', (_type, settlement) => {
      let read = 0
      fc.assert(
        fc.property(states, settlement, (state, value) => {
          read += eventsRead(codecs.event, given.decide(state, value))
        }),
        SAME_VALUES,
      )
      expect(read).toBeGreaterThan(0)
    })
  })
}

describeAnswers<CartTypes>({
  core: cartCore({ idempotencyKey: true }),
  events: cartEvents,
  effects: cartEffects,
  answers: cartAnswers,
  settlements: cartSettlements,
  decide: (state, settlement) => cartDecider.decide(state, stamped(settlement, stamp)),
  settlementType: ({ type }) => type,
})
describeAnswers<SessionTypes>({
  core: sessionCore,
  events: sessionEvents,
  effects: sessionEffects,
  answers: sessionAnswers,
  settlements: sessionSettlements,
  decide: (state, settlement) => sessionDecider.decide(state, stamped(settlement, stamp)),
  settlementType: ({ type }) => type,
})
describeAnswers<CheckoutTypes>({
  core: checkoutCore,
  events: checkoutEvents,
  effects: checkoutEffects,
  answers: checkoutAnswers,
  settlements: checkoutSettlements,
  decide: (state, settlement) => checkoutDecider.decide(state, stamped(settlement, stamp)),
  settlementType: ({ type }) => type,
})
describeAnswers<FavouritesTypes>({
  core: favouritesCore,
  events: favouritesEvents,
  effects: favouritesEffects,
  answers: favouritesAnswers,
  settlements: favouritesSettlements,
  decide: (state, settlement) => favouritesDecider.decide(state, stamped(settlement, stamp)),
  settlementType: ({ type }) => type,
})

describeAnswers<QuotesTypes>({
  core: quotesCore,
  events: quotesEvents,
  effects: quotesEffects,
  answers: quotesAnswers,
  settlements: quotesSettlements,
  settlementType: ({ type }) => type,
  decide: (state, settlement) => quotesDecider.decide(state, stamped(settlement, stamp)),
})
