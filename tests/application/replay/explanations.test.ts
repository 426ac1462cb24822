import { describe, expect, it } from 'vitest'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { differencesOf, valueAt } from '#application/replay/difference'
import { firstDivergence, redecideAll } from '#application/replay/redecide'
import { createReplay, type Replay } from '#application/replay/replay'
import { causesOf, whyOf } from '#application/replay/why'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { journeys, readLog } from '../../support/logged-journeys'

const CART = 'cart:dahl:u1:104822:-'

const ordered = async () => (await givenLoggedOrder()).batches

const replayOrder = async (): Promise<Replay> => createReplay(await ordered())

/** The log with one record changed. */
const altered = (log: readonly StoredBatch[], id: string, change: (record: LogRecord) => LogRecord) =>
  log.map((batch): StoredBatch => ({
    ...batch,
    records: batch.records.map((record) => (record.id === id ? change(record) : record)),
  }))

describe('the difference of two states', () => {
  it('names the deepest places that differ, and what is new or gone', () => {
    const before = { tag: 'A', lines: [{ key: 'a', quantity: 1 }, { key: 'b' }], gone: 1 }
    const after = { tag: 'A', lines: [{ key: 'a', quantity: 2 }], added: { x: 1 } }

    expect(differencesOf(before, after)).toEqual([
      { path: 'lines[a].quantity', before: 1, after: 2 },
      { path: 'lines[b]', before: { key: 'b' }, after: undefined },
      { path: 'gone', before: 1, after: undefined },
      { path: 'added', before: undefined, after: { x: 1 } },
    ])
  })

  it('is nothing between equal states, and the whole where their kinds differ', () => {
    expect(differencesOf({ a: [1] }, { a: [1] })).toEqual([])
    expect(differencesOf({ a: [1] }, { a: { 0: 1 } })).toEqual([{ path: 'a', before: [1], after: { 0: 1 } }])
    expect(differencesOf(1, 2)).toEqual([{ path: '', before: 1, after: 2 }])
    expect(differencesOf({ a: Number.NaN }, { a: Number.NaN })).toEqual([])
  })

  it('does not take the rest of a list for changed where one has gone or come, and names which one it was', () => {
    const edits = ['e1', 'e2', 'e3'].map((id) => ({ id, lines: [{ quantity: 1 }, { quantity: 2 }] }))

    expect(differencesOf({ pending: edits }, { pending: edits.slice(1) })).toEqual([
      { path: 'pending[e1]', before: edits[0], after: undefined },
    ])
    expect(differencesOf({ pending: edits.slice(1) }, { pending: [...edits.slice(1), { id: 'e4' }] })).toEqual([
      { path: 'pending[e4]', before: undefined, after: { id: 'e4' } },
    ])
  })

  it('tells elements apart by their places where they have no names of their own, or have changed places', () => {
    expect(differencesOf([{ id: 'a' }, { id: 'a' }], [{ id: 'a' }])).toEqual([
      { path: '1', before: { id: 'a' }, after: undefined },
    ])
    expect(differencesOf([1, 2], [2])).toEqual([
      { path: '0', before: 1, after: 2 },
      { path: '1', before: 2, after: undefined },
    ])
    expect(differencesOf([{ id: 'a[0]' }, { id: 'b' }], [{ id: 'b' }]).map(({ path }) => path)).toEqual(['0.id', '1'])
    expect(differencesOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }], [{ id: 'b' }, { id: 'a' }])).toHaveLength(3)
  })

  it('leads back to the values by its paths, and to no property that every object has', () => {
    const state = { lines: [{ key: 'a' }] }
    expect(['lines[a].key', 'lines[a]', 'lines[b].key', '[a]'].map((path) => valueAt(state, path))).toEqual([
      'a',
      state.lines[0],
      undefined,
      undefined,
    ])
    expect(['lines.0.key', 'lines.length', '', 'lines.1.key'].map((path) => valueAt(state, path))).toEqual([
      'a',
      1,
      state,
      undefined,
    ])
    expect(['constructor', 'lines.map', 'toString', '__proto__'].map((path) => valueAt(state, path))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('why a field has its value', () => {
  it('is the last event up to the step that changed it', async () => {
    const replay = await replayOrder()
    const quantities = replay.carts.flatMap((cart) =>
      cart.events.map((step) => [step, valueAt(cart.stateAt(step), 'confirmed.lines.0.quantity')] as const),
    )

    for (const [step, quantity] of quantities) {
      const why = whyOf(replay, CART, 'confirmed.lines.0.quantity', step)
      const since = quantities.findLast(([other, value]) => other <= step && value !== quantity)?.[0] ?? 0
      const first = quantities.find(([other]) => other > since)?.[0]
      if (quantity === undefined && since === 0) expect(why).toBeUndefined()
      else expect([step, why?.event.step, why?.after]).toEqual([step, first, quantity])
    }
    expect(new Set(quantities.map(([, quantity]) => quantity)).size).toBeGreaterThan(2)
  })

  it('is nothing where no event has changed it, or there is no such stream', async () => {
    const replay = await replayOrder()
    expect(whyOf(replay, CART, 'confirmed.nonsense', replay.steps.length)).toBeUndefined()
    expect(whyOf(replay, 'cart:none', 'tag', replay.steps.length)).toBeUndefined()
    expect(whyOf(replay, CART, 'confirmed', 1)).toBeUndefined()
  })
})

describe('the causes of a step', () => {
  it('begin with the first command and end before the step, across streams', async () => {
    const replay = await replayOrder()
    const fetched = replay.steps.find(({ record }) => record.type === 'CartSynchronised')
    if (fetched === undefined) throw new Error('the cart is fetched')

    const causes = causesOf(replay, fetched)

    expect(causes[0]?.record.causation).toBeUndefined()
    expect(new Set(causes.map(({ record }) => record.module))).toEqual(new Set(['session', 'cart']))
    const chain = [...causes, fetched]
    expect(chain.slice(1).map(({ record }) => record.causation)).toEqual(causes.map(({ record }) => record.id))
  })

  it('end where two records name each other', async () => {
    const [batch] = await ordered()
    const [first, second] = batch?.records ?? []
    if (batch === undefined || first === undefined || second === undefined) throw new Error('two records')
    const circle = [
      {
        ...batch,
        records: [
          { ...first, causation: second.id },
          { ...second, causation: first.id },
        ],
      },
    ]
    const replay = createReplay(circle)

    expect(replay.steps.map((step) => causesOf(replay, step).length)).toEqual([2, 2])
  })
})

describe('a command that is decided again', () => {
  it('is told where the record of what followed was altered, with both outcomes', async () => {
    const log = await ordered()
    const changed = log
      .flatMap(({ records }) => records)
      .find(({ type, kind }) => kind === 'event' && type === 'QuantityChangeRequested')
    const planted = altered(log, changed?.id ?? '', (record) => ({
      ...record,
      payload: { ...Object(record.payload), quantity: 9 },
    }))

    const divergence = firstDivergence(createReplay(planted))

    expect(divergence?.command.record.id).toBe(changed?.causation)
    expect(divergence?.decision).toMatchObject({
      tag: 'Different',
      recorded: { events: [{ event: { payload: { quantity: 9 } } }] },
      today: { events: [{ event: { payload: { quantity: 10 } } }] },
    })
  })

  it('is told where a call is missing, and where a refusal stands in place of events', async () => {
    const log = await ordered()
    const all = log.flatMap(({ records }) => records)
    const effect = all.find(({ type, kind }) => kind === 'effect' && type === 'UpdateItem')
    const withoutCall = log.map((batch) => ({ ...batch, records: batch.records.filter((record) => record !== effect) }))
    const refusal = all.find(({ kind }) => kind === 'refusal')
    const otherRefusal = altered(log, refusal?.id ?? '', (record) => ({ ...record, type: 'NothingToAdd', payload: {} }))

    expect(firstDivergence(createReplay(withoutCall))?.command.record.type).toBe('ChangeQuantity')
    expect(firstDivergence(createReplay(otherRefusal))?.decision).toMatchObject({
      tag: 'Different',
      recorded: { tag: 'Refused', refusal: { type: 'NothingToAdd' } },
      today: { tag: 'Refused', refusal: { type: 'InvalidQuantity' } },
    })
  })

  it('is decided upon what its own tab knew, not upon what another tab had stored', async () => {
    const { batches } = await readLog(await journeys['two-tabs']())
    const decisions = redecideAll(createReplay(batches))
    expect(new Set(batches.map(({ tab }) => tab)).size).toBe(2)
    expect(decisions.filter(({ decision }) => decision.tag !== 'Same')).toEqual([])
  })

  it('is unknown where the log lacks what its tab knew, or its payload cannot be read', async () => {
    const log = await ordered()
    const command = log
      .flatMap(({ records }) => records)
      .find(({ type, kind }) => kind === 'command' && type === 'ChangeQuantity')
    const unread = altered(log, command?.id ?? '', (record) => ({ ...record, payload: { line: 7 } }))
    const foreign = altered(log, command?.id ?? '', (record) => ({
      ...record,
      stream: 'bookmarks:x',
      module: 'bookmarks',
    }))

    for (const planted of [unread, foreign]) {
      const found = redecideAll(createReplay(planted)).find((one) => one.command.record.id === command?.id)
      expect(found?.decision.tag).toBe('Unknown')
    }
  })
})
