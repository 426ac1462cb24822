import * as E from 'fp-ts/Either'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { customerId, instant, userId } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import { checksum } from '#adapters/browser/checksum'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'

const batch = (id: string, payload: unknown = { value: 1 }): Batch => ({
  id,
  tab: 'a',
  at: instant('2026-03-10T09:30:00+01:00'),
  user: userId('moa'),
  customer: customerId('104822'),
  project: undefined,
  records: [
    {
      id: `${id}.0`,
      stream: 's',
      module: 'm',
      kind: 'event',
      type: 'T',
      version: 1,
      correlation: id,
      causation: id,
      payload,
    },
    {
      id: `${id}.1`,
      stream: 's',
      module: 'm',
      kind: 'answer',
      type: 'A',
      version: 1,
      correlation: id,
      causation: undefined,
      payload: {},
      settles: ['e'],
    },
  ],
})

const browser = () => {
  const indexedDB = new IDBFactory()
  return { indexedDB, open: () => createDexieEventLog({ indexedDB, IDBKeyRange }) }
}

describe('the log in IndexedDB', () => {
  it('gives back what was stored, as it was, at ascending positions', async () => {
    const log = browser().open()

    const appended = await log.append([batch('b1'), batch('b2')], 'relaxed')()
    const more = await log.append([batch('b3', { text: 'rörböj å½”' })], 'strict')()

    expect(E.isRight(appended) && appended.right.map(({ position }) => position)).toEqual([1, 2])
    expect(more).toEqual(E.right([{ ...batch('b3', { text: 'rörböj å½”' }), position: 3 }]))
    expect(await log.readAfter(1)()).toEqual(
      E.right([
        { ...batch('b2'), position: 2 },
        { ...batch('b3', { text: 'rörböj å½”' }), position: 3 },
      ]),
    )
  })

  it('never gives two tabs the same position', async () => {
    const { open } = browser()
    const tabs = [open(), open(), open()]

    await Promise.all(
      Array.from({ length: 30 }, async (_, index) =>
        tabs[index % 3]?.append([batch(`b${index}`)], index % 2 ? 'strict' : 'relaxed')(),
      ),
    )

    const read = await open().readAfter(0)()
    expect(E.isRight(read) && read.right.map(({ position }) => position)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    )
  })

  it('stores a batch once, and answers where it is', async () => {
    const { open } = browser()
    const [log, other] = [open(), open()]
    await log.append([batch('b1'), batch('b2')], 'relaxed')()

    const again = await other.append([batch('b2'), batch('b3')], 'strict')()

    expect(E.isRight(again) && again.right.map(({ id, position }) => [id, position])).toEqual([
      ['b2', 2],
      ['b3', 3],
    ])
    const read = await log.readAfter(0)()
    expect(E.isRight(read) && read.right.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3'])
  })

  it('puts what is left in place of what was, damaged rows too, and gives no position again', async () => {
    const { indexedDB, open } = browser()
    const log = open()
    await log.append([batch('b1'), batch('b2', { name: 'Moa' }), batch('b3', { name: 'Moa' })], 'relaxed')()
    const raw = new Dexie('fackhandel-log', { indexedDB, IDBKeyRange })
    await raw.open()
    await raw.table('batches').update(1, { text: 'damaged Moa' })

    await log.replace((batches) => batches.map((one) => (one.id === 'b2' ? one : { ...one, records: [] })))()

    const rows = JSON.stringify(await raw.table('batches').toArray())
    expect(rows).not.toContain('damaged')
    expect(rows.split('Moa')).toHaveLength(2)
    raw.close()
    const more = await open().append([batch('b4')], 'relaxed')()
    expect(E.isRight(more) && more.right.map(({ position }) => position)).toEqual([4])
    const read = await log.readAfter(0)()
    expect(E.isRight(read) && read.right.map(({ id, position }) => [id, position])).toEqual([
      ['b2', 2],
      ['b3', 3],
      ['b4', 4],
    ])
  })

  it('goes on in a log that an older shop has begun', async () => {
    const { indexedDB, open } = browser()
    const older = new Dexie('fackhandel-log', { indexedDB, IDBKeyRange })
    older.version(1).stores({ batches: 'position' })
    const text = JSON.stringify(batch('b1'))
    await older.table('batches').add({ position: 1, text, checksum: checksum(text) })
    older.close()

    const log = open()
    await log.append([batch('b2')], 'relaxed')()

    const read = await log.readAfter(0)()
    expect(E.isRight(read) && read.right.map(({ id, position }) => [id, position])).toEqual([
      ['b1', 1],
      ['b2', 2],
    ])
  })

  it('tells the streams of a damaged row, keeps its bytes, and never gives its position again', async () => {
    const { indexedDB, open } = browser()
    const log = open()
    await log.append([batch('b1'), batch('b2')], 'relaxed')()
    const raw = new Dexie('fackhandel-log', { indexedDB, IDBKeyRange })
    await raw.open()
    const row: unknown = await raw.table('batches').get(2)
    await raw.table('batches').update(2, { text: '{"id":"b2","tampered":true}' })

    const appended = await log.append([batch('b3')], 'relaxed')()
    const read = await log.readAfter(0)()

    expect(E.isRight(appended) && appended.right[0]?.position).toBe(3)
    expect(
      E.isRight(read) &&
        read.right.map(({ id, records }) => [id, records.map(({ kind, stream }) => `${kind} ${stream}`)]),
    ).toEqual([
      ['b1', ['event s', 'answer s']],
      ['b2', ['damaged s']],
      ['b3', ['event s', 'answer s']],
    ])
    expect(row).toBeDefined()
    expect(await raw.table('batches').get(2)).toMatchObject({ text: '{"id":"b2","tampered":true}' })
  })

  it('stores all batches of an append or none', async () => {
    const { open } = browser()
    const log = open()
    const unwritable = batch('b2', 1n)

    const result = await log.append([batch('b1'), unwritable], 'relaxed')()

    expect(E.isLeft(result)).toBe(true)
    expect(await log.readAfter(0)()).toEqual(E.right([]))
  })

  it('answers Left where there is no database', async () => {
    const refused = {
      open: () => {
        throw new Error('refused')
      },
    }
    const log = createDexieEventLog({ indexedDB: refused, IDBKeyRange })

    expect(await log.append([batch('b1')], 'strict')()).toMatchObject({ _tag: 'Left', left: { tag: 'Unavailable' } })
    expect(await log.readAfter(0)()).toMatchObject({ _tag: 'Left', left: { tag: 'Unavailable' } })
  })

  it('answers Full where the quota is spent', async () => {
    const spent = {
      open: () => {
        throw new DOMException('no room', 'QuotaExceededError')
      },
    }
    const log = createDexieEventLog({ indexedDB: spent, IDBKeyRange })

    expect(await log.append([batch('b1')], 'strict')()).toEqual(E.left({ tag: 'Full' }))
  })
})
