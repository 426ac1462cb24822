import type { EventLog } from '#application/ports/event-log'
import { closedStream } from './closed-stream'
import type { Outbox } from './outbox'
import type { Streams } from './streams'

/** Summarises streams in the log as soon as they have ended. */
export interface Closing {
  /** Marks a stream as due for its summary: its subject has ended, or its user has left it. */
  readonly ended: (stream: string) => void
  /** Replaces the records of each ended stream by a summary, if this tab leads. */
  readonly closeWhenDue: () => void
}

export interface ClosingSurroundings {
  readonly log: EventLog
  readonly streams: Streams
  readonly outbox: Pick<Outbox, 'isLeading'>
  /**
   * Whether other tabs have journaled batches. The log may hold these already and skips them by id: the ids must stay.
   */
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
      // A stream that cannot be summarised now is summarised the next time it ends, or when the log is cut.
      void log.replace((batches, isWhole) => {
        if (!isWhole) return undefined
        const left = names.reduce((rest, name) => closedStream(rest, name, streams.summaryOf) ?? rest, batches)
        return left === batches ? undefined : left
      })()
    },
  }
}
