import { describe, expect, it } from 'vitest'
import type { CartEvent } from '#domain/cart/protocol'
import type { StoredBatch } from '#application/log/record'
import { withConsequences, withoutRecords } from '#application/replay/branch'
import { firstDivergence } from '#application/replay/redecide'
import { createReplay } from '#application/replay/replay'
import { sameDivergence, sameFault, shrink, type ShowsFault } from '#application/replay/shrink'
import { violationsOf } from '#application/replay/violations'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { added, cartLog, entered, fetched } from '../../support/planted-log'

/** Whether the log would not show the fault any more without any one of its batches. */
const isMinimal = (log: readonly StoredBatch[], shows: ShowsFault): boolean =>
  log.every((batch) => !shows(withoutRecords(log, withConsequences(log, new Set(batch.records.map(({ id }) => id))))))

/** 300 batches of which three are needed: the cart is entered, fetched, and an edit is pending twice. */
const buried = (): readonly StoredBatch[] => {
  const noise = (from: number): readonly CartEvent[] =>
    Array.from({ length: 99 }, (_, index) => added(`n${from + index}`, String(from + index), 1))
  return cartLog([
    entered,
    fetched([]),
    ...noise(1_000),
    added('e1', '77', 1),
    ...noise(2_000),
    added('e1', '77', 1),
    ...noise(3_000).slice(1),
  ])
}

describe('a log that is shrunk', () => {
  it('still shows the fault, and no batch of it can be left out: three of 300', () => {
    const log = buried()
    const [violation] = violationsOf(createReplay(log))
    if (violation === undefined) throw new Error('the edit is pending twice')
    const shows = sameFault(log, violation)

    const { batches, tried } = shrink(log, shows)

    expect(log).toHaveLength(300)
    expect(violation.invariant).toBe('edit-pending-once')
    expect(shows(batches)).toBe(true)
    expect(batches).toHaveLength(3)
    expect(isMinimal(batches, shows)).toBe(true)
    expect(tried).toBeLessThan(100)
  })

  it('keeps a command that is decided in another way, with what it depends on', async () => {
    const { batches: log } = await givenLoggedOrder()
    const altered = log.map((batch): StoredBatch => ({
      ...batch,
      records: batch.records.map((record) =>
        record.kind === 'event' && record.type === 'QuantityChangeRequested'
          ? { ...record, payload: { ...Object(record.payload), quantity: 9 } }
          : record,
      ),
    }))
    const shows = sameDivergence('ChangeQuantity')
    expect([shows(log), shows(altered)]).toEqual([false, true])

    const { batches } = shrink(altered, shows)

    expect(firstDivergence(createReplay(batches, true))?.command.record.type).toBe('ChangeQuantity')
    expect(isMinimal(batches, shows)).toBe(true)
    expect(batches.length).toBeLessThan(5)
  })

  it('is the log itself where every batch is needed, and where none shows the fault', () => {
    const log = buried().slice(0, 5)
    expect(shrink(log, (batches) => batches.length === 5).batches).toEqual(log)
    expect(shrink(log, () => false).batches).toEqual(log)
    expect(shrink([], () => true).batches).toEqual([])
  })
})
