import { describe, expect, it } from 'vitest'
import { CLOCK_TOLERANCE_MS, createBrowserClock } from '#adapters/browser/browser-clock'

const YEAR_MS = 365 * 24 * 60 * 60_000
const serverTime = Date.parse('2026-11-23T05:30:10Z')

describe('the clock of a browser', () => {
  it.each([
    ['a year ahead', YEAR_MS],
    ['a year behind', -YEAR_MS],
    ['ten minutes ahead', 10 * 60_000],
  ])('of a machine that is %s is that of the services once they have answered', (_how, wrongBy) => {
    let machine = serverTime + wrongBy
    const clock = createBrowserClock(() => machine)

    clock.noteServerTime(serverTime)
    expect([clock.now(), clock.today(), clock.timeOfDay()]).toEqual(['2026-11-23T05:30:10.000Z', '2026-11-23', '06:30'])
    machine += 60_000
    expect([clock.now(), clock.timeOfDay()]).toEqual(['2026-11-23T05:31:10.000Z', '06:31'])
  })

  it('is the machine’s own where the services say nearly the same', () => {
    const clock = createBrowserClock(() => serverTime - CLOCK_TOLERANCE_MS)
    clock.noteServerTime(serverTime)
    expect(clock.now()).toBe('2026-11-23T05:28:10.000Z')
  })

  it('follows a machine that was set right meanwhile', () => {
    let machine = serverTime + YEAR_MS
    const clock = createBrowserClock(() => machine)
    clock.noteServerTime(serverTime)

    machine = serverTime + 1_000
    clock.noteServerTime(serverTime + 1_000)
    expect(clock.now()).toBe('2026-11-23T05:30:11.000Z')
  })
})
