import * as E from 'fp-ts/Either'
import type { Batch } from '#application/log/record'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { record } from './recorded-batches'

const PAIRS = 25

/** A store with the indexes of the log's own, written to without a library. */
const openRaw = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('raw', 1)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore('batches', { keyPath: 'position' })
      store.createIndex('id', 'id', { unique: true })
      store.createIndex('at', 'at')
      store.createIndex('end', 'end')
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })

let position = 0
let end = 0
const writeRaw = (database: IDBDatabase, batches: readonly Batch[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction('batches', 'readwrite', { durability: 'relaxed' })
    const store = transaction.objectStore('batches')
    for (const { id, at, ...batch } of batches) {
      const text = JSON.stringify(batch)
      end += text.length
      store.add({ position: (position += 1), id, at, end, text })
    }
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not written')))
  })

const recorded = await record()
let round = 0
/** So many batches that no log has yet. */
const freshBatches = (count: number): readonly Batch[] => {
  round += 1
  return Array.from({ length: count }, (_, index) => {
    const batch = recorded[(round + index) % recorded.length]
    if (batch === undefined) throw new Error('nothing was recorded')
    return { ...batch, id: `${batch.id}-${round}-${index}` }
  })
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const question = new URLSearchParams(location.search)
const size = Number(question.get('size'))
const times = Number(question.get('times'))

const log = createDexieEventLog()
const raw = await openRaw()
/** Milliseconds of so many appends after each other, each of so many batches, by the log and bare. */
const pair = async (): Promise<readonly [log: number, raw: number]> => {
  const groups = Array.from({ length: times }, () => freshBatches(size))
  const byLog = async (): Promise<void> => {
    for (const batches of groups) if (E.isLeft(await log.append(batches, 'relaxed')())) throw new Error('not appended')
  }
  const bare = async (): Promise<void> => {
    for (const batches of groups) await writeRaw(raw, batches)
  }
  return [await timed(byLog), await timed(bare)]
}

await new Promise((resolve) => requestIdleCallback(resolve))
for (let warm = 0; warm < 5; warm += 1) await pair()
const pairs: (readonly [number, number])[] = []
for (let done = 0; done < PAIRS; done += 1) pairs.push(await pair())
log.close()
raw.close()
console.info(JSON.stringify(pairs))
