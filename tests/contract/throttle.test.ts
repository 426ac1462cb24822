import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttle } from '#adapters/embedded/search/throttle'

describe('throttled work', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const given = () => {
    let done = 0
    const work = throttle(1000, async () => {
      done += 1
    })
    return { work, done: () => done }
  }

  it('runs at once, and once more for all requests during the interval', async () => {
    const { work, done } = given()
    await work.request()
    expect(done()).toBe(1)
    await work.request()
    await work.request()
    expect(done()).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(done()).toBe(2)
    vi.advanceTimersByTime(5000)
    expect(done()).toBe(2)
    await work.request()
    expect(done()).toBe(3)
  })

  it('does not run after it is stopped', async () => {
    const { work, done } = given()
    await work.request()
    await work.request()
    await work.stop()
    vi.advanceTimersByTime(5000)
    expect(done()).toBe(1)
    await work.request()
    expect(done()).toBe(1)
  })

  it('is stopped when a run in progress has ended', async () => {
    const ends: (() => void)[] = []
    const work = throttle(1000, () => new Promise<void>((resolve) => ends.push(resolve)))
    void work.request()
    void work.request()
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(ends).toHaveLength(2)
    let isStopped = false
    const stop = async () => {
      await work.stop()
      isStopped = true
    }
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(isStopped).toBe(false)
    ends[1]?.()
    await stopped
  })

  it('does not start a second run while a slow one lasts', async () => {
    const ends: (() => void)[] = []
    const work = throttle(1000, () => new Promise<void>((resolve) => ends.push(resolve)))
    void work.request()
    void work.request()
    await vi.advanceTimersByTimeAsync(3000)
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toHaveLength(2)
  })
})
