import { describe, expect, it } from 'vitest'
import { createAloneTab, createSingleTab } from '#adapters/browser/single-tab'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryChannels } from '../support/memory-channels'

const ANSWER_MS = 500

const givenBrowser = () => {
  const open = createMemoryChannels()
  const timers = createManualTimers()
  const seen: string[] = []
  const openTab = (id: string) => {
    let left = (): void => undefined
    let back = (): void => undefined
    const tab = createSingleTab({
      ids: { next: () => id },
      timers,
      presence: open(),
      announcements: { announce: () => undefined, whenAnnounced: () => () => undefined },
      whenLeft: (leave, comeBack) => {
        left = leave
        back = comeBack
      },
    })
    tab.whenLeader(
      () => seen.push(`${id} works`),
      () => seen.push(`${id} follows`),
      () => seen.push(`${id} is shut`),
    )
    return { tab, leave: () => left(), comeBack: () => back() }
  }
  return { open, openTab, timers, seen }
}

describe('in a browser without locks', () => {
  it('the only tab works, once nobody has said that another one does', () => {
    const { openTab, timers, seen } = givenBrowser()

    openTab('a')
    expect(seen).toEqual([])
    timers.pass(ANSWER_MS)

    expect(seen).toEqual(['a works'])
  })

  it('a second tab is shut, whichever id it has', () => {
    const { openTab, timers, seen } = givenBrowser()
    openTab('b')
    timers.pass(ANSWER_MS)

    openTab('a')
    openTab('c')
    timers.pass(ANSWER_MS)

    expect(seen).toEqual(['b works', 'a is shut', 'c is shut'])
  })

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('one of two tabs that are opened at once works: %s, %s', (first, second) => {
    const { openTab, timers, seen } = givenBrowser()

    openTab(first)
    openTab(second)
    timers.pass(ANSWER_MS)

    expect(seen.toSorted()).toEqual(['a works', 'b is shut'])
  })

  it('a tab that is loaded when the working one is gone works in its place', () => {
    const { openTab, timers, seen } = givenBrowser()
    const first = openTab('a')
    timers.pass(ANSWER_MS)
    openTab('b')
    first.leave()

    openTab('b again')
    timers.pass(ANSWER_MS)

    expect(seen).toEqual(['a works', 'b is shut', 'a follows', 'b again works'])
  })

  it('a page that is shown again as it was asks anew', () => {
    const { openTab, timers, seen } = givenBrowser()
    const first = openTab('a')
    timers.pass(ANSWER_MS)
    first.leave()
    openTab('b')
    timers.pass(ANSWER_MS)

    first.comeBack()
    timers.pass(ANSWER_MS)

    expect(seen).toEqual(['a works', 'a follows', 'b works', 'a is shut'])
  })

  it('a tab that works gives way to one that was too busy to answer in time', () => {
    const { open, openTab, timers, seen } = givenBrowser()
    const busy = open()
    openTab('b')
    timers.pass(ANSWER_MS)

    busy.say('taken b')

    expect(seen).toEqual(['b works', 'b is shut'])
  })

  it('what another tab has left is taken up', async () => {
    const { openTab } = givenBrowser()
    const gone: string[] = []

    openTab('a').tab.whenGone(
      'b',
      () => gone.push('b'),
      () => gone.push('alive'),
    )
    await settled()

    expect(gone).toEqual(['b'])
  })
})

describe('a tab that cannot know of others', () => {
  it('works', async () => {
    const seen: string[] = []
    createAloneTab(countingIds('tab')).whenLeader(
      () => seen.push('works'),
      () => seen.push('follows'),
      () => seen.push('is shut'),
    )
    await settled()

    expect(seen).toEqual(['works'])
  })
})
