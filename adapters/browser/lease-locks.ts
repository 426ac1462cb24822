import type { KeyValueStore } from '#application/ports/key-value-store'
import type { Timers } from '#application/ports/timers'
import type { TabChannel } from './tab-channel'
import type { Locks } from './tabs'

/** Milliseconds that a lease lasts unless it is renewed, and between renewals. */
const LEASE_MS = 4_000
const RENEW_MS = 1_000
/** Milliseconds that the holder of a lease that has run out has for saying that it lives: timers sleep in hidden pages. */
const ANSWER_MS = 500
/** Milliseconds after which two tabs that took a lease in the same moment see the same holder: the one that wrote last. */
const SETTLE_MS = 150

export interface LeaseParts {
  /** Shared by the tabs. */
  readonly store: KeyValueStore
  /** No other tab's. */
  readonly holder: string
  readonly channel: TabChannel
  readonly timers: Timers
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The page is being left; `back` is called if it is shown again as it was. */
  readonly whenLeft: (left: () => void, back: () => void) => void
}

interface Lease {
  readonly holder: string
  readonly until: number
}

/**
 * Locks for browsers that have none: a lock is a lease in storage that its holder renews, and that runs out with it.
 * Where real locks never do, a lease can be lost: by a page that slept for longer than it lasts.
 */
export const createLeaseLocks = ({ store, holder, channel, timers, now, whenLeft }: LeaseParts): Locks => {
  const held = new Map<string, AbortController>()
  let waiting: readonly { readonly name: string; readonly look: () => void }[] = []
  let away: { readonly over: Promise<void>; readonly end: () => void } | undefined

  const keyOf = (name: string): string => `fackhandel-lease ${name}`
  const read = (name: string): Lease | undefined => leaseIn(store.get(keyOf(name)))
  const write = (name: string): void => store.set(keyOf(name), `${holder} ${now() + LEASE_MS}`)
  const isTaken = (lease: Lease | undefined): boolean =>
    lease !== undefined && lease.holder !== holder && lease.until > now()
  const pause = (ms: number): Promise<void> => new Promise((resolve) => timers.after(ms, resolve))

  const free = (name: string): void => {
    if (read(name)?.holder === holder) store.remove(keyOf(name))
    channel.say(`freed ${name}`)
    look(name)
  }

  const take = async (name: string): Promise<boolean> => {
    await away?.over
    if (held.has(name)) return false
    const found = read(name)
    if (isTaken(found)) return false
    if (found !== undefined && found.holder !== holder) {
      channel.say(`ask ${name}`)
      await pause(ANSWER_MS)
      if (isTaken(read(name))) return false
    }
    write(name)
    await pause(SETTLE_MS)
    return away === undefined && read(name)?.holder === holder
  }

  const chance = (name: string, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        waiting = waiting.filter((other) => other !== place)
        stopTimer()
        signal?.removeEventListener('abort', look)
        resolve()
      }
      const place = { name, look }
      const stopTimer = timers.after(RENEW_MS, look)
      waiting = [...waiting, place]
      signal?.addEventListener('abort', look)
    })

  const renew = (name: string, lost: AbortController): void => {
    timers.after(RENEW_MS, () => {
      if (held.get(name) !== lost) return
      if (isTaken(read(name))) lose(name, lost)
      else {
        write(name)
        renew(name, lost)
      }
    })
  }

  const lose = (name: string, lost: AbortController): void => {
    held.delete(name)
    lost.abort()
  }

  const look = (name: string): void => waiting.filter((place) => place.name === name).forEach((place) => place.look())

  channel.hear((word) => {
    const [verb, ...rest] = word.split(' ')
    const name = rest.join(' ')
    // The word may be here before the storage tells of it.
    if (verb === 'freed') timers.after(SETTLE_MS, () => look(name))
    const lost = verb === 'ask' ? held.get(name) : undefined
    if (lost === undefined) return
    if (isTaken(read(name))) lose(name, lost)
    else write(name)
  })

  whenLeft(
    () => {
      let end = (): void => undefined
      away = { over: new Promise((resolve) => (end = resolve)), end: () => end() }
      for (const [name, lost] of held) {
        free(name)
        lose(name, lost)
      }
    },
    () => {
      away?.end()
      away = undefined
    },
  )

  return {
    request: async (name, { ifAvailable = false, signal }, granted) => {
      while (!(await take(name))) {
        if (ifAvailable) return granted(null)
        await chance(name, signal)
        signal?.throwIfAborted()
      }
      const lost = new AbortController()
      held.set(name, lost)
      renew(name, lost)
      try {
        return await granted({ name, mode: 'exclusive' }, lost.signal)
      } finally {
        if (held.get(name) === lost) {
          held.delete(name)
          free(name)
        }
      }
    },
  }
}

const leaseIn = (text: string | undefined): Lease | undefined => {
  const [holder = '', until = ''] = text?.split(' ') ?? []
  return holder === '' ? undefined : { holder, until: Number(until) }
}
