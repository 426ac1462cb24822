import { describe, expect, it } from 'vitest'
import { swedishTime } from '#application/ports/swedish-time'

describe('the time in Sweden', () => {
  it.each([
    ['2026-03-10T23:30:00Z', '2026-03-11', '00:30'],
    ['2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
    ['2026-01-01T23:00:00Z', '2026-01-02', '00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
  ])('at %s is %s, %s', (utc, date, time) => {
    expect(swedishTime(Date.parse(utc))).toEqual({ day: date, timeOfDay: time })
  })
})
