import { describe, expect, it } from 'vitest'
import { createBeaconReporter } from '#adapters/browser/beacon-reporter'
import { nanoIds } from '../../ui/entry/nano-ids'
import { createBrowserPage, RELOAD_GUARD_MS } from '#adapters/browser/browser-page'
import { webStorage } from '#adapters/browser/web-storage'
import { createTrackingId } from '#adapters/remote/tracking-id'
import type { KeyValueStore } from '#application/ports/key-value-store'

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
