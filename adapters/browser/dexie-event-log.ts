import { Dexie, type DexieOptions, type Table } from 'dexie'
import * as TE from 'fp-ts/TaskEither'
import { type Batch, damagedBatch, type StoredBatch } from '#application/log/record'
import { readBatch } from '#application/log/codecs/batch'
import type { EventLog, LogFailure } from '#application/ports/event-log'
import { checksum } from './checksum'

/** One batch as it lies in IndexedDB: JSON text, and what tells whether it is still the text that was written. */
interface Row {
  readonly position: number
  /** The batch's own; rows of older shops have none. */
  readonly id?: string
  /** The streams of its records, so that a damaged batch is known by them. */
  readonly streams?: readonly string[]
  readonly text: string
  readonly checksum: string
}

type Durability = 'strict' | 'relaxed'

export interface DexieEventLogOptions extends Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  readonly name?: string
}

interface Connection {
  readonly database: Dexie
  readonly rows: Table<Row, number>
}

/**
 * The log in IndexedDB, one row a batch. Every failure is answered as Left: without a database the shop goes on in
 * memory.
 */
export const createDexieEventLog = ({
  name = 'fackhandel-log',
  ...dependencies
}: DexieEventLogOptions = {}): EventLog & { readonly close: () => void } => {
  const connections = new Map<Durability, Connection>()

  // Durability belongs to a connection, so there are two to the same database; neither opens before it is used.
  const connect = (durability: Durability): Connection => {
    const known = connections.get(durability)
    if (known !== undefined) return known
    const database = new Dexie(name, { ...dependencies, chromeTransactionDurability: durability })
    database.version(2).stores({ batches: 'position, &id' })
    const connection = { database, rows: database.table<Row, number>('batches') }
    connections.set(durability, connection)
    return connection
  }

  const append = async (batches: readonly Batch[], durability: Durability): Promise<readonly StoredBatch[]> => {
    const { database, rows } = connect(durability)
    // Read and write in one transaction: no two tabs can come to the same position.
    return database.transaction('rw', rows, async () => {
      const ids = batches.map(({ id }) => id)
      const known = new Map((await rows.where('id').anyOf(ids).toArray()).map(({ id, position }) => [id, position]))
      const [last = 0] = await rows.orderBy(':id').reverse().limit(1).primaryKeys()
      const fresh = batches
        .filter(({ id }) => !known.has(id))
        .map((batch, index) => ({ ...batch, position: last + index + 1 }))
      await rows.bulkAdd(fresh.map(rowOf))
      for (const { id, position } of fresh) known.set(id, position)
      return batches.flatMap((batch) => {
        const position = known.get(batch.id)
        return position === undefined ? [] : [{ ...batch, position }]
      })
    })
  }

  const replace = (left: (batches: readonly StoredBatch[]) => readonly StoredBatch[]): Promise<void> => {
    const { database, rows } = connect('strict')
    return database.transaction('rw', rows, async () => {
      const before = await rows.toArray()
      const last = before.at(-1)
      const kept = left(before.flatMap((row) => readable(row) ?? [])).filter(
        // The last row stays, empty if need be, so that its position is not given again.
        ({ position, records }) => records.length > 0 || position === last?.position,
      )
      const positions = new Set(kept.map(({ position }) => position))
      await rows.bulkDelete(before.map(({ position }) => position).filter((position) => !positions.has(position)))
      await rows.bulkPut(kept.map(rowOf))
    })
  }

  return {
    replace: (left) => TE.tryCatch(() => replace(left), failureOf),
    append: (batches, durability) => TE.tryCatch(() => append(batches, durability), failureOf),
    readAfter: (position) =>
      TE.tryCatch(async () => {
        const rows = await connect('relaxed').rows.where(':id').above(position).toArray()
        return rows.map((row) => readable(row) ?? damagedBatch(row.position, row.id ?? '', row.streams ?? []))
      }, failureOf),
    close: () => connections.forEach(({ database }) => database.close()),
  }
}

const rowOf = ({ position, ...batch }: StoredBatch): Row => {
  const text = JSON.stringify(batch)
  const streams = [...new Set(batch.records.map(({ stream }) => stream))]
  return { position, id: batch.id, streams, text, checksum: checksum(text) }
}

const readable = ({ position, text, checksum: written }: Row): StoredBatch | undefined => {
  const batch = checksum(text) === written ? parse(text) : undefined
  return batch === undefined ? undefined : { ...batch, position }
}

const parse = (text: string): Batch | undefined => {
  try {
    return readBatch(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The names of an error and of those that caused it. */
const namesOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [String(error)]
  const name = 'name' in error ? [String(error.name)] : []
  const inner = 'inner' in error && error.inner !== error ? namesOf(error.inner) : []
  return [...name, ...inner]
}

const failureOf = (error: unknown): LogFailure => {
  const names = namesOf(error)
  return names.includes('QuotaExceededError') ? { tag: 'Full' } : { tag: 'Unavailable', reason: names.join(': ') }
}
