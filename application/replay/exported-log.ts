import * as t from 'io-ts'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Instant } from '#domain/kernel/ids'
import { type Codec, oneOf } from '#application/codecs/codec'
import { BrandCode as Brand, Instant as Time, Text } from '#application/codecs/values'
import { checksum } from '#application/log/checksum'
import { writeBatch } from '#application/log/codecs/batch'
import { type Batch, isDamaged, type StoredBatch } from '#application/log/record'

/** The name that the first line of every exported log states. */
export const LOG_FORMAT = 'fackhandel-log'

/** The version of the lines around the batches. The payloads have versions of their own. */
export const LOG_FORMAT_VERSION = 1

/** Bytes of a log that are read at most, so that an input without an end is told of. No text can be much longer. */
export const MOST_LOG_BYTES = 500_000_000

/** `standard`: ids are pseudonyms and personal texts are masked. `none`: all that the log holds, for tests. */
export const redactions = ['standard', 'none'] as const

export type Redaction = (typeof redactions)[number]

/** Where an exported log comes from. */
export interface LogOrigin {
  /** Identifies the build of the shop that wrote the export. */
  readonly build: string
  readonly brand: BrandCode
  /** IANA name of the browser's time zone. */
  readonly timeZone: string
  readonly exportedAt: Instant
  readonly redaction: Redaction
  /** A checksum of the shapes of all payloads, by module. Equal checksums mean equal schemas. */
  readonly schemas: Readonly<Record<string, string>>
}

/** The first line of an exported log. */
export interface LogHeader extends LogOrigin {
  readonly format: typeof LOG_FORMAT
  readonly formatVersion: number
  readonly batches: number
  /** Over the checksums of all batches, in order, so that a missing or moved line is detected. */
  readonly whole: string
}

export interface ExportedLog {
  readonly header: LogHeader
  readonly batches: readonly StoredBatch[]
}

/** The header's fields in the order in which they are written. Other fields are left out. */
export const LogHeaderCodec: Codec<LogHeader> = t.strict({
  format: oneOf([LOG_FORMAT] as const),
  formatVersion: t.number,
  build: Text,
  brand: Brand,
  timeZone: Text,
  exportedAt: Time,
  redaction: oneOf(redactions),
  schemas: t.record(t.string, t.string),
  batches: t.number,
  whole: Text,
})

/** What the lines of an export hold. `damaged`: a batch that the browser's log could not read any more. */
export type LineKind = 'header' | 'batch' | 'damaged'

interface Line {
  readonly kind: LineKind
  /** JSON. */
  readonly text: string
}

/** A line of the export: JSON with the checksum of what it holds. */
const written = ({ kind, text }: Line): string => `{"check":"${checksum(text)}","${kind}":${text}}`

const batchLine = ({ size: _size, ...batch }: StoredBatch): Line => {
  if (!isDamaged(batch)) return { kind: 'batch', text: JSON.stringify(writeBatch(batch satisfies Batch)) }
  const { position, id, records } = batch
  return { kind: 'damaged', text: JSON.stringify({ position, id, streams: records.map(({ stream }) => stream) }) }
}

/**
 * An exported log as JSON Lines: a header, then one batch a line, each line with a checksum.
 * @returns text that ends with a line break
 */
export const writeExportedLog = (origin: LogOrigin, batches: readonly StoredBatch[]): string => {
  const lines = batches.map(batchLine)
  const header: LogHeader = {
    ...{ format: LOG_FORMAT, formatVersion: LOG_FORMAT_VERSION, ...origin },
    ...{ batches: lines.length, whole: checksum(lines.map(({ text }) => checksum(text)).join()) },
  }
  const first: Line = { kind: 'header', text: JSON.stringify(LogHeaderCodec.encode(header)) }
  return `${[first, ...lines].map(written).join('\n')}\n`
}
