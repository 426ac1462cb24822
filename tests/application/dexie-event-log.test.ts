import * as E from 'fp-ts/Either'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { customerId, instant, userId } from '#domain/kernel/ids'
import type { Batch, StoredBatch } from '#application/log/record'
import type { EventLog, LogFailure, LogPage } from '#application/ports/event-log'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'

/** Positions count from the instant of the first batch: here from 1. */
const atZero = instant('1970-01-01T00:00:00Z')

const batch = (id: string, payload: unknown = { value: 1 }): Batch => ({
  id,
  tab: 'a',
  basis: 0,
  at: atZero,
  owner: { brand: 'dahl', userId: userId('moa'), customerId: customerId('104822'), projectId: undefined },
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

/** What lies in the log after a position, without the sizes. */
const batchesAfter = async (log: EventLog, position: number) => {
  const found: Omit<StoredBatch, 'size'>[] = []
  for (let next: number | undefined = position; next !== undefined;) {
    const page: E.Either<LogFailure, LogPage> = await log.readPage(next)()
    if (E.isLeft(page)) return page
    found.push(...page.right.batches.map(({ size: _size, ...one }) => one))
    next = page.right.next
  }
  return E.right(found)
}

describe('the log in IndexedDB', () => {
  it('gives back what was stored, as it was, at ascending positions', async () => {
    const log = browser().open()

    const appended = await log.append([batch('b1'), batch('b2')], 'relaxed')()
    const more = await log.append([batch('b3', { text: 'rörböj å½”' })], 'strict')()

    expect(E.isRight(appended) && appended.right.map(({ position }) => position)).toEqual([1, 2])
    expect(more).toMatchObject(E.right([{ ...batch('b3', { text: 'rörböj å½”' }), position: 3 }]))
    expect(await batchesAfter(log, 1)).toEqual(
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

    const read = await batchesAfter(open(), 0)
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
    const read = await batchesAfter(log, 0)
    expect(E.isRight(read) && read.right.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3'])
  })

  it('is left as it is where that is wished', async () => {
    const { indexedDB, open } = browser()
    const log = open()
    await log.append([batch('b1'), batch('b2')], 'relaxed')()
    const raw = new Dexie('fackhandel-log', { indexedDB, IDBKeyRange })
    await raw.open()
    await raw.table('batches').update(1, { text: 'damaged' })
    const before: unknown = await raw.table('batches').toArray()
    const seen: (readonly string[])[] = []

    await log.replace((batches) => {
      seen.push(batches.map(({ id }) => id))
      return undefined
    })()

    expect(seen).toEqual([['b2']])
    expect(await raw.table('batches').toArray()).toEqual(before)
    raw.close()
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
    const read = await batchesAfter(log, 0)
    expect(E.isRight(read) && read.right.map(({ id, position }) => [id, position])).toEqual([
      ['b2', 2],
      ['b3', 3],
      ['b4', 4],
    ])
  })

  it('is read a page at a time', async () => {
    const log = browser().open()
    const many = Array.from({ length: 450 }, (_, index) => batch(`b${index}`))
    await log.append(many, 'relaxed')()

    const first = await log.readPage(0)()

    expect(E.isRight(first) && first.right.batches.length).toBeLessThan(450)
    const all = await batchesAfter(log, 0)
    expect(E.isRight(all) && all.right.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  })

  const never = instant('1960-01-01T00:00:00Z')
  const asOne = (batches: readonly StoredBatch[]): readonly StoredBatch[] =>
    batches.slice(-1).map((last) => ({ ...last, id: `${last.id}.summary`, records: [], unanswered: [] }))
  const positionsOf = async (log: EventLog) => {
    const read = await batchesAfter(log, 0)
    return E.isRight(read) ? read.right.map(({ id, position }) => `${id} ${position}`) : []
  }

  it('is cut to its newest part when it is too large, and gives no position again', async () => {
    const log = browser().open()
    const made = await log.append(
      ['b1', 'b2', 'b3', 'b4'].map((id) => batch(id)),
      'relaxed',
    )()
    const size = E.isRight(made) ? (made.right[0]?.size ?? 0) : 0

    const within = await log.cut({ largest: size * 4, kept: size * 2, oldest: never }, asOne)()
    const beyond = await log.cut({ largest: size * 4 - 1, kept: size * 2, oldest: never }, asOne)()

    expect([within, beyond]).toEqual([E.right(false), E.right(true)])
    expect(await positionsOf(log)).toEqual(['b2.summary 2', 'b3 3', 'b4 4'])
    await log.append([batch('b5')], 'relaxed')()
    expect(await positionsOf(log)).toEqual(['b2.summary 2', 'b3 3', 'b4 4', 'b5 5'])
    const smaller = await log.cut({ largest: size * 4 - 1, kept: size * 2, oldest: never }, asOne)()
    expect(smaller).toEqual(E.right(false))
  })

  it('is cut behind what is too old, and left as it is where that cannot be summarised', async () => {
    const log = browser().open()
    const newer = { ...batch('b2'), at: instant('2026-03-10T09:30:00+01:00') }
    await log.append([batch('b1'), newer], 'relaxed')()
    const limits = { largest: Infinity, kept: Infinity, oldest: instant('2026-02-01T00:00:00Z') }

    expect(await log.cut(limits, () => undefined)()).toEqual(E.right(false))
    expect(await positionsOf(log)).toEqual(['b1 1', 'b2 2'])
    expect(await log.cut(limits, asOne)()).toEqual(E.right(true))
    expect(await positionsOf(log)).toEqual(['b1.summary 1', 'b2 2'])
    expect(await log.cut(limits, asOne)()).toEqual(E.right(false))
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
    const read = await batchesAfter(log, 0)

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
    expect(await batchesAfter(log, 0)).toEqual(E.right([]))
  })

  it('goes on at higher positions when it is deleted under an open tab, so that the tab reads what it stores', async () => {
    const { open, indexedDB } = browser()
    const log = open()
    await log.append([batch('b1'), batch('b2')], 'strict')()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('fackhandel-log').onsuccess = resolve
    })

    const appended = await log.append([batch('b3')], 'strict')()

    expect(appended).toMatchObject({ _tag: 'Right', right: [{ ...batch('b3'), position: 3 }] })
    expect(await batchesAfter(log, 2)).toEqual(E.right([{ ...batch('b3'), position: 3 }]))
  })

  it('is read by a tab that was open when it was deleted, also what a page loaded since has stored', async () => {
    const { open, indexedDB } = browser()
    const openBefore = open()
    await openBefore.append([batch('b1'), batch('b2')], 'strict')()
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('fackhandel-log').onsuccess = resolve
    })

    await open().append([{ ...batch('b3'), at: instant('1970-01-01T00:01:00Z') }], 'strict')()

    expect(await batchesAfter(openBefore, 2)).toMatchObject({ right: [{ id: 'b3', position: 60_001 }] })
  })

  it('stores nothing of an append that was given up', async () => {
    const { open } = browser()
    const log = open()
    const late = new AbortController()
    const early = new AbortController()
    early.abort()

    const appends = [
      log.append([batch('b1')], 'strict', late.signal)(),
      log.append([batch('b2')], 'strict', early.signal)(),
    ]
    late.abort()

    expect(await Promise.all(appends)).toMatchObject([{ _tag: 'Left' }, { _tag: 'Left' }])
    expect(await batchesAfter(log, 0)).toEqual(E.right([]))
  })

  it('is not harmed by giving up an append that it has', async () => {
    const { open } = browser()
    const log = open()
    const late = new AbortController()
    await log.append([batch('b1')], 'strict', late.signal)()
    late.abort()

    expect(await batchesAfter(log, 0)).toEqual(E.right([{ ...batch('b1'), position: 1 }]))
  })

  it('answers Left where there is no database', async () => {
    const refused = {
      open: () => {
        throw new Error('refused')
      },
    }
    const log = createDexieEventLog({ indexedDB: refused, IDBKeyRange })

    expect(await log.append([batch('b1')], 'strict')()).toMatchObject({ _tag: 'Left', left: { tag: 'Unavailable' } })
    expect(await batchesAfter(log, 0)).toMatchObject({ _tag: 'Left', left: { tag: 'Unavailable' } })
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
