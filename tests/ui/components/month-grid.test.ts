import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, datePartsOf, weekdayOf } from '#domain/kernel/calendar-date'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { dayNames } from '../../../ui/texts/calendar-names'
import { firstOfMonth, monthGrid, neighbourMonth, sameDayInNeighbourMonth } from '../../../ui/components/month-grid'

const day = (text: string): CalendarDate => {
  const date = calendarDate(text)
  if (O.isNone(date)) throw new Error(`${text} is no day`)
  return date.value
}

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(day('2000-01-01'), count))

describe('the month of a day picker', () => {
  it('[CONST-08] names the days in Swedish, Monday first', () => {
    expect(dayNames).toEqual(['Mån', 'Tis', 'Ons', 'Tors', 'Fre', 'Lör', 'Sön'])
  })

  it('[CONST-08] begins its weeks on Mondays, with the Swedish week number', () => {
    const rows = monthGrid(day('2026-12-16'))

    expect(rows.map(({ week }) => week)).toEqual([49, 50, 51, 52, 53])
    expect(rows[0]?.days[0]).toBe('2026-11-30')
    expect(rows.at(-1)?.days.at(-1)).toBe('2027-01-03')
  })

  it('holds every day of the month once, in whole weeks', () => {
    fc.assert(
      fc.property(days, (date) => {
        const shown = monthGrid(date).flatMap((row) => row.days)
        const month = datePartsOf(date).month
        expect(
          shown.filter((one) => datePartsOf(one).month === month && one.slice(0, 4) === date.slice(0, 4)),
        ).toHaveLength(datePartsOf(addDays(neighbourMonth(date, 1), -1)).day)
        expect(
          monthGrid(date).every(
            (row) => row.days.length === 7 && row.days[0] !== undefined && weekdayOf(row.days[0]) === 1,
          ),
        ).toBe(true)
      }),
    )
  })

  it('turns to the months beside, and keeps the day where that month has it', () => {
    expect(neighbourMonth(day('2026-12-31'), 1)).toBe('2027-01-01')
    expect(neighbourMonth(day('2026-01-31'), -1)).toBe('2025-12-01')
    expect(sameDayInNeighbourMonth(day('2026-01-31'), 1)).toBe('2026-02-28')
    expect(firstOfMonth(day('2024-02-29'))).toBe('2024-02-01')
  })
})
