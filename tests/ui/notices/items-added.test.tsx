// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNoticeBoard } from '#application/messages/notice-board'
import { Toasts } from '../../../ui/components/Toasts'
import { countingIds } from '../../support/counting-ids'
import { mount } from '../mount'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

describe('the notice of added items', () => {
  it('[CART-25] is there for 3,000 ms and no longer', async () => {
    const board = createNoticeBoard(countingIds('n'))
    board.post('success', { key: 'quickOrder.added', params: { count: 2 } })
    const [notice] = board.get()
    await mount(<Toasts notices={board.get()} onDismiss={board.dismiss} />)
    expect(document.body.textContent).toContain('2 rader lades i varukorgen.')

    vi.advanceTimersByTime(2_999)
    expect(board.get()).toEqual([notice])
    vi.advanceTimersByTime(1)

    expect(board.get()).toEqual([])
  })
})
