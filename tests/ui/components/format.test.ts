import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#domain/kernel/calendar-date'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import {
  formatAmount,
  formatDay,
  formatDayOfMonth,
  formatDayOfYear,
  formatInstant,
  formatZipCode,
  formatLongDay,
  formatMoney,
  formatMonth,
  formatQuantity,
} from '../../../ui/texts/format'

const day = (text: string): CalendarDate => {
  const date = calendarDate(text)
  if (O.isNone(date)) throw new Error(`${text} is no day`)
  return date.value
}

const amounts = fc.double({ min: -1e9, max: 1e9, noNaN: true })

describe('amounts', () => {
  it('[CONST-01] are written in kronor with two decimals and no-break spaces', () => {
    expect(formatMoney(1234.5)).toBe('1\u00a0234,50\u00a0kr')
    expect(formatAmount(28416.3)).toBe('28\u00a0416,30')
    expect(formatAmount(-700)).toBe('\u2212700,00')
  })

  it('round half away from zero, whatever binary fractions make of it', () => {
    expect([1.005, 2.675, -1.005].map(formatAmount)).toEqual(['1,01', '2,68', '\u22121,01'])
  })

  it('never show a minus before nothing', () => {
    expect([-0, -0.001].map(formatAmount)).toEqual(['0,00', '0,00'])
  })

  it('can be read back to the nearest öre, and never break across lines', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatAmount(amount)
        const read = Number(text.replaceAll('\u00a0', '').replace('\u2212', '-').replace(',', '.'))
        expect(Math.abs(read - amount)).toBeLessThanOrEqual(0.005_001)
        expect(text).not.toMatch(/[ \u202f]/)
      }),
    )
  })
})

describe('quantities', () => {
  it('have at most three decimals and none when whole', () => {
    expect([1240, 2.5, 0.125, 100].map(formatQuantity)).toEqual(['1\u00a0240', '2,5', '0,125', '100'])
  })
})

describe('days', () => {
  it('are written short and long', () => {
    expect(formatDay(day('2026-12-16'))).toBe('ons\u00a016\u00a0dec')
    expect(formatLongDay(day('2026-12-16'))).toBe('onsdag\u00a016\u00a0december')
    expect(formatDayOfMonth(day('2026-03-01'))).toBe('1\u00a0mars')
    expect(formatDayOfYear(day('2026-03-01'))).toBe('1\u00a0mars\u00a02026')
    expect(formatMonth(day('2027-01-31'))).toBe('januari 2027')
  })

  it('[CONST-09] are written as in Sweden, on every day of a year', () => {
    const spaced = (text: string) => text.replaceAll(/\s/gu, '\u00a0')
    const long = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let count = 0; count < 365; count += 1) {
      const date = new Date(Date.UTC(2025, 0, 1 + count))
      const iso = date.toISOString().slice(0, 10)
      expect(formatLongDay(day(iso))).toBe(spaced(long.format(date)))
      expect(spaced(`${date.getUTCDate()} ${formatMonth(day(iso))}`)).toBe(spaced(short.format(date)))
    }
    expect(formatLongDay(day('2025-03-04'))).toBe('tisdag\u00a04\u00a0mars')
  })

  it('stand by the wall clock in Sweden, in winter and in summer', () => {
    expect(formatInstant(instant('2026-12-15T09:43:12Z'))).toBe('15 dec 2026 kl. 10.43'.replaceAll(' ', '\u00a0'))
    expect(formatInstant(instant('2026-06-30T22:05:00Z'))).toBe('1 juli 2026 kl. 00.05'.replaceAll(' ', '\u00a0'))
  })
})

describe('a zip code', () => {
  it('is written with a space that does not break, and other texts as they are', () => {
    expect(['43137', '431 37', 'SW1A 1AA', ''].map(formatZipCode)).toEqual([
      '431\u00a037',
      '431\u00a037',
      'SW1A 1AA',
      '',
    ])
  })
})
