import { describe, expect, it } from 'vitest'
import { locationId } from '#domain/kernel/ids'
import { type Store, storeOf } from '#domain/stores/store'

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
