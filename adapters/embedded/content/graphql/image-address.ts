import { contentError } from './content-error'
import { isRecord } from './field-value'
import type { QueryContext } from './query-view'

const MOST_PIXELS = 4000
const MOST_QUALITY = 100

/** The names of an image's options in its address, as Contentful's Images API has them. */
const formats: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  JPG: [['fm', 'jpg']],
  JPG_PROGRESSIVE: [
    ['fm', 'jpg'],
    ['fl', 'progressive'],
  ],
  PNG: [['fm', 'png']],
  PNG8: [
    ['fm', 'png'],
    ['fl', 'png8'],
  ],
  WEBP: [['fm', 'webp']],
  AVIF: [['fm', 'avif']],
}

const isWithin = (value: unknown, most: number): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most)

const isColour = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && /^(?:rgb:|#)[\da-f]{6}$/i.test(value))

const isTransform = ({ width, height, quality, backgroundColor }: Readonly<Record<string, unknown>>): boolean =>
  isWithin(width, MOST_PIXELS) &&
  isWithin(height, MOST_PIXELS) &&
  isWithin(quality, MOST_QUALITY) &&
  isColour(backgroundColor)

const pair = (name: string, value: unknown): readonly (readonly [string, string])[] => {
  if (typeof value === 'number') return [[name, String(value)]]
  return typeof value === 'string' ? [[name, value.toLowerCase().replace('#', 'rgb:')]] : []
}

/**
 * The address of a file, with the options of an image in its query. The scheme that Contentful leaves out is put in.
 * @param transform as GraphQL has typed it
 */
export const imageAddress = (context: QueryContext, address: string, transform: unknown): string => {
  const url = address.startsWith('//') ? `https:${address}` : address
  if (!isRecord(transform)) return url
  if (!isTransform(transform))
    throw contentError(
      context,
      'INVALID_ARGUMENT',
      `Query execution error. An image is from 1 to ${MOST_PIXELS} pixels wide and high, its quality from 1 to ${MOST_QUALITY}, its background 'rgb:rrggbb'`,
    )
  const { format } = transform
  const options = new URLSearchParams(
    [
      ...pair('w', transform['width']),
      ...pair('h', transform['height']),
      ...pair('q', transform['quality']),
      ...pair('r', transform['cornerRadius']),
      ...pair('fit', transform['resizeStrategy']),
      ...pair('f', transform['resizeFocus']),
      ...pair('bg', transform['backgroundColor']),
      ...((typeof format === 'string' ? formats[format] : undefined) ?? []),
    ].map(([name, value]): [string, string] => [name, value]),
  )
  const query = options.toString()
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
}
