import type { IdSource } from '#application/ports/id-source'
import type { Hint, Tabs } from '#application/ports/tabs'
import type { TabChannel } from './tab-channel'

const LEAD = 'fackhandel-effects'

/** Every tab holds a lock of its own for as long as it lives: the others tell by it that it is there. */
const lockOf = (tab: string): string => `fackhandel-tab ${tab}`

/** The part of a LockManager that tabs use. `lost`: where a lock can be lost, that it has been. */
export interface Locks {
  readonly request: <T>(
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null, lost?: AbortSignal) => Promise<T>,
  ) => Promise<T>
}

/** The tabs of one browser. The one that holds the lock leads; a dead tab's lock is let go. */
export const createTabs = (ids: IdSource, locks: Locks, channel: TabChannel): Tabs => {
  const id = ids.next()
  void holdForLife(locks, id)
  return {
    id,
    whenLeader: (lead, follow) => {
      const giveUp = new AbortController()
      void seekForLife(locks, lead, follow, giveUp.signal)
      return () => giveUp.abort()
    },
    whenGone: (tab, gone, alive) => {
      const giveUp = new AbortController()
      void seek(locks, lockOf(tab), async () => gone(), alive, giveUp.signal)
      return () => giveUp.abort()
    },
    announce: channel.say,
    whenAnnounced: (listener) => channel.hear((word) => listener(hintOf(word))),
  }
}

/** A tab that cannot know of others: it works as if it were the only one. */
export const createAloneTab = (ids: IdSource): Tabs => ({
  id: ids.next(),
  whenLeader: soon,
  // Whatever others have left counts as a dead tab's: the log takes it once.
  whenGone: (_tab, gone) => soon(gone),
  announce: () => undefined,
  whenAnnounced: () => () => undefined,
})

const soon = (task: () => void): (() => void) => {
  let waiting = true
  queueMicrotask(() => {
    if (waiting) task()
  })
  return () => {
    waiting = false
  }
}

/** Resolves when one of the signals aborts. */
const whenAborted = (...signals: readonly (AbortSignal | undefined)[]): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) {
      if (signal?.aborted === true) resolve()
      signal?.addEventListener('abort', () => resolve(), { once: true })
    }
  })

const holdForLife = async (locks: Locks, id: string): Promise<never> => {
  for (;;) await locks.request(lockOf(id), {}, (_lock, lost) => whenAborted(lost))
}

const seekForLife = async (locks: Locks, lead: () => void, follow: () => void, giveUp: AbortSignal): Promise<void> => {
  const hold = async (lost: AbortSignal | undefined): Promise<void> => {
    if (giveUp.aborted) return
    lead()
    await whenAborted(giveUp, lost)
  }
  while (!giveUp.aborted) await seek(locks, LEAD, hold, follow, giveUp)
}

/** Takes the lock if it is free; else says that it is taken, and stands in line for it. */
const seek = async (
  locks: Locks,
  name: string,
  hold: (lost: AbortSignal | undefined) => Promise<void>,
  taken: () => void,
  giveUp: AbortSignal,
): Promise<void> => {
  const held = await locks.request(name, { ifAvailable: true }, async (lock, lost) => {
    if (lock === null) return false
    await hold(lost)
    return true
  })
  if (held || giveUp.aborted) return
  taken()
  await locks
    .request(name, { signal: giveUp }, (_lock, lost) => hold(lost))
    .catch((fault: unknown) => {
      // Standing in line ends by an abort, which is no fault.
      if (!giveUp.aborted) throw fault
    })
}

const hintOf = (word: string): Hint => (word === 'sendNow' ? 'sendNow' : 'grown')
