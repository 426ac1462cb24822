import type { IdSource } from '#application/ports/id-source'
import { type Hint, hints, type Tabs } from '#application/ports/tabs'
import type { TabChannel } from './tab-channel'

const LEAD = 'fackhandel-effects'

/** Every tab holds its own lock while it is open, so that other tabs can detect when it closes. */
const lockOf = (tab: string): string => `fackhandel-tab ${tab}`

/** The part of a LockManager that tabs use. */
export interface Locks {
  readonly request: <T>(name: string, options: LockOptions, granted: (lock: Lock | null) => Promise<T>) => Promise<T>
}

/** The tabs of one browser. The tab that holds the lock `LEAD` leads. The browser releases the lock of a closed tab. */
export const createTabs = (ids: IdSource, locks: Locks, channel: TabChannel): Tabs => {
  const id = ids.next()
  void seek(locks, lockOf(id), forever, forever, new AbortController().signal)
  return {
    id,
    whenLeader: (lead, follow) => {
      const giveUp = new AbortController()
      const hold = async (): Promise<void> => {
        if (giveUp.signal.aborted) return
        lead()
        await whenAborted(giveUp.signal)
      }
      void seek(locks, LEAD, hold, follow, giveUp.signal)
      return () => giveUp.abort()
    },
    whenGone: (tab, gone, alive) => {
      const giveUp = new AbortController()
      void seek(locks, lockOf(tab), async () => gone(), alive, giveUp.signal)
      return () => giveUp.abort()
    },
    ...announcementsOn(channel),
  }
}

/** Hints on a channel. An unknown message counts as `grown`. */
export const announcementsOn = (channel: TabChannel): Pick<Tabs, 'announce' | 'whenAnnounced'> => ({
  announce: channel.say,
  whenAnnounced: (listener) => channel.hear((word) => listener(hintOf(word))),
})

const forever = (): Promise<void> => new Promise(() => undefined)

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Takes the lock if it is free; otherwise calls `taken` and waits for the lock. */
const seek = async (
  locks: Locks,
  name: string,
  hold: () => Promise<void>,
  taken: () => void,
  giveUp: AbortSignal,
): Promise<void> => {
  try {
    const isHeld = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false
      await hold()
      return true
    })
    if (isHeld || giveUp.aborted) return
    taken()
    await locks.request(name, { signal: giveUp }, hold)
  } catch {
    // An abort ends the wait. A browser that refuses storage also refuses locks: each tab then works alone.
    if (!giveUp.aborted) await hold()
  }
}

const hintOf = (word: string): Hint => hints.find((hint) => hint === word) ?? 'grown'
