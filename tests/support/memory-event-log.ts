import * as E from 'fp-ts/Either'
import { damagedBatch, type StoredBatch } from '#application/log/record'
import { readBatch, writeBatch } from '#application/log/codecs/batch'
import type { EventLog, LogFailure } from '#application/ports/event-log'

/** Batches of a page: few, so that a test with a handful of them reads several pages. */
const PAGE = 3

/** One browser's log, shared by its tabs. Batches lie here as text, as they would on disk. */
export interface MemoryLogStore {
  readonly texts: string[]
  /** While set, nothing can be written. */
  fault: LogFailure | undefined
  /** While set, nothing can be read. */
  readFault: LogFailure | undefined
  /** While set, nothing that is asked of it is ever answered. */
  hangs: boolean
  /** While true, appends stand in `waiting`, and then take place unless they were given up. */
  delays: boolean
  /** Lets the appends take place that wait, oldest first. */
  readonly waiting: (() => void)[]
  /** Runs after a batch lies in the store and before anybody is told: the moment in which a tab may die. */
  whenStored: () => void
  /** Appends so far, each with how many batches it took and how durable it was asked to be. */
  readonly appends: { readonly count: number; readonly durability: 'strict' | 'relaxed' }[]
}

export const createMemoryLogStore = (): MemoryLogStore => ({
  texts: [],
  fault: undefined,
  readFault: undefined,
  hangs: false,
  delays: false,
  waiting: [],
  whenStored: () => undefined,
  appends: [],
})

const DAMAGED = 'damaged '

/** A batch of that stream whose bytes have gone bad. */
export const damagedText = (stream: string): string => DAMAGED + stream

const read = (text: string, index: number): readonly StoredBatch[] => {
  if (text.startsWith(DAMAGED)) return [damagedBatch(index + 1, `damaged${index}`, [text.slice(DAMAGED.length)])]
  const batch = readBatch(JSON.parse(text))
  return batch === undefined ? [] : [{ ...batch, position: index + 1, size: text.length }]
}

export const storedBatches = (store: MemoryLogStore): readonly StoredBatch[] => store.texts.flatMap(read)

/** The browser deletes its data. New positions are above those that open tabs have read. */
export const deleteLog = (store: MemoryLogStore): void => void store.texts.fill('null')

const turnOf = (store: MemoryLogStore): Promise<void> => new Promise((resolve) => store.waiting.push(resolve))

export const openMemoryEventLog = (store: MemoryLogStore): EventLog => ({
  append: (batches, durability, signal) => async () => {
    await Promise.resolve()
    if (store.hangs) return new Promise(() => undefined)
    if (store.delays) await turnOf(store)
    if (signal?.aborted === true) return E.left({ tag: 'Unavailable', reason: 'given up' })
    if (store.fault !== undefined) return E.left(store.fault)
    const known = new Set(storedBatches(store).map(({ id }) => id))
    const fresh = batches.filter(({ id }) => !known.has(id))
    store.texts.push(...fresh.map((batch) => JSON.stringify(writeBatch(batch))))
    store.appends.push({ count: fresh.length, durability })
    store.whenStored()
    const asked = new Set(batches.map(({ id }) => id))
    return E.right(storedBatches(store).filter(({ id }) => asked.has(id)))
  },
  replace: (left) => async () => {
    await Promise.resolve()
    if (store.fault !== undefined) return E.left(store.fault)
    const all = storedBatches(store)
    const replaced = left(all)
    if (replaced === undefined) return E.right(undefined)
    const kept = new Map(replaced.map(({ position, size: _size, ...batch }) => [position, batch]))
    store.texts.forEach((_text, index) => {
      const batch = kept.get(index + 1)
      store.texts[index] =
        batch === undefined || batch.records.length === 0 ? 'null' : JSON.stringify(writeBatch(batch))
    })
    return E.right(undefined)
  },
  readPage: (after) => async () => {
    await Promise.resolve()
    if (store.hangs) return new Promise(() => undefined)
    if (store.readFault !== undefined) return E.left(store.readFault)
    const found = storedBatches(store).filter((batch) => batch.position > after)
    const batches = found.slice(0, PAGE)
    return E.right({ batches, next: found.length > PAGE ? batches.at(-1)?.position : undefined })
  },
  cut: (limits, summarise) => async () => {
    await Promise.resolve()
    if (store.fault !== undefined) return E.left(store.fault)
    const all = storedBatches(store)
    const sizeFrom = (first: number): number => all.slice(first).reduce((sum, { size }) => sum + size, 0)
    const isTooLarge = sizeFrom(0) > limits.largest
    const newest = all.findIndex(
      ({ at }, index) => (!isTooLarge || sizeFrom(index + 1) < limits.kept) && at >= limits.oldest,
    )
    const old = all.slice(0, newest === -1 ? all.length - 1 : newest)
    const summary = old.at(-1)?.unanswered === undefined ? summarise(old) : undefined
    if (old.length === 0 || summary === undefined) return E.right(false)
    for (const { position } of old) store.texts[position - 1] = 'null'
    for (const { position, size: _size, ...batch } of summary)
      store.texts[position - 1] = JSON.stringify(writeBatch(batch))
    return E.right(true)
  },
})
