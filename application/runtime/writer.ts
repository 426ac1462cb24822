import * as E from 'fp-ts/Either'
import type { StoredBatch } from '#application/log/record'
import type { EventLog, LogFailure } from '#application/ports/event-log'
import type { UnstoredBatch } from './stream'

/** Writes what was decided in this tab, in order, all that waits in one go, one go at a time. */
export interface Writer {
  readonly add: (batch: UnstoredBatch) => void
  readonly unstored: () => readonly UnstoredBatch[]
  /** True while a batch waits for its first attempt. */
  readonly isBusy: () => boolean
  readonly stop: () => void
}

export interface WriterListener {
  readonly stored: (batches: readonly StoredBatch[]) => void
  /**
   * The first attempt of these failed. They stay in line and are tried again, in order, together with the next one:
   * what follows from a batch is never stored without it.
   */
  readonly keptInMemory: (batches: readonly UnstoredBatch[], failure: LogFailure) => void
  /** For now there is nothing more to write. */
  readonly done: () => void
}

export const createWriter = (log: EventLog, listener: WriterListener): Writer => {
  let line: readonly UnstoredBatch[] = []
  let tried = 0
  let writing = false
  let stopped = false

  const write = async (): Promise<void> => {
    writing = true
    // What is decided in the same tick goes down together.
    await Promise.resolve()
    if (stopped) return
    while (line.length > tried) {
      const taken = line
      const durability = taken.some((batch) => batch.durability === 'strict') ? 'strict' : 'relaxed'
      const result = await log.append(
        taken.map((batch) => batch.encode()),
        durability,
      )()
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
    }
    writing = false
    listener.done()
  }

  return {
    add: (batch) => {
      if (stopped) return
      line = [...line, batch]
      if (!writing) void write()
    },
    unstored: () => line,
    isBusy: () => line.length > tried || writing,
    stop: () => {
      stopped = true
    },
  }
}
