import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { locationId } from '#domain/kernel/ids'
import { distanceBetween, homeFirst, nearestFirst, type Store, storeOf } from '#domain/stores/store'

const molndal: Store = {
  id: locationId('110'),
  name: 'Mölndal',
  address: 'Flöjelbergsgatan 12',
  zipCode: '43137',
  city: 'Mölndal',
  phone: '031-700 21 14',
  latitude: 57.65,
  longitude: 12.01,
  openingHours: [],
}

describe('looking up a store', () => {
  it('[STORE-01] answers what the location service says of it, its name among that', () => {
    expect(storeOf([molndal], locationId('110'))).toEqual(molndal)
    expect(storeOf([molndal], locationId('110')).name).toBe('Mölndal')
  })

  it('[STORE-04] answers an empty object for an id that nobody knows', () => {
    expect(storeOf([molndal], locationId('nope'))).toEqual({})
    expect(storeOf([molndal], undefined)).toEqual({})
    expect(storeOf([], locationId('110'))).toEqual({})
  })
})

describe('the distance between two places', () => {
  const near = (a: number, b: number, tolerance: number) => expect(Math.abs(a - b)).toBeLessThanOrEqual(tolerance)
  const gothenburg = { latitude: 57.7089, longitude: 11.9746 }
  const stockholm = { latitude: 59.3293, longitude: 18.0686 }
  const degrees = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  })

  it('is that of the map: 398 km from Gothenburg to Stockholm, 111.2 km for a degree to the north', () => {
    near(distanceBetween(gothenburg, stockholm), 397.8, 1)
    expect(distanceBetween({ latitude: 57, longitude: 12 }, { latitude: 58, longitude: 12 })).toBe(111.2)
    expect(distanceBetween({ latitude: 60, longitude: 12 }, { latitude: 60, longitude: 13 })).toBe(55.6)
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015.1)
  })

  test.prop([degrees, degrees])('is the same both ways, nothing to itself, and never more than half round', (a, b) => {
    expect(distanceBetween(a, b)).toBe(distanceBetween(b, a))
    expect(distanceBetween(a, a)).toBe(0)
    expect(distanceBetween(a, b)).toBeLessThanOrEqual(20_015.1)
  })

  it('orders stores, the nearest first, each with its own', () => {
    const inOrder = nearestFirst(gothenburg, [{ ...stockholm, name: 'S' }, { ...gothenburg, name: 'G' }, molndal])
    expect(inOrder.map(({ name }) => name)).toEqual(['G', 'Mölndal', 'S'])
    expect(inOrder[0]?.distance).toBe(0)
    near(inOrder[1]?.distance ?? 0, 6.9, 0.2)
  })
})

describe('the stores as a user looks for one', () => {
  const kiruna: Store = { ...molndal, id: locationId('2'), name: 'Kiruna', latitude: 67.86, longitude: 20.22 }
  const kungsbacka: Store = { ...molndal, id: locationId('3'), name: 'Kungsbacka', latitude: 57.49, longitude: 12.08 }
  const stores = [kiruna, kungsbacka, molndal]

  it('begin with their own, then the nearest to it with its distance', () => {
    const inOrder = homeFirst(stores, molndal.id)
    expect(inOrder.map(({ name }) => name)).toEqual(['Mölndal', 'Kungsbacka', 'Kiruna'])
    expect(inOrder.map(({ distance }) => distance !== undefined)).toEqual([false, true, true])
  })

  it('stay as they are where the user has none, or one that is gone', () => {
    expect(homeFirst(stores, undefined)).toBe(stores)
    expect(homeFirst(stores, locationId('nope'))).toBe(stores)
  })
})
