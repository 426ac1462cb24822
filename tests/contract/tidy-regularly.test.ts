import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tidyRegularly } from '#adapters/embedded/tidy-regularly'

describe('regular tidying', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const given = async (tidy: () => Promise<void>) => {
    const app = Fastify()
    await app.register(async (services) => tidyRegularly(services, 1000, tidy))
    return app
  }

  it('is done at the start and each time the interval has passed, until the services close', async () => {
    let runs = 0
    const app = await given(async () => {
      runs += 1
    })
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(runs).toBe(4)
    await app.close()
    await vi.advanceTimersByTimeAsync(3000)
    expect(runs).toBe(4)
  })

  it('goes on after a run that fails', async () => {
    let runs = 0
    const app = await given(async () => {
      runs += 1
      if (runs === 2) throw new Error('the database is gone')
    })
    await vi.advanceTimersByTimeAsync(2000)
    expect(runs).toBe(3)
    await app.close()
  })

  it('is not begun twice at the same time, and closing waits for it', async () => {
    let runs = 0
    let finish = () => {}
    let closed = false
    const app = await given(async () => {
      runs += 1
      if (runs > 1) await new Promise<void>((resolve) => void (finish = resolve))
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(runs).toBe(2)
    const closing = app.close().then(() => void (closed = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(closed).toBe(false)
    finish()
    await closing
    expect(closed).toBe(true)
  })
})
