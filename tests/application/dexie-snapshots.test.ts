import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Snapshot } from '#application/ports/snapshot-store'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'

const snapshot = (position: number): Snapshot => ({
  position,
  batch: `b${position}`,
  states: new Map([['cart:1', { lines: new Map([['a', 1]]), confirmed: undefined }]]),
  unread: new Map(),
  asked: [],
})

describe('snapshots in IndexedDB', () => {
  it('come back as they were, the newest alone', async () => {
    const indexedDB = new IDBFactory()
    const open = () => createDexieSnapshots({ indexedDB, IDBKeyRange, version: 'one' })
    await open().write(snapshot(50))
    await open().write(snapshot(100))

    expect(await open().read()).toEqual(snapshot(100))
  })

  it('of another version of the shop are as if they were not there', async () => {
    const indexedDB = new IDBFactory()
    const open = (version: string | undefined) => createDexieSnapshots({ indexedDB, IDBKeyRange, version })
    await open('one').write(snapshot(50))

    expect(await open('two').read()).toBeUndefined()
    expect(await open(undefined).read()).toBeUndefined()
    await open('two').write(snapshot(60))
    expect(await open('one').read()).toBeUndefined()
  })

  it('are done without where there is no database, or no telling of versions', async () => {
    const refused = {
      open: () => {
        throw new Error('refused')
      },
    }
    const none = createDexieSnapshots({ indexedDB: refused, IDBKeyRange, version: 'one' })
    await none.write(snapshot(50))
    expect(await none.read()).toBeUndefined()

    const unversioned = createDexieSnapshots({ indexedDB: new IDBFactory(), IDBKeyRange, version: undefined })
    await unversioned.write(snapshot(50))
    expect([await unversioned.read(), unversioned.every]).toEqual([undefined, Infinity])
  })
})
