import * as E from 'fp-ts/Either'
import type { StoredBatch } from '#application/log/record'
import type { EventLog, LogFailure, LogPage } from '#application/ports/event-log'
import type { Timers } from '#application/ports/timers'

/**
 * Reads the log from the last position that this tab has applied. Applies every batch once, in the log's order. A read
 * that has failed is tried again later: nobody else may ask for what this tab has appended.
 */
export interface LogReader {
  /** Resolves when a read that began after this call has been applied, or has failed. */
  readonly run: () => Promise<void>
  /** As `run`, after what was read before is read again: another tab has taken records out of the log, also unread ones. */
  readonly restart: () => Promise<void>
  /** Applies batches that this tab has appended. The log is read only if other tabs wrote in between. */
  readonly onAppended: (batches: readonly StoredBatch[]) => void
  readonly isBusy: () => boolean
  /** The last batch that has been applied. */
  readonly position: () => LogPosition | undefined
  /**
   * Skips the log up to a position, whose state is known from a snapshot. False if a read has begun or been applied.
   */
  readonly seek: (place: LogPosition) => boolean
  readonly stop: () => void
}

/** The position and the id of a batch in the log. */
export interface LogPosition {
  readonly position: number
  readonly id: string
}

export interface LogReaderListener {
  readonly apply: (batches: readonly StoredBatch[]) => void
  /** What the log still has of what was applied. `unread`: ids of batches of this tab that are yet to be applied. */
  readonly restarted: (batches: readonly StoredBatch[], unread: readonly string[]) => void
  readonly failed: (failure: LogFailure) => void
  /** A read has succeeded: all that the log held when it began has been applied. */
  readonly caughtUp: () => void
  readonly done: () => void
}

/** Milliseconds before the first failed read is tried again. The wait doubles with each further one. */
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 10_000

export const createLogReader = (log: EventLog, timers: Timers, listener: LogReaderListener): LogReader => {
  let last: LogPosition | undefined
  let own: readonly StoredBatch[] = []
  let reading: Promise<void> | undefined
  let again = false
  let fromStart = false
  let failures = 0
  let stopRetry = (): void => undefined
  let stopped = false

  const lastPosition = (): number => last?.position ?? 0

  /**
   * This tab's own batches that were removed from the log before this tab could read them, as far as `upTo`. They must
   * still be applied, and the tab has them in memory. A summary says which of their effects are unanswered; where they
   * were forgotten, none is.
   */
  const removed = (batches: readonly StoredBatch[], upTo: number): readonly StoredBatch[] => {
    const read = new Set(batches.map((batch) => batch.position))
    const summary = batches.find(({ unanswered }) => unanswered !== undefined)?.position ?? 0
    const unread = own.filter(({ position }) => position > lastPosition() && position <= upTo)
    return unread.flatMap((batch) => {
      if (batch.position === summary || (batch.position < summary && !read.has(batch.position))) return [batch]
      if (read.has(batch.position)) return []
      return [{ ...batch, records: batch.records.filter(({ kind }) => kind !== 'effect') }]
    })
  }

  const take = (batches: readonly StoredBatch[], upTo = batches.at(-1)?.position ?? 0): void => {
    const unread = batches.filter((batch) => batch.position > lastPosition())
    const fresh = [...removed(unread, upTo), ...unread].sort((one, other) => one.position - other.position)
    own = own.filter((batch) => batch.position > upTo)
    const newest = fresh.at(-1)
    if (newest !== undefined) last = { position: newest.position, id: newest.id }
    if (fresh.length > 0) listener.apply(fresh)
  }

  /** What the log still has of what this tab has read; undefined where it cannot be read. */
  const readAgain = async (): Promise<readonly StoredBatch[] | undefined> => {
    const known: StoredBatch[] = []
    const upTo = lastPosition()
    for (let next: number | undefined = 0; next !== undefined && next < upTo;) {
      const page: E.Either<LogFailure, LogPage> = await log.readPage(next)()
      if (stopped) return undefined
      if (E.isLeft(page)) {
        listener.failed(page.left)
        return undefined
      }
      known.push(...page.right.batches.filter(({ position }) => position <= upTo))
      next = page.right.next
    }
    return known
  }

  /** Whether what the log still has is known. */
  const startAgain = async (): Promise<boolean> => {
    fromStart = false
    const known = await readAgain()
    if (known === undefined) {
      fromStart = true
      return false
    }
    if (stopped) return false
    listener.restarted(
      known,
      own.map(({ id }) => id),
    )
    return true
  }

  /** Whether all that follows has been applied. The log is read page by page, so that it is never in memory as a whole. */
  const readOn = async (): Promise<boolean> => {
    const appended = own.at(-1)?.position ?? 0
    for (let next: number | undefined = lastPosition(); next !== undefined;) {
      const page: E.Either<LogFailure, LogPage> = await log.readPage(next)()
      if (stopped) return false
      if (E.isLeft(page)) {
        listener.failed(page.left)
        return false
      }
      next = page.right.next
      if (next !== undefined) take(page.right.batches)
      else take(page.right.batches, Math.max(appended, page.right.batches.at(-1)?.position ?? 0))
    }
    return true
  }

  const read = async (): Promise<void> => {
    stopRetry()
    let isWhole = false
    do {
      again = false
      const isKnown = !fromStart || (await startAgain())
      isWhole = (await readOn()) && isKnown
      if (stopped) return
    } while (again)
    reading = undefined
    if (isWhole) {
      failures = 0
      listener.caughtUp()
    } else {
      stopRetry = timers.after(Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS), () => void run())
      failures += 1
    }
    listener.done()
  }

  const run = (): Promise<void> => {
    if (reading !== undefined) {
      again = true
      return reading
    }
    reading = read()
    return reading
  }

  return {
    run,
    restart: () => {
      fromStart = true
      return run()
    },
    onAppended: (batches) => {
      const follow = batches.every((batch, index) => batch.position === lastPosition() + index + 1)
      if (reading === undefined && follow) take(batches)
      else {
        own = [...own, ...batches]
        void run()
      }
    },
    isBusy: () => reading !== undefined,
    position: () => last,
    seek: (place) => {
      if (last !== undefined || reading !== undefined) return false
      last = place
      return true
    },
    stop: () => {
      stopped = true
      stopRetry()
    },
  }
}
