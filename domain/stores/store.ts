import type { LocationId } from '../kernel/ids'
import type { SpecialDays } from './special-days'

export interface Store {
  readonly id: LocationId
  readonly name: string
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  /** Monday first, `06:30–17:00` or empty when closed. */
  readonly openingHours: readonly string[]
  /** Days with other hours, as far as they are known. */
  readonly specialDays?: readonly SpecialDays[]
  /** What it offers at its counter, as far as that is known. */
  readonly services?: readonly string[]
}

/** A store whose fields are all undefined. */
export type UnknownStore = { readonly [Field in keyof Store]?: undefined }

const unknownStore: UnknownStore = {}

/** The store of that id; an empty object for an unknown one (STORE-04). */
export const storeOf = (stores: readonly Store[], id: LocationId | undefined): Store | UnknownStore =>
  stores.find((store) => store.id === id) ?? unknownStore

/** Degrees north and east. */
export type Coordinates = Pick<Store, 'latitude' | 'longitude'>

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance between two points in kilometres, to a tenth. */
export const distanceBetween = (a: Coordinates, b: Coordinates): number => {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part))) * 10) / 10
}

/** Stores with their distance in kilometres, the nearest first. */
export const nearestFirst = <S extends Coordinates>(
  from: Coordinates,
  stores: readonly S[],
): readonly (S & { readonly distance: number })[] =>
  stores
    .map((store) => ({ ...store, distance: distanceBetween(from, store) }))
    .toSorted((a, b) => a.distance - b.distance)

/** A store with its distance in kilometres from the home store; undefined for that store and where none is known. */
export type StoreFromHome<S extends Store = Store> = S & { readonly distance?: number }

/** The home store first, then the nearest to it; in the order given where there is no such store. */
export const homeFirst = <S extends Store>(
  stores: readonly S[],
  home: LocationId | undefined,
): readonly StoreFromHome<S>[] => {
  const own = stores.find(({ id }) => id === home)
  if (own === undefined) return stores
  return [
    own,
    ...nearestFirst(
      own,
      stores.filter((store) => store !== own),
    ),
  ]
}
