import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { addDays } from '#domain/kernel/calendar-date'
import { stamped } from '#domain/kernel/decider'
import { isEqual } from '#domain/kernel/equal'
import { commandId, instant, type QuoteId, quoteId, quoteRowId } from '#domain/kernel/ids'
import { quotesDecider } from '#domain/quotes/decider'
import { isExpired } from '#domain/quotes/expiry'
import type { QuotesCommandBody, QuotesEffect, QuotesSettlement } from '#domain/quotes/protocol'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status'
import { noQuotes, openQuote, type QuotesState } from '#domain/quotes/quotes'
import { shownQuote } from '#domain/quotes/shown-quote'
import { quotesCore } from '#application/modules/quotes/core'
import { quotesInterpreter } from '#application/modules/quotes/interpreter'
import { aDay, aQuote, aRow, heading } from '../domain/quotes/given'
import { createFakeQuoteService, type FakeQuoteService } from '../support/fake-quote-service'
import { createScriptedNetwork } from '../support/scripted-network'

const q1: QuoteId = quoteId('q1')
const at = instant('2026-12-15T10:42:00+01:00')
const rows = ['r1', 'r2', 'r3'] as const

/** What a user of one of two devices does, or what becomes of their calls. */
type Step = { readonly device: 0 | 1 } & (
  | { readonly tag: 'Quantity'; readonly row: (typeof rows)[number]; readonly value: number }
  | { readonly tag: 'Discount'; readonly row: (typeof rows)[number]; readonly value: number }
  | { readonly tag: 'Name'; readonly value: string }
  | { readonly tag: 'Add' }
  | { readonly tag: 'Remove'; readonly row: (typeof rows)[number] }
  | { readonly tag: 'Status'; readonly to: QuoteStatus; readonly day: number }
  | { readonly tag: 'Fetch' }
  | { readonly tag: 'Answer' }
  | { readonly tag: 'LoseAnswer' }
)

const device = fc.constantFrom<0 | 1>(0, 1)
const row = fc.constantFrom(...rows)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ tag: fc.constant('Quantity' as const), device, row, value: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ tag: fc.constant('Discount' as const), device, row, value: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ tag: fc.constant('Name' as const), device, value: fc.constantFrom('Kök', 'Bad', 'Hall') }),
  fc.record({ tag: fc.constant('Add' as const), device }),
  fc.record({ tag: fc.constant('Remove' as const), device, row }),
  fc.record({
    tag: fc.constant('Status' as const),
    device,
    to: fc.constantFrom(...quoteStatuses),
    day: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ tag: fc.constant('Fetch' as const), device }),
  { arbitrary: fc.record({ tag: fc.constant('Answer' as const), device }), weight: 5 },
  fc.record({ tag: fc.constant('LoseAnswer' as const), device }),
)

/** A device without a runtime: its calls wait until the test answers them, in order. */
const createDevice = (name: string, service: FakeQuoteService) => {
  const interpreter = quotesInterpreter(service.service)
  let state: QuotesState = noQuotes
  let waiting: readonly QuotesEffect[] = []
  let count = 0

  const dispatch = (body: QuotesCommandBody | QuotesSettlement): boolean => {
    count += 1
    const decided = quotesDecider.decide(state, stamped(body, { id: commandId(`${name}${count}`), at }))
    if (E.isLeft(decided)) return false
    for (const event of decided.right) {
      state = quotesDecider.evolve(state, event)
      waiting = [...waiting, ...quotesDecider.react(state, event)]
    }
    return true
  }

  /** The first call that waits is made and answered. One whose answer is lost is made again, so it changes once. */
  const answer = async (isLost: boolean): Promise<void> => {
    const [effect, ...others] = waiting
    if (effect === undefined) return
    const call = { signal: new AbortController().signal, correlation: '', isLeft: false, hasWaited: false, besides: 0 }
    if (isLost && effect.type !== 'FetchQuote') await interpreter.run(effect, state, call)()
    const result = await interpreter.run(effect, state, call)()
    waiting = others
    const settlement = quotesCore.settle([effect], result)
    if (settlement !== undefined) dispatch(settlement)
  }

  return {
    name,
    newRow: () => `${name}-row${(count += 1)}`,
    next: () => waiting[0],
    dispatch,
    answer,
    edit: (edit: QuoteEdit) => dispatch({ type: 'EditQuote', quoteId: q1, edit, denied: false }),
    open: () => openQuote(state, q1),
    shown: (): Quote | undefined => {
      const open = openQuote(state, q1)
      return open === undefined ? undefined : shownQuote(open)
    },
    isIdle: () => waiting.length === 0,
  }
}

type Device = ReturnType<typeof createDevice>

type Fields = Map<string, unknown>

/** What the quote should be in the end: who wrote a field last at the service wins, and nothing else is touched. */
interface Oracle {
  readonly fields: Fields
  readonly rows: Set<string>
  status: QuoteStatus
  /** The value of each field that the user of a device has last seen at the service. */
  readonly seen: Readonly<Record<string, Fields>>
  /** Edits that the service has not carried out. */
  readonly refused: Set<string>
}

const startFields = (): Fields => new Map<string, unknown>([['name', 'Badrum'], ...rows.flatMap(fieldsOfNewRow)])

function fieldsOfNewRow(id: string): readonly [string, unknown][] {
  return [
    [`${id}.quantity`, 1],
    [`${id}.discount`, 0],
  ]
}

const startOracle = (): Oracle => ({
  fields: startFields(),
  rows: new Set(rows),
  status: 'draft',
  seen: { a: startFields(), b: startFields() },
  refused: new Set(),
})

const ways: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  draft: ['inReview', 'sent'],
  inReview: ['draft', 'sent'],
  sent: ['draft', 'accepted', 'declined'],
  accepted: ['declined'],
  ordered: [],
  declined: [],
}

const isOpenToChanges = ({ status }: Oracle): boolean => status === 'draft' || status === 'inReview'

/** The fields that an edit writes, by the names of the oracle. */
const writtenBy = (effect: QuotesEffect): readonly [string, unknown][] => {
  if (effect.type === 'ChangeHead') return Object.entries(effect.to)
  return effect.type === 'ChangeRows'
    ? effect.changes.flatMap(({ rowId, to }) =>
        Object.entries(to).map(([name, value]): [string, unknown] => [`${rowId}.${name}`, value]),
      )
    : []
}

/** Carries out a call, and answers what of others it has written over without its user having seen it. */
const carryOut = (oracle: Oracle, effect: QuotesEffect, by: string): readonly unknown[] => {
  switch (effect.type) {
    case 'AddRows':
    case 'RemoveRows':
    case 'ChangeRows':
    case 'ChangeHead': {
      const isGone = effect.type === 'ChangeRows' && effect.changes.some(({ rowId }) => !oracle.rows.has(rowId))
      if (!isOpenToChanges(oracle) || isGone) {
        oracle.refused.add(effect.edit)
        return []
      }
      if (effect.type === 'AddRows') effect.rows.forEach(({ rowId }) => oracle.rows.add(rowId))
      if (effect.type === 'RemoveRows') effect.rowIds.forEach((rowId) => oracle.rows.delete(rowId))
      return writtenBy(effect).flatMap(([name, value]) => {
        const before = oracle.fields.get(name)
        const wasSeen = isEqual(oracle.seen[by]?.get(name), before)
        oracle.fields.set(name, value)
        oracle.seen[by]?.set(name, value)
        return wasSeen || before === value ? [] : [before]
      })
    }
    case 'MoveOn':
      if (ways[oracle.status].includes(effect.to)) oracle.status = effect.to
      return []
    case 'FetchQuote':
    case 'CreateQuote':
    case 'CopyQuote':
    case 'RemoveQuotes':
    case 'AddArticles':
    case 'MoveRow':
      return []
  }
}

/** What an answer shows a user is seen, but where an own edit lies over it. */
const look = (oracle: Oracle, effect: QuotesEffect, on: Device): void => {
  const pending = on.open()?.pending ?? []
  const covered = new Set(
    pending.flatMap(({ edit }) => {
      if (edit.type === 'ChangeHead') return Object.keys(edit.to)
      return edit.type === 'ChangeRows'
        ? edit.changes.flatMap(({ rowId, to }) => Object.keys(to).map((name) => `${rowId}.${name}`))
        : []
    }),
  )
  const isTold = (name: string): boolean => {
    const [rowId] = name.split('.')
    if (effect.type === 'FetchQuote' || !name.includes('.')) return true
    return effect.type === 'ChangeRows' && effect.changes.some((change) => change.rowId === rowId)
  }
  for (const [name, value] of oracle.fields)
    if (!covered.has(name) && isTold(name)) oracle.seen[on.name]?.set(name, value)
}

/** @returns whether the user's change was taken */
const act = async (done: Step, on: Device, oracle: Oracle): Promise<boolean> => {
  switch (done.tag) {
    case 'Quantity':
    case 'Discount': {
      const to = done.tag === 'Quantity' ? { quantity: done.value } : { discount: done.value }
      return on.edit({ type: 'ChangeRows', kind: 'Article', changes: [{ rowId: quoteRowId(done.row), to }] })
    }
    case 'Name':
      return on.edit({ type: 'ChangeHead', to: { name: done.value } })
    case 'Add':
      return on.edit({ type: 'AddRows', rows: [heading(on.newRow())] })
    case 'Remove':
      return on.edit({ type: 'RemoveRows', kind: 'Article', rowIds: [quoteRowId(done.row)] })
    case 'Status':
      return on.dispatch({
        type: 'MoveQuoteOn',
        quoteId: q1,
        to: done.to,
        today: addDays(aDay('2026-12-15'), done.day),
      })
    case 'Fetch':
      return on.dispatch({ type: 'OpenQuote', quoteId: q1 })
    case 'Answer':
    case 'LoseAnswer':
      await answer(oracle, on, done.tag === 'LoseAnswer')
      return true
  }
}

const answer = async (oracle: Oracle, on: Device, isLost: boolean): Promise<void> => {
  const effect = on.next()
  if (effect === undefined) return
  const told = on.open()?.overwritten.length ?? 0
  const before = { ...oracle, status: oracle.status }
  const lost = carryOut(oracle, effect, on.name)
  const wasTaken = 'edit' in effect && effect.type !== 'MoveOn' ? !oracle.refused.has(effect.edit) : true
  await on.answer(isLost)
  // A refusal tells nothing of the quote; what is told of an older version than the known one is no news either.
  if (wasTaken && (effect.type !== 'MoveOn' || before.status !== oracle.status)) look(oracle, effect, on)
  const overwritten = (on.open()?.overwritten ?? []).slice(told).flatMap(({ was }) => Object.values(was.fields))
  expect(overwritten).toEqual(lost)
}

describe('a quote on two devices', () => {
  test.prop([fc.array(step, { maxLength: 40 })], { numRuns: 150 })(
    '[QUOTE-03] [QUOTE-04] is on both, in the end, what was written last, and everybody is told of what they wrote over',
    async (steps) => {
      const service = createFakeQuoteService(createScriptedNetwork())
      service.put(aQuote({ rows: rows.map((id) => aRow(id)), validFor: 2 }))
      const devices = [createDevice('a', service), createDevice('b', service)] as const
      const oracle = startOracle()
      for (const on of devices) {
        on.dispatch({ type: 'OpenQuote', quoteId: q1 })
        await on.answer(false)
      }
      for (const one of steps) {
        const on = devices[one.device]
        const before = on.shown()
        const isTaken = await act(one, on, oracle)
        const now = on.shown()
        if (isTaken && one.tag === 'Quantity')
          expect(now?.rows.find(({ rowId }) => rowId === one.row)).toMatchObject({ quantity: one.value })
        if (isTaken && one.tag === 'Status' && before !== undefined) {
          expect(ways[before.status]).toContain(one.to)
          expect(one.to === 'accepted' && isExpired(before, addDays(aDay('2026-12-15'), one.day))).toBe(false)
        }
      }
      for (const on of devices) {
        while (!on.isIdle()) await answer(oracle, on, false)
      }
      for (const on of devices) {
        on.dispatch({ type: 'OpenQuote', quoteId: q1 })
        while (!on.isIdle()) await answer(oracle, on, false)
        const shown = on.shown()
        expect(shown).toEqual(service.quoteOf(q1))
        expect(shown?.status).toBe(oracle.status)
        expect(shown?.name).toBe(oracle.fields.get('name'))
        expect(new Set(shown?.rows.map(({ rowId }) => rowId))).toEqual(oracle.rows)
        for (const one of shown?.rows ?? [])
          if (one.tag === 'Article')
            expect([one.quantity, one.discount]).toEqual([
              oracle.fields.get(`${one.rowId}.quantity`),
              oracle.fields.get(`${one.rowId}.discount`),
            ])
        expect(on.open()?.pending).toEqual([])
      }
      const kept = devices.flatMap((on) => on.open()?.refused.map(({ id }) => id) ?? [])
      expect(new Set(kept)).toEqual(oracle.refused)
    },
  )
})
