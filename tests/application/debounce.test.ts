import { describe, expect, it, vi } from 'vitest'
import { debounce } from '#application/timing/debounce'
import { createManualTimers } from '../support/manual-timers'

const given = (ms: number) => {
  const timers = createManualTimers()
  const run = vi.fn()
  return { timers, run, ...debounce<readonly [string]>(timers, ms, run) }
}

describe('waiting for a pause', () => {
  it('[CONST-12] runs once, with the last of it, when the delay that was passed in is over', () => {
    const { timers, run, call } = given(300)
    call('k')
    timers.pass(299)
    call('ku')
    timers.pass(299)
    expect(run).not.toHaveBeenCalled()
    timers.pass(1)
    expect(run.mock.calls).toEqual([['ku']])
    timers.pass(1000)
    expect(run).toHaveBeenCalledOnce()
  })

  it.each([0, 120, 500])('[CONST-12] waits %i ms when told so', (ms) => {
    const { timers, run, call } = given(ms)
    call('a')
    timers.pass(ms - 1)
    expect(run).toHaveBeenCalledTimes(0)
    timers.pass(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('can be taken back', () => {
    const { timers, run, call, cancel } = given(300)
    call('a')
    cancel()
    timers.pass(300)
    expect(run).not.toHaveBeenCalled()
    expect(timers.waiting()).toBe(0)
  })
})
