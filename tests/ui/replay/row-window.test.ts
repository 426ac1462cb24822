import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Sight, windowAround, windowOf } from '../../../ui/replay/row-window'

const ROW_PX = 32
const HEIGHT = 640
const COUNT = 10_000

const sightAt = (row: number): Sight => ({ top: row * ROW_PX, height: HEIGHT })

describe('the rows of the timeline that are drawn', () => {
  it('are all those in sight, wherever the present row is', () => {
    fc.assert(
      fc.property(fc.nat(COUNT - 20), fc.integer({ min: -1, max: COUNT - 1 }), (top, place) => {
        const { from, to } = windowAround(sightAt(top), place, ROW_PX, COUNT)
        expect(from).toBeLessThanOrEqual(top)
        expect(to).toBeGreaterThanOrEqual(Math.min(COUNT, top + HEIGHT / ROW_PX))
      }),
    )
  })

  it('hold what a step out of sight scrolls to, so that this step draws no more than two rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: COUNT - 100 }), fc.constantFrom(-1, 1), (top, direction) => {
        const edge = direction === -1 ? top : top + HEIGHT / ROW_PX - 1
        const before = windowAround(sightAt(top), edge, ROW_PX, COUNT)
        const place = edge + direction
        const after = windowAround({ top: place * ROW_PX - HEIGHT / 2, height: HEIGHT }, place, ROW_PX, COUNT)
        const drawn = Math.max(0, before.from - after.from) + Math.max(0, after.to - before.to)
        expect(drawn).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('are those in sight alone where the present row is elsewhere', () => {
    const sight = sightAt(5_000)
    expect(windowAround(sight, 10, ROW_PX, COUNT)).toEqual(windowOf(sight, ROW_PX, COUNT))
  })
})
