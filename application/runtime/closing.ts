import type { EventLog } from '#application/ports/event-log'
import { closedStream } from './closed-stream'
import type { Outbox } from './outbox'
import type { Streams } from './streams'

/** Summarises streams in the log as soon as they have come to an end. */
export interface Closing {
  /** What the stream is about has come to an end, or its user has left it. */
  readonly ended: (stream: string) => void
  /** Puts a summary in place of the records of each stream that has ended, if this tab leads. */
  readonly closeWhenDue: () => void
}

export interface ClosingSurroundings {
  readonly log: EventLog
  readonly streams: Streams
  readonly outbox: Pick<Outbox, 'isLeading'>
  /** Whether other tabs have journaled batches. The log may have these already, and must then know them by their ids. */
  readonly isJournaled: () => boolean
}

export const createClosing = ({ log, streams, outbox, isJournaled: isNoted }: ClosingSurroundings): Closing => {
  const due = new Set<string>()

  return {
    ended: (stream) => void due.add(stream),
    closeWhenDue: () => {
      if (!outbox.isLeading() || due.size === 0 || isNoted()) return
      const names = [...due]
      due.clear()
      // A stream that cannot be closed now is closed when it ends the next time, or when the log is cut.
      void log.replace((batches, isWhole) => {
        if (!isWhole) return undefined
        const left = names.reduce((rest, name) => closedStream(rest, name, streams.summaryOf) ?? rest, batches)
        return left === batches ? undefined : left
      })()
    },
  }
}
