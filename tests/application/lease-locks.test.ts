import { describe, expect, it } from 'vitest'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { createLeaseLocks } from '#adapters/browser/lease-locks'
import { createTabs } from '#adapters/browser/tabs'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'
import { createManualTimers, type ManualTimers } from '../support/manual-timers'
import { createMemoryChannels } from '../support/memory-channels'
import { createMemoryStorage, type MemoryStorage } from '../support/memory-storage'

/** A storage whose windows see their own writes at once, and those of others a little later, all in the same order. */
const createSlowStorage = (clock: ManualTimers) => {
  const windows: MemoryStorage[] = []
  return {
    keys: () => windows.flatMap((window) => window.keys()),
    open: (): KeyValueStore => {
      const [first] = windows
      const own = createMemoryStorage(Object.fromEntries(first?.keys().map((key) => [key, first.get(key) ?? '']) ?? []))
      windows.push(own)
      const change = (make: (window: MemoryStorage) => void): void => {
        make(own)
        clock.after(100, () => windows.forEach(make))
      }
      return {
        get: own.get,
        set: (key, value) => change((window) => window.set(key, value)),
        remove: (key) => change((window) => window.remove(key)),
      }
    },
  }
}

/** Pages of a browser without locks, and what each is told about leading. */
const givenBrowser = () => {
  const openChannel = createMemoryChannels()
  const ids = countingIds('tab')
  const clock = createManualTimers()
  const store = createSlowStorage(clock)
  const told: string[] = []

  const openPage = (name: string) => {
    const timers = createManualTimers()
    let isAwake = true
    const awake: { leave: () => void; comeBack: () => void } = { leave: () => undefined, comeBack: () => undefined }
    const channel = openChannel()
    const locks = createLeaseLocks({
      store: store.open(),
      holder: name,
      channel: {
        say: channel.say,
        hear: (listener) =>
          channel.hear((word) => {
            if (isAwake) listener(word)
          }),
      },
      timers: { after: (ms, task) => timers.after(ms, task) },
      now: clock.now,
      whenLeft: (left, back) => {
        awake.leave = left
        awake.comeBack = back
      },
    })
    const tab = createTabs(ids, locks, openChannel())
    const page = {
      tab,
      pass: (ms: number) => {
        if (isAwake) timers.pass(ms)
      },
      seek: () =>
        tab.whenLeader(
          () => told.push(`${name} leads`),
          () => told.push(`${name} follows`),
        ),
      /** Nothing runs in the page any more, until it wakes up. */
      sleep: () => {
        isAwake = false
      },
      wake: () => {
        isAwake = true
      },
      leave: () => awake.leave(),
      comeBack: () => awake.comeBack(),
    }
    pages.push(page)
    return page
  }

  const pages: { readonly pass: (ms: number) => void }[] = []
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 50) {
      clock.pass(50)
      pages.forEach((page) => page.pass(50))
      await settled()
    }
  }
  return { openPage, pass, told, store }
}

describe('tabs of a browser without locks', () => {
  it('are led by one', async () => {
    const { openPage, pass, told } = givenBrowser()
    openPage('a').seek()
    await pass(1_000)
    openPage('b').seek()
    await pass(60_000)

    expect(told).toEqual(['a leads', 'b follows'])
  })

  it('are led by one also if they seek the lead in the same moment', async () => {
    const { openPage, pass, told } = givenBrowser()
    openPage('a').seek()
    openPage('b').seek()
    await pass(60_000)

    expect(told.toSorted()).toEqual(['a follows', 'b leads'])
  })

  it('are led by the next one as soon as the leading page is left', async () => {
    const { openPage, pass, told } = givenBrowser()
    const a = openPage('a')
    a.seek()
    await pass(1_000)
    openPage('b').seek()
    await pass(1_000)

    a.leave()
    await pass(400)

    expect(told).toEqual(['a leads', 'b follows', 'b leads'])
  })

  it('are led by the next one some seconds after the leading page has crashed', async () => {
    const { openPage, pass, told } = givenBrowser()
    const a = openPage('a')
    a.seek()
    await pass(1_000)
    openPage('b').seek()
    await pass(1_000)

    a.sleep()
    await pass(3_000)
    expect(told).toEqual(['a leads', 'b follows'])
    await pass(3_000)

    expect(told).toEqual(['a leads', 'b follows', 'b leads'])
  })

  it('leave the lead to a page whose timers sleep, as long as it answers', async () => {
    const { openPage, pass, told } = givenBrowser()
    const a = openPage('a')
    a.seek()
    await pass(1_000)
    openPage('b').seek()
    a.pass = () => undefined
    await pass(60_000)

    expect(told).toEqual(['a leads', 'b follows'])
  })

  it('follow when they wake up after another has taken the lead', async () => {
    const { openPage, pass, told } = givenBrowser()
    const a = openPage('a')
    a.seek()
    await pass(1_000)
    const b = openPage('b')
    b.seek()
    a.sleep()
    await pass(10_000)
    a.wake()
    await pass(10_000)
    expect(told).toEqual(['a leads', 'b follows', 'b leads', 'a follows'])

    b.leave()
    await pass(1_000)
    expect(told.at(-1)).toBe('a leads')
  })

  it('stand in line again when a page that was left is shown again', async () => {
    const { openPage, pass, told } = givenBrowser()
    const a = openPage('a')
    a.seek()
    await pass(1_000)
    a.leave()
    await pass(10_000)
    expect(told).toEqual(['a leads'])

    a.comeBack()
    await pass(1_000)
    expect(told).toEqual(['a leads', 'a leads'])
  })

  it('know of each other until one is gone, and leave nothing behind', async () => {
    const { openPage, pass, store } = givenBrowser()
    const a = openPage('a')
    const b = openPage('b')
    await pass(1_000)
    const seen: string[] = []
    a.tab.whenGone(
      b.tab.id,
      () => seen.push('gone'),
      () => seen.push('alive'),
    )
    await pass(10_000)
    expect(seen).toEqual(['alive'])

    b.leave()
    await pass(1_000)
    expect(seen).toEqual(['alive', 'gone'])
    a.leave()
    await pass(1_000)
    expect(store.keys()).toEqual([])
  })
})
