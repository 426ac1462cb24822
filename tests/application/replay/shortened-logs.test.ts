import { describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import { redecideAll } from '#application/replay/redecide'
import { createReplay } from '#application/replay/replay'
import { violationsOf } from '#application/replay/violations'
import { aLine } from '../../domain/given'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { givenShop, onlyLine, settled } from '../../support/given-shop'
import { storedBatches } from '../../support/memory-event-log'

const brokenIn = (batches: readonly StoredBatch[]): readonly string[] =>
  violationsOf(createReplay(batches)).map(({ invariant }) => invariant)

describe('a log of which batches were forgotten', () => {
  it('breaks no invariant by what is gone', async () => {
    const { batches } = await givenLoggedOrder()

    expect(brokenIn(batches.slice(4))).toEqual([])
  })

  it('leaves open how a command of a tab would be decided that knew what is gone', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.shop.cart.changeQuantity(onlyLine(given), 7)
    await settled()
    const batches = storedBatches(given.log)
    const typed = batches.findIndex(({ records }) => records.some(({ type }) => type === 'ChangeQuantity'))

    const tagsOf = (log: readonly StoredBatch[]): readonly string[] =>
      redecideAll(createReplay(log)).map(({ decision }) => decision.tag)

    expect(tagsOf(batches).at(-1)).toBe('Same')
    expect(tagsOf(batches.slice(typed))).toEqual(['Unknown'])
  })

  it('leaves it open too where a page that stayed open has recorded its configuration again', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.shop.cart.changeQuantity(onlyLine(given), 7)
    await settled()
    const batches = storedBatches(given.log)
    const typed = batches.findIndex(({ records }) => records.some(({ type }) => type === 'ChangeQuantity'))
    const first = batches[0]?.records.find(({ kind }) => kind === 'configuration')
    if (first === undefined) throw new Error('the log has no configuration')
    const again = { ...first, id: 'again', causation: first.id }

    const [next, ...later] = batches.slice(typed)
    const left = next === undefined ? [] : [{ ...next, records: [again, ...next.records] }, ...later]

    expect(redecideAll(createReplay(left)).map(({ decision }) => decision.tag)).toEqual(['Unknown'])
    expect(brokenIn(left)).toEqual([])
  })
})

describe('a call that is answered twice', () => {
  const answeredTwice = async (by: Partial<StoredBatch>): Promise<readonly StoredBatch[]> => {
    const { batches } = await givenLoggedOrder()
    const answer = batches.find(({ records }) => records.some(({ kind }) => kind === 'answer'))
    const last = batches.at(-1)
    if (answer === undefined || last === undefined) throw new Error('the log has no answer')
    const records = answer.records
      .filter(({ kind }) => kind === 'answer')
      .map((record) => ({ ...record, id: `again ${record.id}` }))
    return [...batches, { ...answer, id: 'again', position: last.position + 1, records, ...by }]
  }

  it('is a fault of a tab that knew the first answer', async () => {
    expect(brokenIn(await answeredTwice({}))).toContain('one-outcome-per-call')
    expect(brokenIn(await answeredTwice({ tab: 'other', basis: 1_000 }))).toContain('one-outcome-per-call')
  })

  it('is none of a tab that could not know it, because the log could not be written', async () => {
    expect(brokenIn(await answeredTwice({ tab: 'other', basis: 0 }))).not.toContain('one-outcome-per-call')
  })
})
