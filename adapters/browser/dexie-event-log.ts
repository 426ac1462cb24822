import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Instant } from '#domain/kernel/ids'
import { type Batch, damagedBatch, type StoredBatch } from '#application/log/record'
import { readBatch, writeBatch } from '#application/log/codecs/batch'
import type { EventLog, LogFailure, LogLimits, LogPage, Replace, Summarise } from '#application/ports/event-log'
import { checksum } from '#application/log/checksum'
import { dexieConnection } from './dexie-connection'

/** One batch in IndexedDB: JSON text, with a checksum that detects damage. */
interface Row {
  readonly position: number
  readonly id: string
  /** The batch's own time. */
  readonly at: Instant
  /** Characters written up to and including this row. The difference of two rows is the size between them. */
  readonly end: number
  /** The streams of its records, so that they are known if the text is damaged. */
  readonly streams: readonly string[]
  readonly text: string
  readonly checksum: string
}

/** Rows that are read at once. */
const ROWS_OF_A_PAGE = 200

type Durability = 'strict' | 'relaxed'

export interface DexieEventLogOptions extends Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> {
  readonly name?: string
}

interface Connection {
  readonly database: Dexie
  readonly rows: Table<Row, number>
}

/**
 * The log in IndexedDB, with one row for each batch. Every failure is a Left, because the shop continues in memory if
 * there is no database.
 */
export const createDexieEventLog = ({
  name = 'fackhandel-log',
  ...dependencies
}: DexieEventLogOptions = {}): EventLog & { readonly close: () => void } => {
  const connection = (durability: Durability) =>
    dexieConnection(() => {
      const database = new Dexie(name, { ...dependencies, chromeTransactionDurability: durability })
      database.version(3).stores({ batches: 'position, &id, at, end' })
      return database
    })
  // Durability belongs to a connection, so there are two to the same database; neither opens before it is used.
  const connections = { strict: connection('strict'), relaxed: connection('relaxed') }

  const connect = (durability: Durability): Connection => {
    const database = connections[durability].database()
    return { database, rows: database.table<Row, number>('batches') }
  }

  // If the browser deletes its data, the log is empty, but new positions must be above those that any open tab has read.
  let highest = 0
  const seen = <Placed extends { readonly position: number }>(placed: readonly Placed[]): readonly Placed[] => {
    highest = placed.reduce((most, { position }) => Math.max(most, position), highest)
    return placed
  }

  const append = async (
    batches: readonly Batch[],
    durability: Durability,
    signal: AbortSignal | undefined,
  ): Promise<readonly StoredBatch[]> => {
    // Made before the transaction begins, which holds up all tabs.
    const made = batches.map(rowOf)
    const none: PositionsOf = async () => new Map()
    try {
      return await store(batches, made, none, durability, signal)
    } catch (error) {
      // A batch is hardly ever there already, so the ids are looked for only when one is refused.
      if (!namesOf(error).includes(ALREADY_THERE)) throw error
      return store(batches, made, positionsOf, durability, signal)
    }
  }

  const positionsOf: PositionsOf = async (rows, ids) =>
    new Map((await rows.where('id').anyOf(ids).toArray()).map(({ id, position }) => [id, position]))

  const store = (
    batches: readonly Batch[],
    made: readonly UnplacedRow[],
    knownOf: PositionsOf,
    durability: Durability,
    signal: AbortSignal | undefined,
  ): Promise<readonly StoredBatch[]> => {
    const { database, rows } = connect(durability)
    // Read and write share one transaction, so that two tabs never assign the same position.
    return database.transaction('rw', rows, async (transaction) => {
      // A transaction may begin long after it was requested, so the signal may be aborted already.
      signal?.throwIfAborted()
      signal?.addEventListener('abort', () => abort(transaction))
      const places = new Map(
        await knownOf(
          rows,
          batches.map(({ id }) => id),
        ),
      )
      const newest = await rows.orderBy(':id').last()
      const last = Math.max(newest?.position ?? beginning(batches), highest)
      const fresh = made
        .filter(({ id }) => !places.has(id))
        .map((row, index) => ({ ...row, position: last + index + 1 }))
      await rows.bulkAdd(endingAfter(newest?.end ?? 0, fresh))
      const sizes = new Map(fresh.map(({ id, text }) => [id, text.length]))
      for (const { id, position } of fresh) places.set(id, position)
      return batches.flatMap((batch) => {
        const position = places.get(batch.id)
        return position === undefined ? [] : [{ ...batch, position, size: sizes.get(batch.id) ?? 0 }]
      })
    })
  }

  const pageAfter = (rows: Table<Row, number>, position: number): Promise<readonly Row[]> =>
    rows.where(':id').above(position).limit(ROWS_OF_A_PAGE).toArray()

  /** Replaces all rows up to `until` by the batches `left`. The last one keeps the `end` of `until`. */
  const rewrite = async (rows: Table<Row, number>, until: Row, left: readonly StoredBatch[]): Promise<void> => {
    await rows.where(':id').belowOrEqual(until.position).delete()
    const kept = left.map((batch) => ({ ...rowOf(batch), position: batch.position }))
    const size = kept.reduce((sum, { text }) => sum + text.length, 0)
    await rows.bulkAdd(endingAfter(until.end - size, kept))
  }

  const replace = (left: Replace): Promise<void> => {
    const { database, rows } = connect('strict')
    return database.transaction('rw', rows, async () => {
      const last = await rows.orderBy(':id').last()
      if (last === undefined) return
      const before: StoredBatch[] = []
      for (let page = await pageAfter(rows, 0); page.length > 0; page = await pageAfter(rows, positionAfter(page)))
        for (const row of page) {
          const batch = readable(row)
          if (batch !== undefined) before.push(batch)
        }
      const replaced = left(before)
      if (replaced === undefined) return
      const kept = replaced.filter(
        // The last row stays, even if empty, so that its position is not assigned again.
        ({ position, records }) => records.length > 0 || position === last.position,
      )
      await rewrite(rows, last, kept)
    })
  }

  /** The last row to cut; undefined if nothing exceeds the limits of size and age. */
  const lastToCut = async (
    rows: Table<Row, number>,
    { largest, kept, oldest }: LogLimits,
  ): Promise<Row | undefined> => {
    const first = await rows.orderBy(':id').first()
    const newest = await rows.orderBy(':id').last()
    if (first === undefined || newest === undefined) return undefined
    const isTooLarge = newest.end - first.end + first.text.length > largest
    const tooFarBack = isTooLarge
      ? await rows
          .where('end')
          .belowOrEqual(newest.end - kept)
          .last()
      : undefined
    const tooOld = await rows.where('at').below(oldest).last()
    const until = [tooFarBack, tooOld].reduce(
      (later, row) => ((row?.position ?? 0) > (later?.position ?? 0) ? row : later),
      undefined,
    )
    // The newest row stays, so that its position is not assigned again.
    return until === undefined || until.position === newest.position ? undefined : until
  }

  const cut = (limits: LogLimits, summarise: Summarise): Promise<boolean> => {
    const { database, rows } = connect('strict')
    return database.transaction('rw', rows, async () => {
      const until = await lastToCut(rows, limits)
      if (until === undefined || read(until).unanswered !== undefined) return false
      let summary: readonly StoredBatch[] = []
      for (let at = 0; at < until.position;) {
        const page = (await pageAfter(rows, at)).filter(({ position }) => position <= until.position)
        const next = summarise([...summary, ...page.map(read)])
        if (next === undefined) return false
        summary = next
        at = positionAfter(page)
      }
      await rewrite(rows, until, summary)
      return true
    })
  }

  const readPage = async (after: number): Promise<LogPage> => {
    const page = seen(await pageAfter(connect('relaxed').rows, after))
    const next = page.length < ROWS_OF_A_PAGE ? undefined : positionAfter(page)
    return { batches: page.map(read), next }
  }

  return {
    replace: (left) => attempted(() => replace(left)),
    append: (batches, durability, signal) =>
      attempted(async () => seen(await append(batches, durability, signal)), signal),
    readPage: (after) => attempted(() => readPage(after)),
    cut: (limits, summarise) => attempted(() => cut(limits, summarise)),
    close: () => Object.values(connections).forEach(({ close }) => close()),
  }
}

/** Milliseconds after which a failed transaction is tried once more. A database that is being cleared refuses meanwhile. */
const ONCE_MORE_MS = 100

/**
 * The browser may have closed the connection, so what failed is tried once more, unless it was given up or there is no
 * room. A transaction that failed has changed nothing.
 */
const attempted = <A>(act: () => Promise<A>, signal?: AbortSignal): TE.TaskEither<LogFailure, A> => {
  const attempt = TE.tryCatch(act, failureOf)
  return pipe(
    attempt,
    TE.orElse((failure) =>
      failure.tag === 'Full' || signal?.aborted === true ? TE.left(failure) : T.delay(ONCE_MORE_MS)(attempt),
    ),
  )
}

/**
 * What the positions of an empty log begin after: the instant of its first batch, in milliseconds. A page that is loaded
 * after a deletion knows nothing of the positions that other tabs have read, and they read only what is above those.
 */
const beginning = ([first]: readonly Batch[]): number => (first === undefined ? 0 : Date.parse(first.at))

/** A transaction that is already committing cannot be aborted. Its batches are then stored. */
const abort = (transaction: Transaction): void => {
  try {
    transaction.abort()
  } catch {
    return
  }
}

type RowWithoutEnd = Omit<Row, 'end'>
type UnplacedRow = Omit<RowWithoutEnd, 'position'>

/** The positions of those batches that are in the log. */
type PositionsOf = (rows: Table<Row, number>, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The error of a row whose id another one has. */
const ALREADY_THERE = 'ConstraintError'

const rowOf = (batch: Batch): UnplacedRow => {
  const { size: _size, position: _position, ...lasting }: Batch & Partial<StoredBatch> = batch
  const text = JSON.stringify(writeBatch(lasting))
  const streams = [...new Set(batch.records.map(({ stream }) => stream))]
  return { id: batch.id, at: batch.at, streams, text, checksum: checksum(text) }
}

const readable = ({ position, text, checksum: written }: Row): StoredBatch | undefined => {
  const batch = checksum(text) === written ? parse(text) : undefined
  return batch === undefined ? undefined : { ...batch, position, size: text.length }
}

const read = (row: Row): StoredBatch => readable(row) ?? damagedBatch(row.position, row.id, row.streams)

const endingAfter = (start: number, rows: readonly RowWithoutEnd[]): readonly Row[] => {
  let end = start
  return rows.map((row) => {
    end += row.text.length
    return { ...row, end }
  })
}

const positionAfter = (page: readonly Row[]): number => page.at(-1)?.position ?? Infinity

const parse = (text: string): Batch | undefined => {
  try {
    return readBatch(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The names of an error and of its causes. */
const namesOf = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [String(error)]
  const name = 'name' in error ? [String(error.name)] : []
  const inner = 'inner' in error && error.inner !== error ? namesOf(error.inner) : []
  const ofRows = 'failures' in error && Array.isArray(error.failures) ? error.failures.flatMap(namesOf) : []
  return [...name, ...inner, ...ofRows]
}

const failureOf = (error: unknown): LogFailure => {
  const names = namesOf(error)
  return names.includes('QuotaExceededError') ? { tag: 'Full' } : { tag: 'Unavailable', reason: names.join(': ') }
}
