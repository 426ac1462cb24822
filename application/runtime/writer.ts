import * as E from 'fp-ts/Either'
import type { StoredBatch } from '#application/log/record'
import type { EventLog, LogFailure } from '#application/ports/event-log'
import type { Timers } from '#application/ports/timers'
import type { UnstoredBatch } from './stream'

/** Appends this tab's batches to the log, in order. One append runs at a time and takes all waiting batches. */
export interface Writer {
  /** Puts a batch behind those that are not stored yet. */
  readonly add: (batch: UnstoredBatch) => void
  /** Begins to append what was added, if no append runs. */
  readonly append: () => void
  readonly unstored: () => readonly UnstoredBatch[]
  /** True while a batch waits for its first attempt. */
  readonly isBusy: () => boolean
  /**
   * Gives the running append up, and acts when it has ended, with the batches that the log does not have. None of them
   * is stored before the act has ended.
   */
  readonly withUnstored: (act: (unstored: readonly UnstoredBatch[]) => Promise<void>) => void
  readonly stop: () => void
}

export interface WriterListener {
  readonly stored: (batches: readonly StoredBatch[]) => void
  /**
   * The first attempt to store these batches failed. They are tried again, in order, with the next batch or after
   * `RETRY_MS`. A batch is never stored before an earlier one that it may follow from.
   */
  readonly keptInMemory: (batches: readonly UnstoredBatch[], failure: LogFailure) => void
  /** No batch waits for its first attempt. */
  readonly done: () => void
  /**
   * True while a call with strict durability runs from memory, or the user is being asked about one. Its batch is stored
   * with the answer: another tab that found it in the log without one would call too.
   */
  readonly isHeld: () => boolean
}

/** Milliseconds that an append may take. A blocked database never answers. */
const APPEND_DEADLINE_MS = 5_000
/** Milliseconds before a failed append is tried again, unless a new batch is written sooner. */
const RETRY_MS = 10_000

const held = E.left<LogFailure>({ tag: 'Unavailable', reason: 'called from memory' })
const tooLate = E.left<LogFailure>({ tag: 'Unavailable', reason: 'deadline' })

export const createWriter = (log: EventLog, timers: Timers, listener: WriterListener): Writer => {
  let line: readonly UnstoredBatch[] = []
  let tried = 0
  let writing = false
  let stopped = false
  let stopRetry = (): void => undefined
  let abortAppend: (() => void) | undefined
  let waiting: readonly (() => void)[] = []
  let acting = 0

  /**
   * An append that exceeds the deadline is aborted. Otherwise the log could later store effects that were called from
   * memory or cancelled meanwhile. If it is too late to abort, the batches are stored, and the log skips them by id at
   * the next attempt.
   */
  const append = (batches: readonly UnstoredBatch[]): Promise<E.Either<LogFailure, readonly StoredBatch[]>> =>
    new Promise((resolve) => {
      const durability = batches.some((batch) => batch.durability === 'strict') ? 'strict' : 'relaxed'
      const giveUp = new AbortController()
      abortAppend = () => giveUp.abort()
      const stopWaiting = timers.after(APPEND_DEADLINE_MS, () => {
        giveUp.abort()
        resolve(tooLate)
      })
      const store = async (): Promise<void> => {
        const encoded = batches.map((batch) => batch.encode())
        const result = await log.append(encoded, durability, giveUp.signal)()
        stopWaiting()
        resolve(result)
      }
      void store()
    })

  const write = async (): Promise<void> => {
    writing = true
    stopRetry()
    // Batches of the same tick are written in one append.
    await Promise.resolve()
    if (stopped) return
    do {
      const taken = line
      const result = acting > 0 || listener.isHeld() ? held : await append(taken)
      abortAppend = undefined
      if (stopped) return
      if (E.isRight(result)) {
        line = line.slice(taken.length)
        tried = 0
        listener.stored(result.right)
      } else {
        const fresh = taken.slice(tried)
        tried = taken.length
        listener.keptInMemory(fresh, result.left)
      }
      const acts = waiting
      waiting = []
      acts.forEach((act) => act())
    } while (line.length > tried)
    writing = false
    if (line.length > 0) stopRetry = timers.after(RETRY_MS, () => void write())
    listener.done()
  }

  return {
    add: (batch) => {
      if (!stopped) line = [...line, batch]
    },
    append: () => {
      if (!writing && !stopped && line.length > 0) void write()
    },
    unstored: () => line,
    isBusy: () => line.length > tried || writing,
    withUnstored: (act) => {
      const begin = async (): Promise<void> => {
        acting += 1
        await act(line)
        acting -= 1
        if (!writing && !stopped && line.length > 0) await write()
      }
      if (abortAppend === undefined) return void begin()
      waiting = [...waiting, () => void begin()]
      abortAppend()
    },
    stop: () => {
      stopped = true
      stopRetry()
    },
  }
}
