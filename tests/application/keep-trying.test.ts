import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { keepTrying } from '#application/timing/keep-trying'
import { createManualTimers } from '../support/manual-timers'

interface Unavailable {
  readonly retryAfterMs: number | undefined
}
const unavailable: Unavailable = { retryAfterMs: undefined }

/** A task with the given outcomes, the last one for good, and a connection that returns when told. */
const given = (...outcomes: readonly E.Either<Unavailable, string>[]) => {
  const timers = createManualTimers()
  const listeners = new Set<() => void>()
  let calls = 0
  const trying = keepTrying<Unavailable, string>(
    async () => {
      calls += 1
      return outcomes[calls - 1] ?? outcomes.at(-1) ?? E.left(unavailable)
    },
    {
      timers,
      chance: { next: () => 0 },
      connectivity: {
        whenBack: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      retryAfterMs: (failure) => failure.retryAfterMs,
    },
  )
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return {
    trying,
    calls: () => calls,
    waiting: () => timers.waiting() + listeners.size,
    pass: async (ms: number) => {
      timers.pass(ms)
      await settle()
    },
    connectionReturns: async () => {
      for (const listener of listeners) listener()
      await settle()
    },
  }
}

describe('a task that is tried until it succeeds', () => {
  it('does not begin by itself', async () => {
    const { calls, pass } = given(E.right('shop'))

    await pass(60_000)

    expect(calls()).toBe(0)
  })

  it('succeeds once, for all that ask', async () => {
    const { trying, calls, waiting } = given(E.right('shop'))

    const answers = await Promise.all([trying.attempt(), trying.attempt()])

    expect(answers).toEqual([E.right('shop'), E.right('shop')])
    expect(await trying.attempt()).toEqual(E.right('shop'))
    expect(await trying.success).toBe('shop')
    expect(calls()).toBe(1)
    expect(waiting()).toBe(0)
  })

  it('tells a failure to who asked, and tries again after one second, then two', async () => {
    const { trying, calls, pass, waiting } = given(E.left(unavailable), E.left(unavailable), E.right('shop'))

    expect(await trying.attempt()).toEqual(E.left(unavailable))
    await pass(999)
    expect(calls()).toBe(1)
    await pass(1)
    expect(calls()).toBe(2)
    await pass(1_999)
    expect(calls()).toBe(2)
    await pass(1)

    expect(await trying.success).toBe('shop')
    expect(calls()).toBe(3)
    expect(waiting()).toBe(0)
  })

  it('tries at once when the connection returns', async () => {
    const { trying, calls, connectionReturns, waiting } = given(E.left(unavailable), E.right('shop'))
    await trying.attempt()

    await connectionReturns()

    expect(await trying.success).toBe('shop')
    expect(calls()).toBe(2)
    expect(waiting()).toBe(0)
  })

  it('waits for as long as a failure asks, also when the connection returns', async () => {
    const { trying, calls, pass, connectionReturns } = given(E.left({ retryAfterMs: 5_000 }), E.right('shop'))
    await trying.attempt()

    await connectionReturns()
    await pass(4_999)
    expect(calls()).toBe(1)
    await pass(1)

    expect(await trying.success).toBe('shop')
  })

  it('tries at once when somebody asks meanwhile, and then does not try twice', async () => {
    const { trying, calls, pass } = given(E.left(unavailable), E.right('shop'))
    await trying.attempt()

    expect(await trying.attempt()).toEqual(E.right('shop'))
    await pass(60_000)

    expect(calls()).toBe(2)
  })

  it('does not begin another attempt after it was stopped, while waiting or while an attempt is under way', async () => {
    const waits = given(E.left(unavailable))
    await waits.trying.attempt()
    const underWay = given(E.left(unavailable))
    const attempt = underWay.trying.attempt()

    waits.trying.stop()
    underWay.trying.stop()
    await attempt
    await waits.pass(60_000)
    await underWay.connectionReturns()
    await underWay.pass(60_000)

    expect([waits.calls(), waits.waiting()]).toEqual([1, 0])
    expect([underWay.calls(), underWay.waiting()]).toEqual([1, 0])
  })
})
