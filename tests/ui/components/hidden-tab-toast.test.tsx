// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts, type ShownNotice } from '../../../ui/components/Toasts'
import { mount } from '../mount'

const notice: ShownNotice = {
  id: 'n1',
  key: 'session.pleaseLogIn',
  params: {},
  severity: 'warning',
  wrapped: false,
  offersLog: false,
  duration: 3000,
}

const turnTab = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a notice that goes away by itself', () => {
  it('waits in a tab that nobody sees until the user is back', async () => {
    const dismissed: string[] = []
    turnTab(true)
    await mount(<Toasts notices={[notice]} onDismiss={(id) => dismissed.push(id)} />)

    vi.advanceTimersByTime(60_000)
    expect(dismissed).toEqual([])
    turnTab(false)
    vi.advanceTimersByTime(2_900)
    expect(dismissed).toEqual([])
    vi.advanceTimersByTime(200)

    expect(dismissed).toEqual(['n1'])
  })
})
