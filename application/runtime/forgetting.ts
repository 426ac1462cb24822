import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { Instant } from '#domain/kernel/ids'
import type { Clock } from '#application/ports/clock'
import type { EventLog } from '#application/ports/event-log'
import { onlyUnanswered, type Remainders } from './remainders'
import type { Outbox } from './outbox'
import type { Quiet } from './quiet'
import type { Streams } from './streams'

export interface ForgettingSurroundings {
  readonly log: EventLog
  readonly clock: Pick<Clock, 'now'>
  readonly streams: Streams
  readonly outbox: Outbox
  readonly owner: () => CustomerScope | undefined
  readonly quiet: Quiet
  readonly forgetSnapshot: () => Promise<void>
  /** The log holds only the remainders now. */
  readonly forgotten: () => void
}

/** Removes a user's records from the log after a log-out. */
export interface Forgetting {
  /** As `Runtime.forget`. */
  readonly forget: (remainders: Remainders) => Promise<void>
}

export const createForgetting = (around: ForgettingSurroundings): Forgetting => {
  const { log, clock, streams, outbox, owner, quiet } = around

  const forgetUntil = async (until: Instant, remainders: Remainders): Promise<void> => {
    const isSomebodyThere = (): boolean => owner() !== undefined
    if (isSomebodyThere()) return
    await around.forgetSnapshot()
    await log.replace((batches) => {
      if (isSomebodyThere()) return undefined
      const left = onlyUnanswered(batches, { until, remainders, endsWithTab: streams.endsWithTab })
      streams.forgetUnopened(left.streams)
      outbox.rewritten(left.effects)
      for (const { id, stream } of left.dropped) outbox.answered(stream, [id])
      return left.batches
    })()
    around.forgotten()
  }

  return {
    forget: async (remainders) => {
      const now = clock.now()
      await quiet.stored()
      await forgetUntil(now, remainders)
      // Calls that were running have added answers to the log, and these hold data of the user too.
      await quiet.idle()
      await forgetUntil(clock.now(), remainders)
    },
  }
}
