import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { damagedBatch, type LogRecord, type StoredBatch } from '#application/log/record'
import { exportLog } from '#application/replay/export-log'
import { writeExportedLog } from '#application/replay/exported-log'
import { overviewOf } from '#application/replay/overview'
import { readExportedLog } from '#application/replay/read-exported-log'
import { redecideAll } from '#application/replay/redecide'
import { createReplay } from '#application/replay/replay'
import { createReplayedShop } from '#application/shop/replayed-shop'
import { givenLoggedOrder } from '../../support/given-logged-order'
import { readLog } from '../../support/logged-journeys'
import { anOrigin } from '../../support/logged-values/batches'
import { batchOf, recordOf } from '../../support/planted-log'

const CART = 'cart:dahl:u1:104822:-'

/** The log of an order, with the first record for which it holds changed. */
const withChanged = async (isIt: (record: LogRecord) => boolean, change: (record: LogRecord) => LogRecord) => {
  const { batches } = await givenLoggedOrder()
  const found = batches.flatMap(({ records }) => records).find(isIt)
  return batches.map((batch): StoredBatch => ({
    ...batch,
    records: batch.records.map((record) => (record === found ? change(record) : record)),
  }))
}

const isConfirmation = ({ type, kind }: LogRecord): boolean => kind === 'event' && type === 'EditsConfirmed'
const stoppedIn = (log: readonly StoredBatch[]) =>
  overviewOf(createReplay(log)).streams.filter(({ stopped }) => stopped !== undefined)

describe('a record that this version of the shop cannot read', () => {
  it.each([
    [
      'an unknown type',
      (record: LogRecord): LogRecord => ({ ...record, type: 'EditsForeseen' }),
      'the type EditsForeseen is not known',
    ],
    [
      'a newer version',
      (record: LogRecord): LogRecord => ({ ...record, version: 4 }),
      'version 4 of EditsConfirmed is newer than 1',
    ],
    [
      'a broken payload',
      (record: LogRecord): LogRecord => ({ ...record, payload: 'broken' }),
      'the payload of EditsConfirmed is no object',
    ],
  ])('stops its stream with a clear word, and the rest goes on: %s', async (_, change, reason) => {
    const log = await withChanged(isConfirmation, change)
    const whole = createReplay((await givenLoggedOrder()).batches)

    const replay = createReplay(log)
    const [stopped, ...others] = stoppedIn(log)
    expect(others).toEqual([])
    expect(stopped).toMatchObject({ name: CART, stopped: { reason: { tag: 'UnreadableEvent', detail: reason } } })
    // The cart stays as it was before, and the order is there.
    const [last, before] = [replay.steps.length, (stopped?.stopped?.step ?? 1) - 1]
    expect(replay.carts[0]?.stateAt(last)).toEqual(whole.carts[0]?.stateAt(before))
    expect(replay.checkouts[0]?.stateAt(last)).toEqual(whole.checkouts[0]?.stateAt(last))
    const later = redecideAll(replay).filter(({ command }) => command.record.stream === CART && command.step > before)
    expect(later.every(({ decision }) => decision.tag === 'Unknown')).toBe(true)
  })

  it('keeps its bytes where the log is written again', async () => {
    const payload = { of: 'tomorrow', list: [1, { a: 'b' }] }
    const log = await withChanged(isConfirmation, (record) => ({
      ...record,
      type: 'EditsForeseen',
      version: 3,
      payload,
    }))

    const read = readExportedLog(writeExportedLog(anOrigin, log))

    const kept = E.isRight(read) ? read.right.batches.flatMap(({ records }) => records) : []
    expect(kept.find(({ type }) => type === 'EditsForeseen')).toMatchObject({ version: 3, payload })
  })

  it('leaves the browser without its payload, of which no class is known', async () => {
    const reading = await readLog(await givenLoggedOrder())
    const batches = reading.batches.map((batch) => ({
      ...batch,
      records: batch.records.map((record) =>
        isConfirmation(record) ? { ...record, version: 9, payload: { name: 'Moa' } } : record,
      ),
    }))

    const { text } = exportLog({ ...reading, batches, build: 'b', timeZone: 'Europe/Stockholm' })

    expect(text).not.toContain('Moa')
    expect(text).toContain('"type":"EditsConfirmed","version":9')
  })

  it('of a module that this version lacks is told, with its stream', () => {
    const foreign = recordOf('event', 'e1', 'bookmarks:dahl:u1:c1:-', { type: 'Kept', version: 1, payload: {} })

    const overview = overviewOf(createReplay([batchOf(1, [foreign])]))

    expect(overview).toMatchObject({
      isClean: false,
      streams: [
        {
          name: 'bookmarks:dahl:u1:c1:-',
          stopped: { step: 1, reason: { tag: 'UnknownModule', module: 'bookmarks' } },
        },
      ],
    })
  })

  it('that is damaged stops its stream, also where the log holds nothing else of it', async () => {
    const { batches } = await givenLoggedOrder()
    const [last] = batches.slice(-1)
    const damaged = damagedBatch((last?.position ?? 0) + 1, 'x', [CART])

    expect(stoppedIn([...batches, damaged])).toMatchObject([
      { name: CART, stopped: { reason: { tag: 'DamagedRecord' } } },
    ])
    expect(stoppedIn([damagedBatch(1, 'x', [CART])])).toMatchObject([
      { name: CART, module: 'cart', stopped: { step: 1 } },
    ])
  })

  it('that is damaged is exported as such, and the preview states the times of the others', async () => {
    const reading = await readLog(await givenLoggedOrder())
    const damaged = damagedBatch(10_000, 'x', [CART, 'session:a'])

    const { text, preview } = exportLog({
      ...reading,
      batches: [...reading.batches, damaged],
      build: 'b',
      timeZone: 'x',
    })
    const read = readExportedLog(text)

    expect(preview.period?.to).toBe(reading.batches.at(-1)?.at)
    expect(E.isRight(read) && read.right.batches.at(-1)?.records).toMatchObject([
      { kind: 'damaged', stream: expect.stringMatching(/^cart:dahl:id-\d+:id-\d+:-$/) },
      { kind: 'damaged', stream: 'session:a' },
    ])
  })

  it('that is damaged does not move the clock of the shop that is drawn', async () => {
    const { batches } = await givenLoggedOrder()
    const replay = createReplay([...batches, damagedBatch(10_000, 'x', [CART])])
    const { shop, show } = createReplayedShop(replay)

    show(replay.steps.length)

    expect(shop.minute.get().day).toBe('2026-03-10')
  })
})
