import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftInto } from '../../../ui/components/use-inside-window'

describe('a panel that would lie outside the window', () => {
  it.each([
    [1000, 100, 500, 0],
    [1000, 700, 1100, -108],
    [1000, -30, 370, 38],
  ])('in one of %i px, from %i to %i px, is moved by %i px', (width, left, right, shift) => {
    expect(shiftInto(width, left, right)).toBe(shift)
  })

  it('lies within the window wherever its trigger stands, when it is narrower than the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 2000 }),
        fc.integer({ min: 10, max: 300 }),
        fc.nat(),
        (width, own, at) => {
          const left = (at % (width + 400)) - 200
          const shift = shiftInto(width, left, left + own)
          expect(left + shift).toBeGreaterThanOrEqual(8)
          expect(left + own + shift).toBeLessThanOrEqual(width - 8)
        },
      ),
    )
  })

  it('shows its beginning when it is wider than the window', () => {
    expect(shiftInto(320, 0, 500)).toBe(8)
  })
})
