import Supercluster from 'supercluster'
import type { Coordinates } from '#domain/stores/store'

/** Places that have no room for a sign each. */
export interface PlaceGroup extends Coordinates {
  readonly tag: 'Group'
  readonly count: number
  /** Where the map shows them apart. */
  readonly apartAt: number
}

export interface PlaceAlone {
  readonly tag: 'Alone'
  /** In the list of places. */
  readonly index: number
}

/** Pixels between signs that have room beside each other. */
const ROOM = 34
const TILE = 256

const wholeWorld: [number, number, number, number] = [-180, -90, 180, 90]

type Indexed = { readonly index: number }

/**
 * What stands on a map of the places at a zoom: each alone where its sign has room, else in groups.
 * @param nearest the zoom at which each stands alone, whatever lies beside it
 */
export const groupPlaces = (places: readonly Coordinates[], nearest: number) => {
  const points = places.map(({ latitude, longitude }, index) => ({
    type: 'Feature' as const,
    properties: { index },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  const within = (radius: number) =>
    new Supercluster<Indexed, Indexed>({ radius, extent: TILE, maxZoom: nearest - 1 }).load(points)
  // Groups are known at whole zooms; half a step nearer there are fewer pixels of the zoom below to the same room.
  const atWhole = within(ROOM)
  const atHalf = within(ROOM / Math.SQRT2)
  return (zoom: number): readonly (PlaceGroup | PlaceAlone)[] => {
    const groups = Number.isInteger(zoom) ? atWhole : atHalf
    return groups.getClusters(wholeWorld, Math.floor(zoom)).map(({ properties, geometry: { coordinates } }) => {
      if (!('cluster' in properties)) return { tag: 'Alone', index: properties.index }
      const [longitude = 0, latitude = 0] = coordinates
      return {
        tag: 'Group',
        latitude,
        longitude,
        count: properties.point_count,
        apartAt: groups.getClusterExpansionZoom(properties.cluster_id),
      }
    })
  }
}
