import type { EventLog } from '#application/ports/event-log'
import { closedStream } from './closed-stream'
import type { Outbox } from './outbox'
import type { Streams } from './streams'

/** Summarises streams in the log as soon as they have ended. */
export interface Closing {
  /** The subject of the stream has ended, which every tab reads in the log: the leading tab summarises it. */
  readonly ended: (stream: string) => void
  /** The user of this tab has left the stream, which no other tab knows: this tab summarises it. */
  readonly left: (stream: string) => void
  /** Replaces the records of each stream that is due by a summary. Streams with an unanswered effect stay due. */
  readonly closeWhenDue: () => void
}

export interface ClosingSurroundings {
  readonly log: EventLog
  readonly streams: Streams
  readonly outbox: Pick<Outbox, 'isLeading' | 'pendingEffects'>
  /**
   * Whether other tabs have journaled batches. The log may hold these already and skips them by id: the ids must stay.
   */
  readonly isJournaled: () => boolean
}

export const createClosing = ({ log, streams, outbox, isJournaled }: ClosingSurroundings): Closing => {
  const ended = new Set<string>()
  const left = new Set<string>()

  /** The streams that this tab can summarise now. They are no longer due. */
  const takeDue = (): readonly string[] => {
    const unanswered = new Set(outbox.pendingEffects().map(({ stream }) => stream))
    const due = new Set(outbox.isLeading() ? [...ended, ...left] : left)
    const names = [...due].filter((name) => !unanswered.has(name))
    for (const name of names) {
      ended.delete(name)
      left.delete(name)
    }
    return names
  }

  return {
    ended: (stream) => void ended.add(stream),
    left: (stream) => void left.add(stream),
    closeWhenDue: () => {
      if ((ended.size === 0 && left.size === 0) || isJournaled()) return
      const names = takeDue()
      if (names.length === 0) return
      // A stream that cannot be summarised now is summarised the next time it ends, or when the log is cut.
      void log.replace((batches, isWhole) => {
        if (!isWhole) return undefined
        const rest = names.reduce((all, name) => closedStream(all, name, streams.summaryOf) ?? all, batches)
        return rest === batches ? undefined : rest
      })()
    },
  }
}
