import * as E from 'fp-ts/Either'
import type { Batch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import type { JournalStore } from '#application/ports/journal-store'
import type { PageLife } from '#application/ports/page-life'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import type { UnstoredBatch } from './stream'

/**
 * Saves unstored batches when the page is left, or before they are appended, so that another tab or the next start stores
 * them in the log.
 */
export interface Journal {
  /** Saves what the log does not have yet. */
  readonly save: () => void
  /** The log could not store batches, and their effects are called without it. */
  readonly keptInMemory: () => void
  /** The log has stored batches, so they are removed from the saved journal. */
  readonly stored: () => void
  /**
   * Called when this tab leads. Appends the journals of closed tabs to the log, now and whenever a tab closes later.
   * Resolves when this tab has read the batches of the tabs that are closed now.
   */
  readonly recoverOrphaned: () => Promise<void>
  /** Whether this tab has appended a batch for a closed tab. */
  readonly hasRecovered: (batch: string) => boolean
  readonly stop: () => void
}

export interface JournalSurroundings {
  readonly store: JournalStore
  readonly log: EventLog
  readonly tabs: Pick<Tabs, 'id' | 'whenGone'>
  readonly page: PageLife
  readonly timers: Timers
  /** The batches that the log does not have yet, in order. */
  readonly unstored: () => readonly UnstoredBatch[]
  /** Whether the log stores batches, so that a saved journal will be erased. */
  readonly isStored: () => boolean
  /** Called after journals of closed tabs were appended to the log. Resolves when this tab has read them. */
  readonly whenRecovered: () => Promise<void>
}

/** Milliseconds before a journal that the log could not store is appended again. */
const AGAIN_MS = 10_000

export const createJournal = ({
  store: journalStore,
  log,
  tabs,
  page,
  timers,
  unstored,
  isStored,
  whenRecovered,
}: JournalSurroundings): Journal => {
  const watched = new Map<string, () => void>()
  const recovered = new Set<string>()
  let isSaved = false
  let isPageLeft = false
  let stopListening = (): void => undefined
  let stopped = false

  const erase = (): void => {
    if (isSaved) journalStore.erase(tabs.id)
    isSaved = false
  }

  const save = (): void => {
    const lasting = unstored().filter(({ endsWithTab }) => !endsWithTab)
    if (lasting.length === 0) return erase()
    journalStore.save(
      tabs.id,
      lasting.map((batch) => batch.encode()),
    )
    isSaved = true
  }

  // A page that is shown again, or goes on without the log, erases its journal, which would soon be out of date.
  const stopWatchingPage = page.whenLeft(
    () => {
      isPageLeft = true
      save()
    },
    () => {
      isPageLeft = false
      if (!isStored()) erase()
    },
  )

  const store = async (gone: readonly string[]): Promise<void> => {
    if (stopped) return
    const saved = journalStore.tabs()
    const journals = gone.map((tab) => ({ tab, batches: journalStore.read(tab) }))
    const batches = journals.flatMap((journal) => journal.batches).toSorted(byTime)
    for (const { id } of batches) recovered.add(id)
    // A tab may close after its batch was stored and before its journal is erased: the log skips batches that it has.
    const result = batches.length === 0 ? E.right([]) : await log.append(batches, 'strict')()
    if (stopped) return
    if (E.isLeft(result)) return void timers.after(AGAIN_MS, () => void store(gone))
    // The news that a tab is closed may come before the last that it has saved, which must not be erased unread.
    const late = journals
      .filter(({ tab, batches: read }) => idsOf(journalStore.read(tab)) !== idsOf(read))
      .map(({ tab }) => tab)
    gone.filter((tab) => saved.includes(tab) && !late.includes(tab)).forEach((tab) => journalStore.erase(tab))
    if (batches.length > 0) await whenRecovered()
    if (late.length > 0) await store(late)
  }

  /** Whether the tab is closed. If it is open, its journal is recovered when it closes. */
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

  const recoverFrom = async (found: readonly string[]): Promise<void> => {
    const gone = await Promise.all(found.map(async (tab) => ((await watch(tab)) ? [tab] : [])))
    await store(gone.flat())
  }

  return {
    save,
    keptInMemory: () => {
      if (!isPageLeft) erase()
    },
    stored: () => {
      if (isSaved) save()
    },
    recoverOrphaned: async () => {
      stopListening()
      stopListening = journalStore.whenSaved((tab) => {
        if (isUnwatched(tab)) void recoverFrom([tab])
      })
      await recoverFrom(journalStore.tabs().filter(isUnwatched))
    },
    hasRecovered: (batch) => recovered.has(batch),
    stop: () => {
      stopped = true
      stopListening()
      stopWatchingPage()
      watched.forEach((stop) => stop())
    },
  }
}

const idsOf = (batches: readonly Batch[]): string => batches.map(({ id }) => id).join(' ')

const byTime = (a: Batch, b: Batch): number => {
  if (a.at === b.at) return 0
  return a.at < b.at ? -1 : 1
}
