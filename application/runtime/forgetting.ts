import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { StoredBatch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import { onlyUnanswered, type Remainders } from './remainders'
import type { Outbox } from './outbox'
import type { Quiet } from './quiet'
import type { Streams } from './streams'

export interface ForgettingSurroundings {
  readonly log: EventLog
  readonly tab: string
  /** The last position of the log that this tab has read. */
  readonly position: () => number
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
  const { log, tab, position, streams, outbox, owner, quiet } = around

  /**
   * Positions and not times tell what is old: the clock of another tab may be ahead, or this one may have been put right.
   * Batches of this tab are old in any case while nobody is logged in here.
   */
  const forgetUntil = async (last: number, remainders: Remainders): Promise<void> => {
    const isSomebodyThere = (): boolean => owner() !== undefined
    if (isSomebodyThere()) return
    const isOld = (batch: StoredBatch): boolean => batch.position <= last || batch.tab === tab
    await around.forgetSnapshot()
    await log.replace((batches) => {
      if (isSomebodyThere()) return undefined
      const left = onlyUnanswered(batches, { isOld, remainders, endsWithTab: streams.endsWithTab })
      streams.reread(left.batches.filter((batch) => batch.position <= position()))
      outbox.rewritten(left.effects)
      for (const { id, stream } of left.dropped) outbox.answered(stream, [id])
      return left.batches
    })()
    around.forgotten()
  }

  return {
    forget: async (remainders) => {
      const last = position()
      await quiet.stored()
      await forgetUntil(last, remainders)
      // Calls that were running have added answers to the log, and these hold data of the user too. Batches that users
      // of other tabs have added since are not touched: they may have logged in there.
      await quiet.idle()
      await forgetUntil(last, remainders)
    },
  }
}
