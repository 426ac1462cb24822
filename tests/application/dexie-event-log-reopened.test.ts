import * as E from 'fp-ts/Either'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { storedBatch } from '../support/given-tab'

/** A browser whose databases cannot be opened so many times, as while the user clears them. */
const browser = (failures: number, name = 'AbortError') => {
  const factory = new IDBFactory()
  let left = failures
  let opened = 0
  const indexedDB = {
    open: (database: string, version?: number) => {
      opened += 1
      left -= 1
      if (left >= 0) throw new DOMException('not now', name)
      return factory.open(database, version)
    },
  }
  return { indexedDB, IDBKeyRange, opened: () => opened, deny: (times: number) => void (left = times) }
}

const batches = [storedBatch('b1', 0)]

describe('the log in IndexedDB, when the database could not be opened', () => {
  it('opens it once more, and stores', async () => {
    const log = createDexieEventLog(browser(1))

    expect(await log.append(batches, 'strict')()).toMatchObject({ right: [{ id: 'b1' }] })
    expect(await log.readPage(0)()).toMatchObject({ right: { batches: [{ id: 'b1' }] } })
  })

  it('reads once more', async () => {
    const given = browser(0)
    const log = createDexieEventLog(given)
    await log.append(batches, 'strict')()
    given.deny(1)

    expect(await log.readPage(0)()).toMatchObject({ right: { batches: [{ id: 'b1' }] } })
  })

  it('opens it anew for each later use, so that it stores again when the database is back', async () => {
    const given = browser(4)
    const log = createDexieEventLog(given)
    expect(await log.append(batches, 'strict')()).toMatchObject({ left: { tag: 'Unavailable' } })
    expect(await log.append(batches, 'strict')()).toMatchObject({ left: { tag: 'Unavailable' } })

    expect(await log.append(batches, 'strict')()).toMatchObject({ right: [{ id: 'b1' }] })
  })

  it('does not try again what was given up, or what there is no room for', async () => {
    const given = browser(5)
    const late = new AbortController()
    const append = createDexieEventLog(given).append(batches, 'strict', late.signal)()
    late.abort()
    expect(E.isLeft(await append)).toBe(true)
    expect(given.opened()).toBe(1)

    const full = browser(5, 'QuotaExceededError')
    expect(await createDexieEventLog(full).append(batches, 'strict')()).toEqual(E.left({ tag: 'Full' }))
    expect(full.opened()).toBe(1)
  })
})

describe('the snapshots in IndexedDB, when the database could not be opened', () => {
  it('are kept and read again when it is back', async () => {
    const snapshots = createDexieSnapshots({ ...browser(1), schema: 'one' })
    const snapshot = { position: 7, batch: 'b7', streams: new Map(), asked: [] }
    await snapshots.write(snapshot)
    expect(await snapshots.read()).toBeUndefined()

    await snapshots.write(snapshot)
    expect(await snapshots.read()).toEqual(snapshot)
  })
})
