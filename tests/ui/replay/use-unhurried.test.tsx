// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUnhurried } from '../../../ui/replay/use-unhurried'
import { mount } from '../mount'

const Followed = () => {
  const [step, setStep] = useState(0)
  return (
    <button onClick={() => setStep((before) => before + 1)}>
      {step} / {useUnhurried(step)}
    </button>
  )
}

const press = (place: HTMLElement): Promise<void> => act(async () => place.querySelector('button')?.click())

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
    await press(place)
    expect(place.textContent).toBe('1 / 0')
    await later(40)
    expect(place.textContent).toBe('1 / 1')
  })

  it('waits while steps follow one another quickly, then shows the last of them alone', async () => {
    const place = await mount(<Followed />)
    await later(1_000)
    await press(place)
    await later(40)
    for (const step of [2, 3, 4]) {
      await press(place)
      await later(60)
      expect(place.textContent).toBe(`${step} / 1`)
    }
    await later(100)
    expect(place.textContent).toBe('4 / 4')
  })
})
