import * as O from 'fp-ts/Option'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { locationId } from '#domain/kernel/ids'
import { hoursInRuns } from '#domain/stores/hours-in-runs'
import { openingDay, openingHoursOn, openingNow } from '#domain/stores/opening-hours'
import { comingSpecialDays, readSpecialDays, specialDaysOn, type SpecialDays } from '#domain/stores/special-days'
import type { Store } from '#domain/stores/store'
import { offersAll, servicesOf, withStoreFacts } from '#domain/stores/store-content'

const day = (text: string): CalendarDate => {
  const read = calendarDate(text)
  if (O.isNone(read)) throw new Error(text)
  return read.value
}
const special = (first: string, last: string, hours: string, reason?: string): SpecialDays => ({
  ...{ first: day(first), last: day(last), hours, reason },
})

describe('a line of special days', () => {
  it.each([
    ['2026-12-24/2026-12-27 Stängt Jul', special('2026-12-24', '2026-12-27', '', 'Jul')],
    ['2026-12-23 07:00–15:00 Dagen före', special('2026-12-23', '2026-12-23', '07:00–15:00', 'Dagen före')],
    [' 2026-12-23  7:00-15:00 ', special('2026-12-23', '2026-12-23', '07:00–15:00')],
    ['2026-12-23 stängt', special('2026-12-23', '2026-12-23', '')],
    ['2026-12-27/2026-12-24 Stängt', undefined],
    ['2026-02-30 Stängt', undefined],
    ['i morgon Stängt', undefined],
    ['2026-12-24', undefined],
    ['', undefined],
  ])('[STORE-06] %j is read as it is meant', (line, read) => {
    expect(readSpecialDays(line)).toEqual(read)
  })

  test.prop([fc.string({ unit: 'grapheme' })])('reads any text without a fault', (line) => {
    expect(() => readSpecialDays(line)).not.toThrow()
  })
})

describe('a store with special days', () => {
  const store = {
    openingHours: ['06:30–17:00', '06:30–17:00', '06:30–17:00', '06:30–17:00', '06:30–16:00', '', ''],
    specialDays: [
      special('2026-12-24', '2026-12-27', ''),
      special('2026-12-23', '2026-12-23', '20:00–02:00'),
      special('2026-12-26', '2026-12-26', '10:00–12:00'),
    ],
  }

  it('[STORE-06] is open by them and not by its week, by the latest line of a day', () => {
    expect(openingHoursOn(store, day('2026-12-22'))).toBe('06:30–17:00')
    expect(openingHoursOn(store, day('2026-12-24'))).toBe('')
    expect(openingHoursOn(store, day('2026-12-26'))).toBe('10:00–12:00')
    expect(openingNow(store, day('2026-12-24'), '12:00')).toEqual({ tag: 'Closed' })
    expect(openingNow(store, day('2026-12-26'), '09:00')).toEqual({ tag: 'OpensLater', at: '10:00' })
  })

  it('[STORE-06] is open across midnight into a day on which it is closed', () => {
    expect(openingNow(store, day('2026-12-24'), '01:00')).toEqual({ tag: 'Open', until: '02:00' })
    expect(openingNow(store, day('2026-12-24'), '02:00')).toEqual({ tag: 'Closed' })
  })

  it('opens next on the first day that is no holiday, however long that is', () => {
    const long = { ...store, specialDays: [special('2026-12-21', '2027-01-08', '')] }
    expect(openingDay(long, day('2026-12-21'))).toBe('2027-01-11')
  })

  it('tells those that are to come, in their order', () => {
    expect(comingSpecialDays(store.specialDays, day('2026-12-24')).map(({ first }) => first)).toEqual([
      '2026-12-24',
      '2026-12-26',
    ])
    expect(specialDaysOn(store.specialDays, addDays(day('2026-12-27'), 1))).toBeUndefined()
  })
})

describe('the week of a store', () => {
  it('is told in as few rows as it needs', () => {
    expect(hoursInRuns(['06:30–17:00', '06:30–17:00', '06:30–17:00', ' 06:30–17:00', '06:30–16:00', '', ''])).toEqual([
      { first: 1, last: 4, hours: '06:30–17:00' },
      { first: 5, last: 5, hours: '06:30–16:00' },
      { first: 6, last: 7, hours: '' },
    ])
  })

  test.prop([fc.array(fc.constantFrom('', '07:00–16:00', '08:00–12:00'), { maxLength: 7 })])(
    'covers each day once',
    (hours) => {
      const days = hoursInRuns(hours).flatMap((run) =>
        Array.from({ length: run.last - run.first + 1 }, (_, at) => [run.first + at, run.hours]),
      )
      expect(days).toEqual(Array.from({ length: 7 }, (_, at) => [at + 1, hours[at] ?? '']))
    },
  )
})

describe('what the pages of stores say', () => {
  const store: Store = {
    ...{ id: locationId('110'), name: 'M', address: '', zipCode: '', city: '', phone: '' },
    ...{ latitude: 0, longitude: 0, openingHours: [] },
  }
  const facts = {
    storeId: locationId('110'),
    specialDays: [special('2026-12-24', '2026-12-24', '')],
    services: ['B', 'A'],
  }

  it('stands by the stores of that id, and others are as they are', () => {
    const other = { ...store, id: locationId('111') }
    const [first, second] = withStoreFacts([store, other], [facts])
    expect(first).toEqual({ ...store, specialDays: facts.specialDays, services: facts.services })
    expect(second).toBe(other)
  })

  it('finds the stores that offer all of what is wanted', () => {
    const [known = store] = withStoreFacts([store], [facts])
    expect(servicesOf([known, known, store])).toEqual(['A', 'B'])
    expect(offersAll(known, ['A'])).toBe(true)
    expect(offersAll(known, ['A', 'C'])).toBe(false)
    expect(offersAll(store, [])).toBe(true)
    expect(offersAll(store, ['A'])).toBe(false)
  })
})
