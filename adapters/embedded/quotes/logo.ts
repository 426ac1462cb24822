import { inflateSync } from 'node:zlib'
import * as E from 'fp-ts/Either'
import type { CustomerId, Instant, UserId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import { logoTooLarge, logoUnreadable } from './refusals'
import type { LogoType } from './tables'

const { mostLogoBytes, widestLogo, highestLogo } = limits.quotes

export interface Logo {
  readonly type: LogoType
  readonly bytes: Uint8Array
}

interface Picture {
  readonly type: LogoType
  readonly width: number
  readonly height: number
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const MOST_FILTER = 4

/** The chunks of a PNG up to its end; undefined where they do not add up. */
const chunksOf = (png: Buffer): readonly (readonly [type: string, data: Buffer])[] | undefined => {
  const chunks: (readonly [string, Buffer])[] = []
  let at = PNG_SIGNATURE.length
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length) return undefined
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push([type, png.subarray(at + 8, at + 8 + length)])
    if (type === 'IEND') return chunks
    at = end
  }
  return undefined
}

/**
 * A PNG whose pixels are what its head says: the library that draws it unpacks them without a limit, and an error there
 * would end the process.
 */
const readPng = (png: Buffer): Picture | undefined => {
  const chunks = chunksOf(png)
  const [first] = chunks ?? []
  if (chunks === undefined || first?.[0] !== 'IHDR' || first[1].length !== 13) return undefined
  const [, head] = first
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth = 0, colour = -1, compression, filter, interlace] = head.subarray(8)
  const samples = channels[colour]
  const isPlain = compression === 0 && filter === 0 && interlace === 0 && [1, 2, 4, 8].includes(depth)
  if (!isPlain || samples === undefined || !fits({ width, height })) return undefined
  if (colour === 3 && !chunks.some(([type, data]) => type === 'PLTE' && data.length >= 3 && data.length % 3 === 0))
    return undefined
  const rowBytes = 1 + Math.ceil((width * samples * depth) / 8)
  const packed = Buffer.concat(chunks.flatMap(([type, data]) => (type === 'IDAT' ? [data] : [])))
  try {
    const pixels = inflateSync(packed, { maxOutputLength: rowBytes * height })
    if (pixels.length !== rowBytes * height) return undefined
    for (let row = 0; row < height; row += 1) if ((pixels[row * rowBytes] ?? 0) > MOST_FILTER) return undefined
  } catch {
    return undefined
  }
  return { type: 'image/png', width, height }
}

/** Markers of a JPEG that state its size. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const readJpeg = (jpeg: Buffer): Picture | undefined => {
  let at = 2
  while (at + 9 < jpeg.length) {
    if (jpeg[at] !== 0xff) return undefined
    const marker = jpeg[at + 1] ?? 0
    const length = jpeg.readUInt16BE(at + 2)
    if (isFrame(marker)) {
      const picture = { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
      const isDrawn = jpeg[at + 4] === 8 && [1, 3, 4].includes(jpeg[at + 9] ?? 0) && fits(picture)
      return isDrawn ? { type: 'image/jpeg', ...picture } : undefined
    }
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

const fits = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean =>
  width > 0 && height > 0 && width <= widestLogo && height <= highestLogo

/** What a file is by its first bytes, whatever it is called: a PNG or a JPEG within the limits, or refused. */
export const readLogo = (bytes: Uint8Array): E.Either<RequestFailure, Logo> => {
  if (bytes.length > mostLogoBytes) return E.left(logoTooLarge)
  const file = Buffer.from(bytes)
  const picture = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)
    ? readPng(file)
    : file.length > 4 && file.readUInt16BE(0) === 0xffd8
      ? readJpeg(file)
      : undefined
  return picture === undefined ? E.left(logoUnreadable) : E.right({ type: picture.type, bytes })
}

/** The picture of a customer; undefined where there is none. */
export const findLogo = async (db: Database, customer: CustomerId): Promise<Logo | undefined> => {
  const row = await db
    .selectFrom('quote_logos')
    .select(['media_type', 'content'])
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return row === undefined ? undefined : { type: row.media_type, bytes: Buffer.from(row.content, 'base64') }
}

export const saveLogo = async (
  db: Database,
  customer: CustomerId,
  { type, bytes }: Logo,
  by: UserId,
  at: Instant,
): Promise<void> => {
  const columns = {
    media_type: type,
    content: Buffer.from(bytes).toString('base64'),
    changed_by: by,
    changed_at: at,
  }
  await db
    .insertInto('quote_logos')
    .values({ customer_id: customer, ...columns })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(columns))
    .execute()
}

export const removeLogo = async (db: Database, customer: CustomerId): Promise<void> => {
  await db.deleteFrom('quote_logos').where('customer_id', '=', customer).execute()
}
