import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import { createShareAnswers } from '#application/projections/shared-answers'
import { createManualTimers } from '../support/manual-timers'
import { createScriptedConnectivity, noChance } from '../support/scripted-connectivity'

const lost: CallFailure = { tag: 'Lost', service: 'price', status: undefined }
const refused: CallFailure = {
  tag: 'Refused',
  service: 'price',
  status: 404,
  message: undefined,
  code: undefined,
  details: [],
}

interface MadeCall {
  readonly args: { readonly of: string }
  readonly signal: AbortSignal | undefined
  readonly end: (result: E.Either<CallFailure, string>) => Promise<void>
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

/** A shared call that ends when the test says so. */
const given = (pauseMs?: number) => {
  const timers = createManualTimers()
  const connectivity = createScriptedConnectivity()
  const calls: MadeCall[] = []
  const share = createShareAnswers({ timers, connectivity, chance: noChance })
  const answers = share<{ readonly of: string }, string>(
    (args, { signal }) =>
      () =>
        new Promise((resolve) => {
          const end = (result: E.Either<CallFailure, string>) => {
            resolve(result)
            return settle()
          }
          calls.push({ args, signal, end })
        }),
    pauseMs,
  )
  const subscriber = (args: { readonly of: string }) => {
    const seen: string[] = []
    const leave = answers.subscribe(args, () => {
      const answer = answers.get(args)
      seen.push(answer.tag === 'Answered' ? answer.value : answer.tag)
    })
    return { seen, leave }
  }
  const retry = (args: { readonly of: string }) => {
    const answer = answers.get(args)
    if (answer.tag === 'Failed') answer.retry()
  }
  return { timers, connectivity, calls, answers, subscriber, retry }
}

describe('an answer that does not come', () => {
  it('has failed after some seconds, can be asked for again, and is shown when it comes after all', async () => {
    const { timers, calls, subscriber, retry } = given()
    const { seen } = subscriber({ of: 'valve' })
    timers.pass(3_999)
    expect(seen).toEqual(['Asking'])
    timers.pass(1)
    expect(seen).toEqual(['Asking', 'Failed'])

    await calls[0]?.end(E.right('150 kr'))
    expect(seen).toEqual(['Asking', 'Failed', '150 kr'])

    const other = subscriber({ of: 'pipe' })
    timers.pass(4_000)
    retry({ of: 'pipe' })
    expect(calls[1]?.signal?.aborted).toBe(true)
    expect(calls).toHaveLength(3)
    other.leave()
    expect(timers.waiting()).toBe(0)
  })
})

describe('an answer that views share', () => {
  it('is asked for once by all that ask the same, and given to who comes later', async () => {
    const { calls, answers, subscriber } = given()
    const one = subscriber({ of: 'valve' })
    const other = subscriber({ of: 'valve' })

    await calls[0]?.end(E.right('150 kr'))
    subscriber({ of: 'valve' })

    expect(calls).toHaveLength(1)
    expect(one.seen.at(-1)).toBe('150 kr')
    expect(other.seen.at(-1)).toBe('150 kr')
    expect(answers.get({ of: 'valve' })).toEqual({ tag: 'Answered', value: '150 kr' })
  })

  it('is asked for anew with other arguments', async () => {
    const { calls, answers, subscriber } = given()
    subscriber({ of: 'valve' })
    subscriber({ of: 'radiator' })

    await calls[1]?.end(E.right('900 kr'))

    expect(calls.map(({ args }) => args.of)).toEqual(['valve', 'radiator'])
    expect(answers.get({ of: 'valve' }).tag).toBe('Asking')
  })

  it('is aborted and forgotten only when the last one leaves', async () => {
    const { calls, answers, subscriber } = given()
    const one = subscriber({ of: 'valve' })
    const other = subscriber({ of: 'valve' })

    one.leave()
    expect(calls[0]?.signal?.aborted).toBe(false)
    other.leave()
    expect(calls[0]?.signal?.aborted).toBe(true)
    await calls[0]?.end(E.right('150 kr'))

    expect(answers.get({ of: 'valve' }).tag).toBe('Asking')
    expect(other.seen).not.toContain('150 kr')
    subscriber({ of: 'valve' })
    expect(calls).toHaveLength(2)
  })

  it.each([120, 300, 500])(
    '[CONST-12] is asked for once, after a pause of %i ms that was passed in, and not when its subscriber leaves before',
    (pauseMs) => {
      const { timers, calls, subscriber } = given(pauseMs)
      const early = subscriber({ of: 'v' })
      timers.pass(pauseMs - 1)
      early.leave()
      subscriber({ of: 'va' })
      timers.pass(pauseMs - 1)
      expect(calls).toHaveLength(0)

      timers.pass(1)
      timers.pass(10_000)

      expect(calls.map(({ args }) => args.of)).toEqual(['va'])
      expect(timers.waiting()).toBe(0)
    },
  )
})

describe('an answer that does not come', () => {
  it('is failed, and asked for again in the background until the call is settled', async () => {
    const { timers, connectivity, calls, subscriber } = given()
    const { seen } = subscriber({ of: 'valve' })
    await calls[0]?.end(E.left(lost))
    expect(seen.at(-1)).toBe('Failed')

    timers.pass(1_000)
    await calls[1]?.end(E.left(lost))
    expect(seen.at(-1)).toBe('Failed')
    connectivity.comeBack()
    await calls[2]?.end(E.right('150 kr'))

    expect(seen.at(-1)).toBe('150 kr')
    expect(seen.filter((tag) => tag === 'Asking')).toHaveLength(1)
    expect(timers.waiting()).toBe(0)
  })

  it('is not asked for again after a real refusal, until the user asks', async () => {
    const { timers, calls, subscriber, retry } = given(120)
    const { seen } = subscriber({ of: 'valve' })
    timers.pass(120)
    await calls[0]?.end(E.left(refused))
    timers.pass(600_000)
    expect(seen.at(-1)).toBe('Failed')
    expect(calls).toHaveLength(1)

    retry({ of: 'valve' })
    expect(seen.at(-1)).toBe('Asking')
    await calls[1]?.end(E.right('150 kr'))

    expect(seen.at(-1)).toBe('150 kr')
  })

  it('is not asked for again when nobody waits for it', async () => {
    const { timers, calls, subscriber } = given()
    const { leave } = subscriber({ of: 'valve' })
    await calls[0]?.end(E.left(lost))

    leave()
    timers.pass(600_000)

    expect(calls).toHaveLength(1)
    expect(timers.waiting()).toBe(0)
  })
})
