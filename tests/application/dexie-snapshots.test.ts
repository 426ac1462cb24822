import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '#application/ports/snapshot-store'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'

const snapshot = (position: number): Snapshot => ({
  position,
  batch: `b${position}`,
  streams: new Map([['cart:1', [{ batch: 'b', records: [] }]]]),
  asked: [],
})

describe('snapshots in IndexedDB', () => {
  it('come back as they were, the newest alone', async () => {
    const indexedDB = new IDBFactory()
    const open = () => createDexieSnapshots({ indexedDB, IDBKeyRange, schema: 'one' })
    await open().write(snapshot(50))
    await open().write(snapshot(100))

    expect(await open().read()).toEqual(snapshot(100))
  })

  it('of records of other shapes are as if they were not there', async () => {
    const indexedDB = new IDBFactory()
    const open = (schema: string) => createDexieSnapshots({ indexedDB, IDBKeyRange, schema })
    await open('one').write(snapshot(50))

    expect(await open('two').read()).toBeUndefined()
    await open('two').write(snapshot(60))
    expect(await open('one').read()).toBeUndefined()
  })

  it('are done without where there is no database', async () => {
    const refused = {
      open: () => {
        throw new Error('refused')
      },
    }
    const none = createDexieSnapshots({ indexedDB: refused, IDBKeyRange, schema: 'one' })
    await none.write(snapshot(50))
    expect(await none.read()).toBeUndefined()
  })
})
