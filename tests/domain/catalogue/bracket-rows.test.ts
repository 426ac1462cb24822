import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bracketRows } from '#domain/catalogue/bracket-rows'
import { money } from '#domain/kernel/money'

describe('bracket prices', () => {
  const brackets = [
    { fromQuantity: 1, netPrice: money(184.5) },
    { fromQuantity: 10, netPrice: money(176.9) },
    { fromQuantity: 50, netPrice: money(168.2) },
  ]

  it('say from, to and what is saved', () => {
    expect(bracketRows(brackets, 12, 1).map(({ to, saving, current }) => [to, saving, current])).toEqual([
      [9, 0, false],
      [49, 4, true],
      [undefined, 9, false],
    ])
  })

  it('mark the step that the quantity stands on, and the one that buying some more leads to', () => {
    expect(bracketRows(brackets, 8, 1).map(({ current, next }) => [current, next])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    expect(bracketRows(brackets, 60, 60).some(({ next }) => next)).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (quantity) => {
        expect(bracketRows(brackets, quantity, 1).filter(({ current }) => current)).toHaveLength(1)
      }),
    )
  })

  it('lead past a step that no order multiple meets', () => {
    expect(bracketRows(brackets, 40, 40).map(({ next }) => next)).toEqual([false, false, true])
  })
})
