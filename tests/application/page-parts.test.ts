import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { isWhole, missingIn, pageParts } from '#application/queries/page-parts'
import { createManualTimers } from '../support/manual-timers'

const WAIT_MS = 300

const given = (options = {}) => {
  const timers = createManualTimers()
  return { timers, ...pageParts({ timers, waitMs: WAIT_MS }, options) }
}

/** A call that is answered by hand, and the signal that it was given. */
const callByHand = () => {
  const signals: (AbortSignal | undefined)[] = []
  let answer = (_text: string): void => undefined
  const answers = new Promise<E.Either<string, string>>((resolve) => {
    answer = (text) => resolve(E.right(text))
  })
  return {
    signals,
    answer,
    ask: ({ signal }: { readonly signal?: AbortSignal }) => {
      signals.push(signal)
      return () => answers
    },
  }
}

describe('the parts of a page', () => {
  it('are what their services answer', async () => {
    const { own, part, timers } = given()
    const stores = part(() => TE.right('stores'))()
    expect(await own(TE.right('config'))()).toEqual(E.right('config'))
    expect(await stores).toEqual(E.right('stores'))
    expect(timers.waiting()).toBe(0)
  })

  it('are undefined where their services fail', async () => {
    const { part } = given()
    expect(await part(() => TE.left('down'))()).toEqual(E.right(undefined))
  })

  it('are undefined 300 ms after the page’s own matter is there, and their calls are aborted', async () => {
    const { own, part, timers } = given()
    const slow = callByHand()
    const missing = part(slow.ask)()
    timers.pass(10_000)
    await own(TE.right('config'))()
    timers.pass(WAIT_MS - 1)
    expect(slow.signals[0]?.aborted).toBe(false)

    timers.pass(1)
    expect(await missing).toEqual(E.right(undefined))
    expect(slow.signals[0]?.aborted).toBe(true)
  })

  it('come in time until then', async () => {
    const { own, part, timers } = given()
    const slow = callByHand()
    const stores = part(slow.ask)()
    await own(TE.right('config'))()
    timers.pass(WAIT_MS - 1)
    slow.answer('stores')
    expect(await stores).toEqual(E.right('stores'))
  })

  it('are not waited for when there is no page, or when the reader has left', async () => {
    const failed = given()
    const one = failed.part(callByHand().ask)()
    await failed.own(TE.left('down'))()
    expect(await one).toEqual(E.right(undefined))

    const reader = new AbortController()
    const left = given({ signal: reader.signal })
    const call = callByHand()
    const other = left.part(call.ask)()
    reader.abort()
    expect(await other).toEqual(E.right(undefined))
    expect(call.signals[0]?.aborted).toBe(true)
  })

  it('are named where they are missing, so that the page is not whole', () => {
    const whole = missingIn({ stores: [] }, ['stores'])
    const partial = missingIn({ stores: undefined, menu: [] }, ['stores', 'menu'])
    expect(partial).toEqual({ missing: ['stores'] })
    expect([whole, partial, undefined].map(isWhole)).toEqual([true, false, true])
  })
})
