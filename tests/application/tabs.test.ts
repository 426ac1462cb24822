import { describe, expect, it } from 'vitest'
import { createTabs, type Locks } from '#adapters/browser/tabs'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'
import { createMemoryChannels } from '../support/memory-channels'

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

describe('tabs', () => {
  it('are led by one, and by the next in line when that one lets go', async () => {
    const locks = createLocks()
    const open = createMemoryChannels()
    const ids = countingIds('tab')
    const seen: string[] = []
    const seek = () => {
      const tab = createTabs(ids, locks, open())
      return tab.whenLeader(
        () => seen.push(`${tab.id} leads`),
        () => seen.push(`${tab.id} follows`),
        () => seen.push(`${tab.id} is shut`),
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
    const open = createMemoryChannels()
    const locks = createLocks()
    const ids = countingIds('tab')
    const [a, b] = [createTabs(ids, locks, open()), createTabs(ids, locks, open())]
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
    const open = createMemoryChannels()
    const ids = countingIds('tab')
    const [own, other] = [createTabs(ids, locks, open()), createTabs(ids, locks, open())]
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

  it('lead themselves where the browser refuses locks', async () => {
    const refuses: Locks = { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) }
    const seen: string[] = []
    createTabs(countingIds('tab'), refuses, createMemoryChannels()()).whenLeader(
      () => seen.push('leads'),
      () => seen.push('follows'),
      () => seen.push('is shut'),
    )
    await settled()

    expect(seen).toEqual(['leads'])
  })
})
