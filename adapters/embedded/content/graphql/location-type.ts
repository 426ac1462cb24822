import { GraphQLFloat, GraphQLInputObjectType, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { isRecord } from './field-value'

const float = new GraphQLNonNull(GraphQLFloat)

const numberIn = (value: unknown, name: string): number | undefined => {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

interface Point {
  readonly lat: number
  readonly lon: number
}

/** Degrees; undefined without both. */
export const pointIn = (value: unknown): Point | undefined => {
  const [lat, lon] = [numberIn(value, 'lat'), numberIn(value, 'lon')]
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}

export const locationType = new GraphQLObjectType({
  name: 'Location',
  fields: {
    lat: { type: GraphQLFloat, resolve: (value: unknown) => numberIn(value, 'lat') },
    lon: { type: GraphQLFloat, resolve: (value: unknown) => numberIn(value, 'lon') },
  },
})

/** The radius is in kilometres. */
export const circleInput = new GraphQLInputObjectType({
  name: 'CircleInput',
  fields: { lat: { type: float }, lon: { type: float }, radius: { type: float } },
})

export const rectangleInput = new GraphQLInputObjectType({
  name: 'RectangleInput',
  fields: {
    topLeftLat: { type: float },
    topLeftLon: { type: float },
    bottomRightLat: { type: float },
    bottomRightLon: { type: float },
  },
})

const EARTH_RADIUS_KM = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance along the surface of the earth, in kilometres. */
const distance = (a: Point, b: Point): number => {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

export const isInCircle = (value: unknown, circle: unknown): boolean => {
  const [point, centre, radius] = [pointIn(value), pointIn(circle), numberIn(circle, 'radius')]
  return point !== undefined && centre !== undefined && radius !== undefined && distance(point, centre) <= radius
}

export const isInRectangle = (value: unknown, rectangle: unknown): boolean => {
  const point = pointIn(value)
  const [top, left] = [numberIn(rectangle, 'topLeftLat'), numberIn(rectangle, 'topLeftLon')]
  const [bottom, right] = [numberIn(rectangle, 'bottomRightLat'), numberIn(rectangle, 'bottomRightLon')]
  if (point === undefined || top === undefined || left === undefined || bottom === undefined || right === undefined)
    return false
  return point.lat <= top && point.lat >= bottom && point.lon >= left && point.lon <= right
}
