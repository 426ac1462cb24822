import { addDays } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import type { Clock } from '#application/ports/clock'
import type { EventLog } from '#application/ports/event-log'
import type { Outbox } from './outbox'
import type { Streams } from './streams'
import { summarised } from './summary'

/** Bounds of the log, in characters. */
export interface LogBounds {
  readonly largest: number
  /** The newest part, which a cut does not change. */
  readonly kept: number
  /** How much the log grows before its size is checked again. */
  readonly growth: number
}

export const logBounds: LogBounds = { largest: 3_000_000, kept: 1_500_000, growth: 200_000 }

/** So long a user's last sessions can be exported in full. What is older is a summary of each stream. */
const OLDEST_DAYS = 14

/** Keeps the log within its limits of size and age. */
export interface Cutting {
  /** Cuts all but the newest part of the log, if this tab leads and the log may exceed its limits. */
  readonly cutWhenDue: () => void
  /** The log has grown by `size` characters. */
  readonly grown: (size: number) => void
}

export interface CuttingSurroundings {
  readonly log: EventLog
  readonly clock: Clock
  readonly streams: Streams
  readonly outbox: Outbox
  readonly bounds: LogBounds
  /**
   * Whether other tabs have journaled batches. The log may hold these already and skips them by id: the ids must stay.
   */
  readonly isJournaled: () => boolean
}

export const createCutting = ({ log, clock, streams, outbox, bounds, isJournaled }: CuttingSurroundings): Cutting => {
  // The initial value makes each start check the age of the log once, even if the log does not grow.
  let grown = bounds.growth

  return {
    grown: (size) => {
      grown += size
    },
    cutWhenDue: () => {
      if (!outbox.isLeading() || grown < bounds.growth || isJournaled()) return
      grown = 0
      // Instants are compared as texts, and a day is a prefix of every instant on that day.
      const oldest = instant(addDays(clock.today(), -OLDEST_DAYS))
      const summaries = { of: streams.summaryOf, endsWithTab: streams.endsWithTab }
      // A log that cannot be cut now is checked again when it has grown.
      void log.cut({ largest: bounds.largest, kept: bounds.kept, oldest }, (batches) =>
        summarised(batches, summaries),
      )()
    },
  }
}
