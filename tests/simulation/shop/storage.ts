import * as E from 'fp-ts/Either'
import { readBatch, writeBatch } from '#application/log/codecs/batch'
import type { Batch, StoredBatch } from '#application/log/record'
import type { EventLog, LogFailure } from '#application/ports/event-log'
import type { Random } from './random'
import type { PlainBatch } from './record'
import type { Trace } from './trace'
import type { Caller } from './network'
import type { VirtualTime } from './virtual-time'

/** Batches of a page: few, so that most starts read several pages. */
const PAGE = 40

/** What a batch is as JSON, which is read at most once. */
interface Written {
  readonly text: string
  json: unknown
}

/** A batch as its disk has it: text. It is decoded at most once, by the first tab that needs it. */
interface Row {
  readonly position: number
  readonly id: string
  readonly written: Written
  read?: StoredBatch
}

const jsonOf = (written: Written): unknown => (written.json ??= JSON.parse(written.text))

/** The log of one browser, with the faults of its disk. */
export interface SimulatedLog {
  readonly open: (caller: Caller) => EventLog
  /** Nothing can be written while it is full. */
  readonly full: (isFull: boolean) => void
  /** Nothing can be read while the browser has closed the connection for reading. */
  readonly unreadable: (isUnreadable: boolean) => void
  /** Nothing is answered while it hangs; what was asked is done when it works again. */
  readonly hang: (isHanging: boolean) => void
  /** Milliseconds that reads and writes may take. */
  readonly slowness: (ms: number) => void
  /** What the log has now. */
  readonly batches: () => readonly StoredBatch[]
  readonly text: () => string
  /** All that was ever appended, as plain JSON. */
  readonly history: () => readonly PlainBatch[]
  /** The ids of the commands that were ever appended. */
  readonly commands: ReadonlySet<string>
  /** How many batches were ever appended, and how many when records were last forgotten or summarised; 0: never. */
  readonly appended: () => number
  readonly lastForgotten: () => number
  /** Whether it refused or hung at any time. */
  readonly wasFaulty: () => boolean
}

const isBatch = (value: unknown): value is PlainBatch =>
  typeof value === 'object' && value !== null && 'records' in value && Array.isArray(value.records)

/** The records of a batch with the place that they share, as the log's text has it once. */
const plainBatch = (written: Written): PlainBatch => {
  const value = jsonOf(written)
  if (!isBatch(value)) throw new Error('the log wrote no batch')
  const place = 'place' in value && typeof value.place === 'object' ? value.place : {}
  return { ...value, records: value.records.map((record) => ({ ...place, ...record })) }
}

export const createSimulatedLog = (time: VirtualTime, random: Random, trace: Trace): SimulatedLog => {
  let rows: Row[] = []
  const ids = new Map<string, number>()
  const history: Written[] = []
  const plain: PlainBatch[] = []
  let last = 0
  let lastForgotten = 0
  let isFull = false
  let isUnreadable = false
  let wasFaulty = false
  const commands = new Set<string>()
  let isHanging = false
  let slowness = 0
  let waiting: (() => void)[] = []
  let writes = Promise.resolve()

  const stored = (row: Row): StoredBatch => {
    if (row.read !== undefined) return row.read
    const batch = readBatch(jsonOf(row.written))
    if (batch === undefined) throw new Error(`the log cannot read ${row.written.text}`)
    row.read = { ...batch, position: row.position, size: row.written.text.length }
    return row.read
  }

  const rowOf = (position: number, batch: Batch): Row => ({
    ...{ position, id: batch.id, written: { text: JSON.stringify(writeBatch(batch)), json: undefined } },
  })

  /**
   * The moment at which the disk does what it is asked for.
   * @returns whether the transaction begins: one that has to wait ends with its page
   */
  const turn = async ({ isAlive }: Caller): Promise<boolean> => {
    if (isHanging) await new Promise<void>((resolve) => waiting.push(resolve))
    if (!isAlive()) return false
    const ms = random.between(0, slowness)
    if (ms === 0) await Promise.resolve()
    else await new Promise<void>((resolve) => void time.after(ms, resolve))
    return true
  }

  /** The program of a page that is gone does not go on. */
  const read = async <A>(caller: Caller, act: () => A): Promise<A> =>
    (await turn(caller)) && caller.isAlive() ? act() : new Promise(() => undefined)

  /**
   * Transactions that write take place in the order in which they were asked for, whichever tab asks. A page that is gone
   * meanwhile may have written, or not.
   */
  const write = <A>(caller: Caller, act: () => A): Promise<A> =>
    new Promise((resolve, reject) => {
      const own = async (): Promise<void> => {
        const begins = await turn(caller)
        if (!begins || (!caller.isAlive() && random.chance(0.5))) return
        const result = act()
        if (caller.isAlive()) resolve(result)
      }
      writes = writes.then(own).catch(reject)
    })

  const append = (batch: Batch): StoredBatch => {
    const known = ids.get(batch.id)
    const present = rows.find(({ position }) => position === known)
    if (present !== undefined) return stored(present)
    const row = rowOf((last += 1), batch)
    rows.push(row)
    ids.set(batch.id, row.position)
    history.push(row.written)
    for (const { kind, id } of batch.records) if (kind === 'command') commands.add(id)
    trace.note(`log ${row.written.text}`)
    return { ...batch, position: row.position, size: row.written.text.length }
  }

  const replaceAll = (next: readonly StoredBatch[]): void => {
    lastForgotten = history.length
    rows = next
      .filter(({ records }) => records.length > 0)
      .map(({ size: _size, position, ...batch }) => rowOf(position, batch))
    ids.clear()
    for (const { id, position } of rows) ids.set(id, position)
    trace.note(`log holds ${rows.length}`)
  }

  const failure = (): E.Either<LogFailure, never> => E.left({ tag: 'Full' })

  return {
    open: (caller) => ({
      append: (batches, _durability, signal) => () =>
        write(caller, () => {
          if (signal?.aborted === true) return E.left({ tag: 'Unavailable', reason: 'given up' })
          return isFull ? failure() : E.right(batches.map(append))
        }),
      replace: (left) => () =>
        write(caller, () => {
          if (isFull) return failure()
          const replaced = left(rows.map(stored))
          if (replaced !== undefined) replaceAll(replaced)
          return E.right(undefined)
        }),
      readPage: (after) => () =>
        read(caller, () => {
          if (isUnreadable) return E.left({ tag: 'Unavailable', reason: 'closed' })
          const found = rows.filter(({ position }) => position > after)
          const page = found.slice(0, PAGE)
          return E.right({ batches: page.map(stored), next: found.length > PAGE ? page.at(-1)?.position : undefined })
        }),
      // A session is too short for a log that must be cut.
      cut: () => async () => E.right(false),
    }),
    full: (is) => {
      isFull = is
      wasFaulty ||= is
    },
    unreadable: (is) => {
      isUnreadable = is
      wasFaulty ||= is
    },
    hang: (is) => {
      isHanging = is
      wasFaulty ||= is
      if (is) return
      const released = waiting
      waiting = []
      released.forEach((resolve) => resolve())
    },
    slowness: (ms) => {
      slowness = ms
    },
    batches: () => rows.map(stored),
    text: () => rows.map(({ written }) => written.text).join('\n'),
    history: () => {
      plain.push(...history.slice(plain.length).map(plainBatch))
      return plain
    },
    appended: () => history.length,
    lastForgotten: () => lastForgotten,
    commands,
    wasFaulty: () => wasFaulty,
  }
}
