import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInSight, type Sight, topToShow, windowOf } from '../../../ui/replay/row-window'

const ROW_PX = 32
const HEIGHT = 640
const ROWS_IN_SIGHT = HEIGHT / ROW_PX
const COUNT = 10_000
const END = COUNT * ROW_PX - HEIGHT

const sightFrom = (top: number): Sight => ({ top, height: HEIGHT })
const shown = (place: number, top: number): number => topToShow(place, sightFrom(top), ROW_PX, COUNT)
const tops = fc.integer({ min: 0, max: END })
const places = fc.integer({ min: 0, max: COUNT - 1 })

describe('the rows of the timeline that are drawn', () => {
  it('are all those in sight, and no more than some about them', () => {
    fc.assert(
      fc.property(tops, (top) => {
        const { from, to } = windowOf(sightFrom(top), ROW_PX, COUNT)
        expect(from * ROW_PX).toBeLessThanOrEqual(top)
        expect(to * ROW_PX).toBeGreaterThanOrEqual(top + HEIGHT)
        expect(to - from).toBeLessThanOrEqual(ROWS_IN_SIGHT + 14)
      }),
    )
  })

  it('are none beyond the ends of the list, nor of a list that has become shorter', () => {
    expect(windowOf(sightFrom(END), ROW_PX, COUNT).to).toBe(COUNT)
    expect(windowOf(sightFrom(0), ROW_PX, COUNT).from).toBe(0)
    expect(windowOf(sightFrom(END), ROW_PX, 3)).toEqual({ from: 0, to: 3 })
  })

  it('are the same for most of many single steps, each of which finds its row in sight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: COUNT - 100 }), fc.constantFrom(-1, 1), (first, by) => {
        let top = shown(first, 0)
        let scrolls = 0
        for (let step = 1; step <= 60; step += 1) {
          const place = first + step * by
          expect(isInSight(place, sightFrom(top), ROW_PX)).toBe(true)
          const next = shown(place, top)
          if (next !== top) scrolls += 1
          top = next
        }
        expect(scrolls).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('a row in sight', () => {
  it('is one that can be seen whole', () => {
    const sight = sightFrom(50 * ROW_PX + 1)
    expect(isInSight(50, sight, ROW_PX)).toBe(false)
    expect(isInSight(51, sight, ROW_PX)).toBe(true)
    expect(isInSight(69, sight, ROW_PX)).toBe(true)
    expect(isInSight(70, sight, ROW_PX)).toBe(false)
  })
})

describe('the place to which the timeline is scrolled', () => {
  it('has the present row in sight and rows about it, wherever the list was', () => {
    fc.assert(
      fc.property(places, tops, (place, top) => {
        const scrolled = shown(place, top)
        expect(scrolled).toBeGreaterThanOrEqual(0)
        expect(scrolled).toBeLessThanOrEqual(END)
        expect(Math.max(0, place - 2) * ROW_PX).toBeGreaterThanOrEqual(scrolled)
        expect(Math.min(COUNT, place + 3) * ROW_PX).toBeLessThanOrEqual(scrolled + HEIGHT)
      }),
    )
  })

  it('stays where it is while the present row is well in sight, and moves a few rows where it is not', () => {
    for (const place of [52, 60, 67]) expect(shown(place, 50 * ROW_PX)).toBe(50 * ROW_PX)
    expect(shown(68, 50 * ROW_PX)).toBe(57 * ROW_PX)
    expect(shown(51, 50 * ROW_PX)).toBe(43 * ROW_PX)
  })

  it('has a row that was far away in the middle', () => {
    expect(shown(5_000, 0)).toBe(5_000 * ROW_PX - (HEIGHT - ROW_PX) / 2)
  })

  it('is the top of a list that is shorter than its box', () => {
    expect(topToShow(2, sightFrom(0), ROW_PX, 3)).toBe(0)
  })
})
