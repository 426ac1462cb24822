import { inflateSync } from 'node:zlib'

const HEAD = 44
const ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16

/** Substitutions of signs, which no text of a quote needs, and whose search takes most of the time of setting it. */
const leftOut: readonly string[] = ['GSUB', 'DSIG']

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A font in the web's format as the library unpacks it, once: on its own it would do so for each document, and more slowly
 * than all else that a document takes.
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEAD + index * ENTRY
    const [offset, packed, whole] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < whole ? inflateSync(data) : data,
    }
  }).filter(({ tag }) => !leftOut.includes(tag))
  const head = Buffer.alloc(SFNT_HEAD + tables.length * SFNT_ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  const parts: Buffer[] = [head]
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEAD + index * SFNT_ENTRY
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    parts.push(data, Buffer.alloc(padded(data.length) - data.length))
    offset += padded(data.length)
  }
  return Buffer.concat(parts)
}
