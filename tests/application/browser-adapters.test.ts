import { describe, expect, it } from 'vitest'
import { createBeaconReporter } from '#adapters/browser/beacon-reporter'
import { nanoIds } from '../../ui/entry/nano-ids'
import { createBrowserPage, RELOAD_GUARD_MS } from '#adapters/browser/browser-page'
import { exclusiveTasks } from '#adapters/browser/exclusive-tasks'
import type { Locks } from '#adapters/browser/tabs'
import { webStorage } from '#adapters/browser/web-storage'
import { createTrackingId } from '#adapters/remote/tracking-id'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { createMemoryWebStorage } from '../support/memory-web-storage'

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

const refused = (): never => {
  throw new DOMException('refused', 'SecurityError')
}

describe('a storage that is refused', () => {
  it('keeps in the memory of the page what it is given, instead of throwing', () => {
    const store = webStorage(refused)
    expect(store.get('a')).toBeUndefined()
    store.set('a', 'b')
    expect(store.get('a')).toBe('b')
    store.remove('a')
    expect(store.get('a')).toBeUndefined()
  })
})

describe('a storage that is refused, with another one to use instead', () => {
  const given = () => {
    const ofTab = new Map<string, string>()
    const open = () => webStorage(refused, () => createMemoryWebStorage(ofTab))
    return { ofTab, open }
  }

  it('keeps what it is given for the next start of the tab, until that is removed', () => {
    const { ofTab, open } = given()
    open().set('current-token', 'a')
    expect(open().get('current-token')).toBe('a')

    open().remove('current-token')
    expect([open().get('current-token'), ofTab.size]).toEqual([undefined, 0])
  })

  it('gives way to the first one once that takes the value', () => {
    const { ofTab, open } = given()
    open().set('current-token', 'a')
    const texts = new Map<string, string>()
    const store = webStorage(
      () => createMemoryWebStorage(texts),
      () => createMemoryWebStorage(ofTab),
    )

    store.set('current-token', 'b')
    expect([store.get('current-token'), texts.get('current-token'), ofTab.size]).toEqual(['b', 'b', 0])
  })
})

describe('a storage that is full', () => {
  it('keeps the newer value in memory, and no older one for the next start', () => {
    const texts = new Map([['a', 'old']])
    let isFull = true
    const storage = {
      ...createMemoryWebStorage(texts),
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        texts.set(key, value)
      },
    }
    const store = webStorage(() => storage)

    store.set('a', 'new')
    expect([store.get('a'), texts.get('a')]).toEqual(['new', undefined])
    isFull = false
    store.set('a', 'newest')
    expect([store.get('a'), texts.get('a')]).toEqual(['newest', 'newest'])
  })
})

describe('a task that no other tab may run', () => {
  const once = async () => 'done'

  it('waits for its lock', async () => {
    const names: string[] = []
    const locks: Locks = {
      request: (name, _options, granted) => {
        names.push(name)
        return granted(null)
      },
    }
    expect(await exclusiveTasks(locks)('renewal', once)).toBe('done')
    expect(names).toEqual(['renewal'])
  })

  it('is run without one where the browser has no locks or refuses them', async () => {
    expect(await exclusiveTasks(undefined)('renewal', once)).toBe('done')
    expect(await exclusiveTasks({ request: async () => refused() })('renewal', once)).toBe('done')
  })

  it('is not run again when it fails itself', async () => {
    let runs = 0
    const fails = async () => {
      runs += 1
      throw new Error('failed')
    }
    const locks: Locks = { request: (_name, _options, granted) => granted(null) }
    await expect(exclusiveTasks(locks)('renewal', fails)).rejects.toThrow('failed')
    expect(runs).toBe(1)
  })
})

describe('the tracking id of a browser', () => {
  it('[TRACK-13] has 21 characters and lies under _l54a', () => {
    const store = mapStore()
    const id = createTrackingId(store, nanoIds)()
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
