import * as E from 'fp-ts/Either'
import type { EventLog } from '#application/ports/event-log'
import type { SnapshotEffect, Snapshot, SnapshotStore } from '#application/ports/snapshot-store'
import type { LogReader } from './log-reader'
import type { Outbox } from './outbox'
import type { Streams } from './streams'

/** Snapshots save a start from folding the whole log. They hold nothing that the log does not hold. */
export interface Snapshots {
  /** Restores the newest snapshot if it was taken of this log. The log is then read from its position on. */
  readonly restore: () => Promise<void>
  /** Takes a snapshot if this tab leads and the log has grown enough since the last one. */
  readonly takeWhenDue: () => void
  /**
   * The log has forgotten a user, by this tab or another. This tab may still remember what the log has forgotten, so it
   * takes no snapshot any more; a page that is loaded anew does.
   */
  readonly forgotten: () => void
  /** The log has grown by `size` characters. */
  readonly grown: (size: number) => void
}

export interface SnapshotsSurroundings {
  readonly store: SnapshotStore
  readonly log: EventLog
  readonly streams: Streams
  readonly outbox: Outbox
  readonly logReader: LogReader
}

export const createSnapshots = ({ store, log, streams, outbox, logReader }: SnapshotsSurroundings): Snapshots => {
  let grown = 0
  let hasForgotten = false

  const isOfLog = async ({ position, batch }: Snapshot): Promise<boolean> => {
    const page = await log.readPage(position - 1)()
    if (E.isLeft(page)) return false
    const [first] = page.right.batches
    return first?.position === position && first.id === batch
  }

  return {
    restore: async () => {
      const found = await store.read()
      if (found === undefined || !(await isOfLog(found))) return
      // If this tab has already read the log, the streams hold its events, and the snapshot would fold them again.
      if (!logReader.seek({ position: found.position, id: found.batch })) return
      streams.restore(found)
      for (const { by, record } of found.asked) outbox.add({ ...by, id: record.id, stream: record.stream, record })
    },
    forgotten: () => {
      hasForgotten = true
    },
    grown: (size) => {
      grown += size
    },
    takeWhenDue: () => {
      const at = logReader.position()
      if (hasForgotten || !outbox.isLeading() || logReader.isBusy() || at === undefined || grown < store.every) return
      const summarised = streams.summarised()
      const asked = pendingEffectsIn(outbox)
      if (summarised === undefined || asked === undefined) return
      grown = 0
      const lasting = asked.filter(({ record }) => !streams.endsWithTab(record.module))
      void store.write({ position: at.position, batch: at.id, ...summarised, asked: lasting })
    },
  }
}

/** Undefined while an effect is only in memory: the log may store it later without this tab noticing. */
const pendingEffectsIn = (outbox: Outbox): readonly SnapshotEffect[] | undefined => {
  const asked: SnapshotEffect[] = []
  for (const { record, tab, owner } of outbox.pendingEffects()) {
    if (record === undefined) return undefined
    asked.push({ by: { tab, owner }, record })
  }
  return asked
}
