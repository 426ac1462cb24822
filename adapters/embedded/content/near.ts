import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { type Coordinates, distanceBetween } from '#domain/stores/store'
import type { ContentQuery } from './content-query'
import { valuesAt } from './filter-items'
import type { WireItem } from './wire-item'

const Location = t.type({ lat: t.number, lon: t.number })

/** Reads `57.7,12.0`, degrees north and east; undefined for anything else. */
export const placeIn = (text: string): Coordinates | undefined => {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
  return north === undefined || east === undefined ? undefined : { latitude: Number(north), longitude: Number(east) }
}

const distanceOf = (item: WireItem, path: readonly string[], from: Coordinates): number => {
  const place = Location.decode(valuesAt(item.fields, path.slice(1))[0])
  return E.isRight(place)
    ? distanceBetween(from, { latitude: place.right.lat, longitude: place.right.lon })
    : Number.POSITIVE_INFINITY
}

/** The items by their distance from the place that a query names; as they are where it names none. */
export const nearestFirst = (items: readonly WireItem[], { filters }: ContentQuery): readonly WireItem[] => {
  const near = filters.find(({ operator }) => operator === 'near')
  const from = near === undefined ? undefined : placeIn(near.value)
  return near === undefined || from === undefined
    ? items
    : items
        .map((item) => ({ item, distance: distanceOf(item, near.path, from) }))
        .toSorted((a, b) => a.distance - b.distance)
        .map(({ item }) => item)
}
