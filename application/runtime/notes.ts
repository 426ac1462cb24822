import * as E from 'fp-ts/Either'
import type { Batch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import type { NoteBook } from '#application/ports/note-book'
import type { Tabs } from '#application/ports/tabs'
import type { UnstoredBatch } from './stream'

/** Keeps what was decided through the moment until the log has it, also when the page is killed in that moment. */
export interface Notes {
  readonly add: (batch: UnstoredBatch) => void
  /** The log has these; or it cannot take them, and what becomes of them is in memory alone. */
  readonly drop: (batches: readonly { readonly id: string }[]) => void
  /**
   * This tab leads: what tabs that are gone have noted goes into the log, from now on too. Resolves when the notes of
   * those gone by now are known here.
   */
  readonly takeUp: () => Promise<void>
  readonly stop: () => void
}

export interface NotesSurroundings {
  readonly book: NoteBook
  readonly log: EventLog
  readonly tabs: Pick<Tabs, 'id' | 'whenGone'>
  /** The log has grown by notes of tabs that are gone; resolves when that is known here. */
  readonly whenTakenUp: () => Promise<void>
}

export const createNotes = ({ book, log, tabs, whenTakenUp }: NotesSurroundings): Notes => {
  const noted = new Set<string>()
  const watched = new Map<string, () => void>()
  let stopListening = (): void => undefined
  let stopped = false

  const store = async (gone: readonly string[]): Promise<void> => {
    const batches = gone.flatMap((tab) => book.read(tab)).toSorted(byTime)
    // The log passes over what it has already: a tab may die after its batch was stored and before its note is erased.
    const result = batches.length === 0 ? E.right([]) : await log.append(batches, 'strict')()
    if (stopped || E.isLeft(result)) return
    for (const tab of gone) book.erase(tab, 'all')
    if (batches.length > 0) await whenTakenUp()
  }

  /** Whether the tab is gone by now; if not, its notes are taken up when it goes. */
  const watch = (tab: string): Promise<boolean> =>
    new Promise((resolve) => {
      let isLate = false
      const stop = tabs.whenGone(
        tab,
        () => {
          watched.delete(tab)
          if (isLate) void store([tab])
          else resolve(true)
        },
        () => {
          isLate = true
          resolve(false)
        },
      )
      watched.set(tab, stop)
    })

  const isUnwatched = (tab: string): boolean => tab !== tabs.id && !watched.has(tab)

  const takeUpOf = async (found: readonly string[]): Promise<void> => {
    const gone = await Promise.all(found.map(async (tab) => ((await watch(tab)) ? [tab] : [])))
    await store(gone.flat())
  }

  return {
    add: (batch) => {
      if (!batch.noted || stopped) return
      noted.add(batch.id)
      book.write(batch.encode())
    },
    drop: (batches) => {
      const own = batches.map(({ id }) => id).filter((id) => noted.delete(id))
      if (own.length > 0) book.erase(tabs.id, own)
    },
    takeUp: async () => {
      stopListening()
      stopListening = book.whenWritten((tab) => {
        if (isUnwatched(tab)) void takeUpOf([tab])
      })
      await takeUpOf(book.tabs().filter(isUnwatched))
    },
    stop: () => {
      stopped = true
      stopListening()
      watched.forEach((stop) => stop())
    },
  }
}

const byTime = (a: Batch, b: Batch): number => {
  if (a.at === b.at) return 0
  return a.at < b.at ? -1 : 1
}
