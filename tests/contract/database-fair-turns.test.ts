import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairTurns, type TurnLimits } from '#adapters/embedded/database/fair-turns'

const limits: TurnLimits = {
  places: 1,
  placesOfOneCaller: 1,
  mostWaiting: 8,
  mostWaitingOfOneCaller: 6,
  waitMs: 10_000,
  slowTurnMs: 250,
  yieldMs: 30,
  mostRemembered: 1_000,
  searches: { places: 1, slowSearcherDebtMs: 30_000, mostDebtMs: 120_000, rest: 1, mostSlowWaiting: 4 },
}

/** Callers who take turns of given lengths, and the order in which they had them. */
const queueWith = (changes: Partial<TurnLimits> = {}) => {
  const turns = createFairTurns({ ...limits, ...changes })
  const had: string[] = []
  let heldNow = 0
  let mostHeld = 0
  const ask = async (caller: string, milliseconds: number): Promise<void> => {
    const pass = await turns.take(caller)
    had.push(caller)
    heldNow += 1
    mostHeld = Math.max(mostHeld, heldNow)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    heldNow -= 1
    pass()
  }
  return { turns, ask, had, mostHeld: () => mostHeld }
}

const BUSY = { code: '53300' }

describe('turns at the database', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('go round among callers, however many calls one of them has waiting', async () => {
    const { ask, had } = queueWith()

    const all = [...['a', 'a', 'a', 'a'].map((caller) => ask(caller, 10)), ask('b', 10), ask('c', 10)]
    await vi.runAllTimersAsync()
    await Promise.all(all)

    expect(had).toEqual(['a', 'b', 'c', 'a', 'a', 'a'])
  })

  it('come to a slow caller after all others, and after the small gaps between their statements', async () => {
    const { ask, had } = queueWith()

    const slow = ['slow', 'slow', 'slow'].map((caller) => ask(caller, 4_000))
    const quick = (async () => {
      for (let statement = 0; statement < 5; statement += 1) {
        await ask('quick', 5)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    await vi.runAllTimersAsync()
    await Promise.all([...slow, quick])

    expect(had.slice(0, 6)).toEqual(['slow', 'quick', 'quick', 'quick', 'quick', 'quick'])
    expect(had.slice(6)).toEqual(['slow', 'slow'])
  })

  it('leave places to others where there are several', async () => {
    const { ask, mostHeld } = queueWith({ places: 3, placesOfOneCaller: 2 })

    const all = ['a', 'a', 'a', 'a'].map((caller) => ask(caller, 10))
    await vi.runAllTimersAsync()
    await Promise.all(all)

    expect(mostHeld()).toBe(2)
  })

  it('are refused to a caller who has too many waiting, but not to others', async () => {
    const { turns, ask, had } = queueWith()

    const all = Array.from({ length: 7 }, () => ask('a', 10))
    await expect(turns.take('a')).rejects.toMatchObject(BUSY)
    const other = ask('b', 10)
    await vi.runAllTimersAsync()
    await Promise.all([...all, other])

    expect(had).toHaveLength(8)
  })

  it('are refused when too many wait, whoever they are', async () => {
    const { turns, ask } = queueWith({ mostWaiting: 2 })

    const all = ['a', 'b', 'c'].map((caller) => ask(caller, 10))
    await expect(turns.take('d')).rejects.toMatchObject(BUSY)
    await vi.runAllTimersAsync()
    await Promise.all(all)
  })

  it('are not waited for longer than the limit, and the next one has its turn', async () => {
    const { turns, ask, had } = queueWith({ waitMs: 1_000 })

    const long = ask('a', 1_500)
    const late = expect(turns.take('b')).rejects.toMatchObject(BUSY)
    await vi.advanceTimersByTimeAsync(1_200)
    await late
    const next = ask('c', 10)
    await vi.runAllTimersAsync()
    await Promise.all([long, next])

    expect(had).toEqual(['a', 'c'])
  })

  it('that are passed twice count once', async () => {
    const { turns, mostHeld, ask } = queueWith()

    const pass = await turns.take('a')
    pass()
    pass()
    const all = ['b', 'c'].map((caller) => ask(caller, 10))
    await vi.runAllTimersAsync()
    await Promise.all(all)

    expect(mostHeld()).toBe(1)
  })
})
