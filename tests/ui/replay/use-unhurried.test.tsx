// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUnhurried } from '../../../ui/replay/use-unhurried'
import { mount } from '../mount'

let step: (to: number) => void = () => undefined

const Followed = () => {
  const [value, setValue] = useState(0)
  step = setValue
  return (
    <p>
      {value} / {useUnhurried(value)}
    </p>
  )
}

const later = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

describe('what follows the step of a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('follows a single step after the frame that shows it', async () => {
    const place = await mount(<Followed />)
    await later(1_000)
    await act(async () => step(1))
    expect(place.textContent).toBe('1 / 0')
    await later(40)
    expect(place.textContent).toBe('1 / 1')
  })

  it('waits while steps follow one another quickly, then shows the last of them alone', async () => {
    const place = await mount(<Followed />)
    await later(1_000)
    await act(async () => step(1))
    await later(40)
    for (const to of [2, 3, 4]) {
      await act(async () => step(to))
      await later(60)
      expect(place.textContent).toBe(`${to} / 1`)
    }
    await later(100)
    expect(place.textContent).toBe('4 / 4')
  })
})
