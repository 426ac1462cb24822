import type { IdSource } from '#application/ports/id-source'
import type { Hint, Tabs } from '#application/ports/tabs'

const NAME = 'fackhandel-effects'

/** Every tab holds a lock of its own for as long as it lives: the others tell by it that it is there. */
const lockOf = (tab: string): string => `fackhandel-tab ${tab}`

/** The part of a LockManager that tabs use. */
export interface Locks {
  readonly request: <T>(name: string, options: LockOptions, granted: (lock: Lock | null) => Promise<T>) => Promise<T>
}

/** The part of a BroadcastChannel that tabs use. */
export interface Channel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

export interface WebTabs extends Tabs {
  /** This browser cannot tell its tabs apart here (plain HTTP): each works as if it were the only one. */
  readonly isAlone: boolean
}

/**
 * The tabs of one browser. The one that holds the lock leads; the browser lets go of a dead tab's lock by itself.
 * Locks exist only over HTTPS and on localhost: elsewhere every tab leads itself and tells nobody.
 */
export const createWebLocksTabs = (
  ids: IdSource,
  locks: Locks | undefined = globalThis.navigator?.locks,
  openChannel: () => Channel = () => new BroadcastChannel(NAME),
): WebTabs =>
  locks === undefined || globalThis.BroadcastChannel === undefined
    ? aloneTab(ids)
    : sharedTab(ids, locks, openChannel())

const aloneTab = (ids: IdSource): WebTabs => ({
  id: ids.next(),
  isAlone: true,
  whenLeader: (lead) => {
    let waiting = true
    queueMicrotask(() => {
      if (waiting) lead()
    })
    return () => {
      waiting = false
    }
  },
  // Of others nothing is known: whatever they left is taken for the legacy of the dead, which the log sorts out.
  whenGone: (_tab, gone) => {
    let waiting = true
    queueMicrotask(() => {
      if (waiting) gone()
    })
    return () => {
      waiting = false
    }
  },
  announce: () => undefined,
  whenAnnounced: () => () => undefined,
})

const sharedTab = (ids: IdSource, locks: Locks, channel: Channel): WebTabs => {
  const id = ids.next()
  void locks.request(lockOf(id), {}, () => new Promise<never>(() => undefined))
  return {
    id,
    isAlone: false,
    whenLeader: (lead, follow) => {
      const giveUp = new AbortController()
      const hold = (): Promise<void> =>
        new Promise((letGo) => {
          if (giveUp.signal.aborted) return letGo()
          giveUp.signal.addEventListener('abort', () => letGo())
          lead()
        })
      void seek(locks, NAME, hold, follow, giveUp.signal)
      return () => giveUp.abort()
    },
    whenGone: (tab, gone, alive) => {
      const giveUp = new AbortController()
      void seek(locks, lockOf(tab), async () => gone(), alive, giveUp.signal)
      return () => giveUp.abort()
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    announce: (hint) => channel.postMessage(hint),
    whenAnnounced: (listener) => {
      const heard = ({ data }: MessageEvent): void => listener(hintOf(data))
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}

/** Takes the lock if it is free; else says that it is taken, and stands in line for it. */
const seek = async (
  locks: Locks,
  name: string,
  hold: () => Promise<void>,
  taken: () => void,
  signal: AbortSignal,
): Promise<void> => {
  const held = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await hold()
    return true
  })
  if (held || signal.aborted) return
  taken()
  await locks.request(name, { signal }, hold).catch((fault: unknown) => {
    // Standing in line ends by an abort, which is no fault.
    if (!signal.aborted) throw fault
  })
}

const hintOf = (message: unknown): Hint => (message === 'sendNow' ? 'sendNow' : 'grown')
