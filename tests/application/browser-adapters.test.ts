import { describe, expect, it } from 'vitest'
import { createBeaconReporter } from '#adapters/browser/beacon-reporter'
import { browserIds } from '#adapters/browser/browser-ids'
import { createBrowserPage, RELOAD_GUARD_MS } from '#adapters/browser/browser-page'
import { stockholmClock } from '#adapters/browser/browser-clock'
import { webStorage } from '#adapters/browser/web-storage'
import { createWebLocksTabs, type Channel, type Locks } from '#adapters/browser/web-locks-tabs'
import { createTrackingId } from '#adapters/remote/tracking-id'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'

const mapStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

describe('the reload guard', () => {
  it('[SHELL-09] lets the page be loaded again once in 10000 ms', () => {
    let now = 1_000
    let loads = 0
    const store = mapStore()
    const messages: string[] = []
    const open = () =>
      createBrowserPage({
        navigate: () => undefined,
        leaveMessage: ({ key }) => messages.push(key),
        load: () => (loads += 1),
        now: () => now,
        store,
      })

    open().reload({ key: 'a', params: {} })
    now += 9_999
    open().reload({ key: 'b', params: {} })
    expect([loads, messages]).toEqual([1, ['a']])
    now += 1
    open().reload()

    expect(RELOAD_GUARD_MS).toBe(10_000)
    expect([loads, messages]).toEqual([2, ['a']])
  })
})

describe('the clock', () => {
  it.each([
    ['2026-03-10T23:30:00Z', '2026-03-11', '00:30'],
    ['2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
  ])('at %s says %s, %s as in Sweden', (utc, date, time) => {
    const clock = stockholmClock(() => new Date(utc))
    expect([clock.today(), clock.timeOfDay()]).toEqual([date, time])
  })
})

describe('a storage that is refused', () => {
  it('forgets instead of throwing', () => {
    const store = webStorage(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    store.set('a', 'b')
    store.remove('a')
    expect(store.get('a')).toBeUndefined()
  })
})

/** A lock manager as browsers have it. `kill` lets go of a lock as if its holder had died. */
const createLocks = (): Locks & { readonly kill: (name: string) => void } => {
  const held = new Set<string>()
  const line: { readonly name: string; readonly next: () => void }[] = []
  const letGo = (name: string): void => {
    held.delete(name)
    const place = line.findIndex((waiting) => waiting.name === name)
    if (place >= 0) line.splice(place, 1)[0]?.next()
  }
  const request: Locks['request'] = async (name, options, granted) => {
    if (held.has(name) && options.ifAvailable === true) return granted(null)
    if (held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        const waiting = { name, next: resolve }
        line.push(waiting)
        options.signal?.addEventListener('abort', () => {
          line.splice(line.indexOf(waiting), 1)
          reject(new DOMException('given up', 'AbortError'))
        })
      })
    }
    held.add(name)
    try {
      return await granted({ name, mode: 'exclusive' })
    } finally {
      letGo(name)
    }
  }
  return { request, kill: letGo }
}

const createChannels = () => {
  const channels: { readonly listeners: Set<(event: MessageEvent) => void> }[] = []
  return (): Channel => {
    const own = { listeners: new Set<(event: MessageEvent) => void>() }
    channels.push(own)
    return {
      postMessage: (data) =>
        channels
          .filter((other) => other !== own)
          .forEach(({ listeners }) => listeners.forEach((hear) => hear(new MessageEvent('message', { data })))),
      addEventListener: (_type, listener) => void own.listeners.add(listener),
      removeEventListener: (_type, listener) => void own.listeners.delete(listener),
    }
  }
}

describe('tabs over Web Locks', () => {
  it('are led by one, and by the next in line when that one lets go', async () => {
    const locks = createLocks()
    const open = createChannels()
    const ids = countingIds('tab')
    const seen: string[] = []
    const seek = () => {
      const tab = createWebLocksTabs(ids, locks, open)
      return tab.whenLeader(
        () => seen.push(`${tab.id} leads`),
        () => seen.push(`${tab.id} follows`),
      )
    }
    const first = seek()
    await settled()
    const second = seek()
    const third = seek()
    await settled()
    expect(seen).toEqual(['tab1 leads', 'tab2 follows', 'tab3 follows'])

    second()
    await settled()
    first()
    await settled()

    expect(seen).toEqual(['tab1 leads', 'tab2 follows', 'tab3 follows', 'tab3 leads'])
    third()
  })

  it('tell each other, and not themselves, that there is something in the log', () => {
    const open = createChannels()
    const locks = createLocks()
    const ids = countingIds('tab')
    const [a, b] = [createWebLocksTabs(ids, locks, open), createWebLocksTabs(ids, locks, open)]
    const heard: string[] = []
    a.whenAnnounced((hint) => heard.push(`a ${hint}`))
    const stop = b.whenAnnounced((hint) => heard.push(`b ${hint}`))

    a.announce('sendNow')
    b.announce('grown')
    stop()
    a.announce('grown')

    expect(heard).toEqual(['b sendNow', 'a grown'])
  })

  it('are known to be there until they are gone', async () => {
    const locks = createLocks()
    const open = createChannels()
    const ids = countingIds('tab')
    const [own, other] = [createWebLocksTabs(ids, locks, open), createWebLocksTabs(ids, locks, open)]
    const seen: string[] = []
    const watch = (tab: string) =>
      own.whenGone(
        tab,
        () => seen.push(`${tab} gone`),
        () => seen.push(`${tab} alive`),
      )
    await settled()

    watch('of yesterday')
    watch(other.id)
    await settled()
    expect(seen).toEqual(['of yesterday gone', 'tab2 alive'])

    locks.kill('fackhandel-tab tab2')
    await settled()
    expect(seen).toEqual(['of yesterday gone', 'tab2 alive', 'tab2 gone'])
  })

  it('are alone, and lead themselves, where there are no locks', async () => {
    const tab = createWebLocksTabs(countingIds('tab'), undefined)
    const seen: string[] = []
    tab.whenLeader(
      () => seen.push('leads'),
      () => seen.push('follows'),
    )
    await settled()

    expect(tab.isAlone).toBe(true)
    expect(seen).toEqual(['leads'])
  })
})

describe('the tracking id of a browser', () => {
  it('[TRACK-13] has 21 characters and lies under _l54a', () => {
    const store = mapStore()
    const id = createTrackingId(store, browserIds)()
    expect(id).toMatch(/^[\w-]{21}$/)
    expect(store.get('_l54a')).toBe(id)
  })
})

describe('problems', () => {
  it('are sent where they are wanted, and nowhere else', () => {
    const sent: string[][] = []
    const send = (...message: string[]) => sent.push(message) > 0
    createBeaconReporter(undefined, send).report({ tag: 'NoTrackingId' })
    createBeaconReporter('https://problems.example', send).report({ tag: 'NoTrackingId' })
    expect(sent).toEqual([['https://problems.example', '{"tag":"NoTrackingId"}']])
  })
})
