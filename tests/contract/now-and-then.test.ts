import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nowAndThen } from '#adapters/embedded/search/now-and-then'

describe('work done now and then', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const given = () => {
    let done = 0
    const work = nowAndThen(1000, async () => {
      done += 1
    })
    return { work, done: () => done }
  }

  it('is done at once, and once more for all that is asked for meanwhile', async () => {
    const { work, done } = given()
    await work.ask()
    expect(done()).toBe(1)
    await work.ask()
    await work.ask()
    expect(done()).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(done()).toBe(2)
    vi.advanceTimersByTime(5000)
    expect(done()).toBe(2)
    await work.ask()
    expect(done()).toBe(3)
  })

  it('is not done any more once it is stopped', async () => {
    const { work, done } = given()
    await work.ask()
    await work.ask()
    work.stop()
    vi.advanceTimersByTime(5000)
    expect(done()).toBe(1)
  })
})
