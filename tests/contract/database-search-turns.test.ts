import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairTurns, type TurnLimits } from '#adapters/embedded/database/fair-turns'
import type { Work } from '#adapters/embedded/database/turn-debts'

const limits: TurnLimits = {
  places: 1,
  placesOfOneCaller: 1,
  mostWaiting: 100,
  mostWaitingOfOneCaller: 100,
  waitMs: 20_000,
  slowTurnMs: 250,
  yieldMs: 30,
  mostRemembered: 1_000,
  searches: { places: 1, slowSearcherDebtMs: 30_000, mostDebtMs: 120_000, rest: 1, mostSlowWaiting: 16 },
}

const DEAR_MS = 1_400
const dozen = Array.from({ length: 12 }, (_, index) => `searcher ${index}`)

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const turnsWith = (searches: Partial<TurnLimits['searches']> = {}) => {
  const turns = createFairTurns({ ...limits, searches: { ...limits.searches, ...searches } })
  const searched: { caller: string; from: number; to: number }[] = []
  const hold = async (caller: string, milliseconds: number, work: Work): Promise<number> => {
    const asked = performance.now()
    const pass = await turns.take(caller, work)
    const from = performance.now()
    await pause(milliseconds)
    if (work === 'search') searched.push({ caller, from, to: performance.now() })
    pass()
    return from - asked
  }
  const search = (caller: string, milliseconds: number) => hold(caller, milliseconds, 'search')
  /** Six statements, as a call to the cart makes them; answers how long it took. */
  const cartCall = async (): Promise<number> => {
    const from = performance.now()
    for (let statement = 0; statement < 6; statement += 1) {
      await hold('buyer', 5, 'usual')
      await pause(5)
    }
    return performance.now() - from
  }
  const searchOn = async (caller: string, untilMs: number): Promise<void> => {
    while (performance.now() < untilMs) {
      await search(caller, DEAR_MS).catch(() => pause(2_000))
      await pause(5)
    }
  }
  return { turns, search, cartCall, searchOn, searched }
}

const BUSY = { code: '53300' }

describe('searches that take long, from a dozen callers at once', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('let a call of somebody else pass after one of them', async () => {
    const { cartCall, searchOn } = turnsWith()
    const until = performance.now() + 60_000
    const took: number[] = []

    const all = dozen.map((caller) => searchOn(caller, until))
    const buyer = (async () => {
      await pause(50)
      while (performance.now() < until) {
        took.push(await cartCall())
        await pause(230)
      }
    })()
    await vi.runAllTimersAsync()
    await Promise.all([...all, buyer])

    expect(took.length).toBeGreaterThan(30)
    expect(Math.max(...took)).toBeLessThan(DEAR_MS + 200)
  })

  it('leave half of the time free once they are known', async () => {
    const { searchOn, searched } = turnsWith()
    const from = performance.now()

    const all = dozen.map((caller) => searchOn(caller, from + 60_000))
    await vi.runAllTimersAsync()
    await Promise.all(all)

    const known = searched.slice(dozen.length)
    expect(known.length).toBeGreaterThan(10)
    for (const [index, { from: begun }] of known.entries())
      if (index > 0) expect(begun - (known[index - 1]?.to ?? begun)).toBeGreaterThanOrEqual(DEAR_MS)
  })

  it('stand behind the searches of all others', async () => {
    const { search, searchOn } = turnsWith()
    const until = performance.now() + 60_000

    const all = dozen.map((caller) => searchOn(caller, until))
    await vi.advanceTimersByTimeAsync(30_000)
    const other = search('somebody else', 20)
    await vi.runAllTimersAsync()
    await Promise.all(all)

    expect(await other).toBeLessThanOrEqual(DEAR_MS)
  })

  it('are refused beyond a number of those that wait, and others are not', async () => {
    const { turns, search } = turnsWith({ mostSlowWaiting: 4 })
    await Promise.all([search('slow', DEAR_MS), vi.runAllTimersAsync()])

    const waiting = Array.from({ length: 4 }, () => search('slow', DEAR_MS))
    await expect(turns.take('slow', 'search')).rejects.toMatchObject(BUSY)
    const others = [search('somebody else', 20), turns.take('slow').then((pass) => pass())]
    await vi.runAllTimersAsync()

    await expect(Promise.all([...waiting, ...others])).resolves.toHaveLength(6)
  })

  it('have their part of the time while other work never ends', async () => {
    const { search, cartCall, searched } = turnsWith()
    const until = performance.now() + 10_000
    const busy = async (): Promise<void> => {
      while (performance.now() < until) await cartCall()
    }

    const all = [busy(), busy(), busy(), ...['a', 'b', 'c', 'd'].map((caller) => search(caller, 300))]
    await vi.advanceTimersByTimeAsync(5_000)

    expect(searched).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(6_000)
    await Promise.all(all)
  })

  it('hold a part of the places where there are several', async () => {
    const turns = createFairTurns({
      ...limits,
      places: 10,
      placesOfOneCaller: 6,
      yieldMs: 0,
      searches: { ...limits.searches, places: 5, rest: 0 },
    })
    let held = 0
    const searchFor = async (caller: string): Promise<void> => {
      await turns.take(caller, 'search')
      held += 1
    }
    for (const caller of dozen) void searchFor(caller)
    await vi.advanceTimersByTimeAsync(0)

    expect(held).toBe(5)
    await expect(turns.take('buyer')).resolves.toBeDefined()
  })
})
