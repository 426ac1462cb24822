import { describe, expect, it } from 'vitest'
import { inTime } from '#application/timing/in-time'
import { createManualTimers } from '../support/manual-timers'

const WAIT_MS = 4_000

/** A call that is answered by hand, with the signal that it was given. */
const given = () => {
  const timers = createManualTimers()
  const reader = new AbortController()
  let signal: AbortSignal | undefined
  let answer = (_text: string): void => undefined
  const outcome = inTime({ timers, waitMs: WAIT_MS, signal: reader.signal }, (own) => {
    signal = own
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  return { timers, reader, outcome, answer: (text: string) => answer(text), isAborted: () => signal?.aborted }
}

describe('what is waited for a limited time', () => {
  it('is what comes within it, and no timer stays', async () => {
    const { timers, outcome, answer, isAborted } = given()
    timers.pass(WAIT_MS - 1)
    answer('listing')
    expect(await outcome).toBe('listing')
    expect(isAborted()).toBe(false)
    expect(timers.waiting()).toBe(0)
  })

  it('is nothing after it, and the call is aborted', async () => {
    const { timers, outcome, isAborted } = given()
    timers.pass(WAIT_MS)
    expect(await outcome).toBeUndefined()
    expect(isAborted()).toBe(true)
  })

  it('is aborted when the reader leaves', () => {
    const { reader, isAborted } = given()
    expect(isAborted()).toBe(false)
    reader.abort()
    expect(isAborted()).toBe(true)
  })
})
