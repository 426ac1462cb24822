import { describe, expect, it } from 'vitest'
import { findStores, isNamed } from '#domain/stores/find-stores'
import { locationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'

const molndal: Store = {
  id: locationId('107'),
  name: 'Mölndal',
  address: 'Flöjelbergsgatan 8 B',
  zipCode: '43137',
  city: 'Mölndal',
  phone: '031-555 02 00',
  latitude: 57.66,
  longitude: 12.01,
  openingHours: [],
}

describe('a store', () => {
  it.each([
    'möl',
    'MÖLNDAL',
    ' flöjel  8',
    'mölndal flöjelbergsgatan',
    '431 37',
    '431',
    '43',
    '',
    '031-555',
    '031 555 02',
  ])('is named by "%s"', (text) => expect(isNamed(molndal, text)).toBe(true))

  it.each(['ndal', 'mölndal göteborg', '432', '3137', '4', '08', '0315550201'])('is not named by "%s"', (text) =>
    expect(isNamed(molndal, text)).toBe(false),
  )
})

const at = (id: string, city: string, zipCode: string, latitude: number): Store => ({
  ...molndal,
  id: locationId(id),
  name: `${city} Centrum`,
  address: 'Storgatan 1',
  city,
  zipCode,
  latitude,
})
const boras = at('b', 'Borås', '50334', 57.72)
const lulea = at('l', 'Luleå', '97231', 65.58)
const sodertalje: Store = { ...at('s', 'Södertälje', '15242', 59.2), address: 'Morabergsvägen 3' }
const mora = { city: 'Mora', latitude: 61, longitude: 14.5 }
const stores = [boras, lulea, molndal, sodertalje]
const found = (text: string, place?: Parameters<typeof findStores>[2]) =>
  findStores(stores, text, place).map(({ city }) => city)

describe('the stores that a text asks for', () => {
  it('are all where nothing is written', () => expect(found(' ', mora)).toEqual(stores.map(({ city }) => city)))

  it('are those that a part of a name names', () => {
    expect(found('bor', { ...mora, city: 'Borås' })).toEqual(['Borås'])
    expect(found('morab', mora)).toEqual(['Södertälje'])
  })

  it('are all by distance from a town, however its name begins a street elsewhere', () =>
    expect(found('mora', mora)).toEqual(['Södertälje', 'Borås', 'Mölndal', 'Luleå']))

  it('are those of the town itself, then the nearest', () => {
    const near = { ...molndal, city: 'Borås' }
    expect(found('borås', near)).toEqual(['Borås', 'Mölndal', 'Södertälje', 'Luleå'])
    expect(found('503 34', near)).toEqual(['Borås', 'Mölndal', 'Södertälje', 'Luleå'])
  })

  it('are none where neither a store nor a place has such a name', () => expect(found('xyz', 'nowhere')).toEqual([]))

  it('are all while it is not known what the text means', () =>
    expect(found('xyz')).toEqual(stores.map(({ city }) => city)))
})
