import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Store } from '#domain/stores/store'
import { locationId } from '#domain/kernel/ids'
import { nearestStores } from '../../../ui/product/nearest-stores'
import { openingDay } from '../../../ui/product/opening-day'
import { day } from '../../domain/given'

const store = (id: string, latitude: number, longitude: number, openingHours: readonly string[] = []): Store => ({
  id: locationId(id),
  name: id,
  address: '',
  zipCode: '',
  city: id,
  phone: '',
  latitude,
  longitude,
  openingHours,
})

const stores = [
  store('Kiruna', 67.86, 20.22),
  store('Malmö', 55.6, 13),
  store('Göteborg', 57.71, 11.97),
  store('Mölndal', 57.66, 12.01),
  store('Kungsbacka', 57.49, 12.08),
]

const weekdays = ['07–16', '07–16', '07–16', '07–16', '07–16', '', '']

describe('the stores told of beside an article', () => {
  it('are the one chosen and those nearest to it', () => {
    expect(nearestStores(stores, locationId('Mölndal'), 3).map(({ id }) => id)).toEqual([
      'Mölndal',
      'Göteborg',
      'Kungsbacka',
    ])
    expect(nearestStores(stores, undefined, 2).map(({ id }) => id)).toEqual(['Kiruna', 'Malmö'])
  })
})

describe('the day that goods can be fetched', () => {
  const friday = day('2026-03-06')
  it('is one that the store is open on', () => {
    const closedAtWeekends = store('A', 57, 12, weekdays)
    expect(openingDay(closedAtWeekends, friday)).toBe('2026-03-06')
    expect(openingDay(closedAtWeekends, day('2026-03-07'))).toBe('2026-03-09')
  })

  it('is the day itself where nobody says when the store is open, or it never is', () => {
    expect(openingDay(store('A', 57, 12), friday)).toBe(friday)
    fc.assert(
      fc.property(fc.array(fc.constantFrom('07–16', ''), { minLength: 7, maxLength: 7 }), (hours) => {
        const opens = openingDay(store('A', 57, 12, hours), friday)
        expect(opens >= friday).toBe(true)
        if (hours.every((one) => one === '')) expect(opens).toBe(friday)
      }),
    )
  })
})
