import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { groupPlaces } from '../../../ui/stores/map/group-places'

const NEAREST = 11
const gothenburg = { latitude: 57.7, longitude: 11.97 }
const molndal = { latitude: 57.66, longitude: 12.01 }
const kiruna = { latitude: 67.86, longitude: 20.22 }

const place = fc.record({
  latitude: fc.double({ min: 55, max: 69, noNaN: true }),
  longitude: fc.double({ min: 11, max: 24, noNaN: true }),
})
const zoom = fc.integer({ min: 6, max: 2 * NEAREST }).map((halves) => halves / 2)

describe('the places of a map', () => {
  it('that have no room for two signs are one group, which says where they stand apart', () => {
    const at = groupPlaces([gothenburg, molndal, kiruna], NEAREST)
    const [group, ...others] = at(5).toSorted((a) => (a.tag === 'Group' ? -1 : 1))
    expect(group).toMatchObject({ tag: 'Group', count: 2 })
    expect(others).toEqual([{ tag: 'Alone', index: 2 }])
    const apartAt = group?.tag === 'Group' ? group.apartAt : 0
    expect(at(apartAt)).toHaveLength(3)
    expect(at(apartAt - 1)).toHaveLength(2)
  })

  it('are none where there are none', () => expect(groupPlaces([], NEAREST)(5)).toEqual([]))

  it('of the same address stand alone at the nearest zoom', () =>
    expect(groupPlaces([kiruna, kiruna], NEAREST)(NEAREST)).toHaveLength(2))

  test.prop([fc.array(place, { maxLength: 60 }), zoom])('are all there at every zoom, each once', (places, at) => {
    const signs = groupPlaces(places, NEAREST)(at)
    const counted = signs.reduce((sum, sign) => sum + (sign.tag === 'Group' ? sign.count : 1), 0)
    expect(counted).toBe(places.length)
    const alone = signs.flatMap((sign) => (sign.tag === 'Alone' ? [sign.index] : []))
    expect(new Set(alone).size).toBe(alone.length)
  })
})
