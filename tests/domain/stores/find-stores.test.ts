import { describe, expect, it } from 'vitest'
import { isNamed } from '#domain/stores/find-stores'
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
  it.each(['möl', 'MÖLNDAL', ' flöjel  8', 'mölndal flöjelbergsgatan', '431 37', '431', '43', ''])(
    'is named by "%s"',
    (text) => expect(isNamed(molndal, text)).toBe(true),
  )

  it.each(['ndal', 'mölndal göteborg', '432', '3137', '4'])('is not named by "%s"', (text) =>
    expect(isNamed(molndal, text)).toBe(false),
  )
})
