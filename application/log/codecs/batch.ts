import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { isJsonObject, oneOf } from '#application/codecs/codec'
import { anyNumber, field, listOf, optional, struct } from '#application/codecs/logged'
import { reasonsOf } from '#application/codecs/reasons'
import { Instant, Text } from '#application/codecs/values'
import { customerScope } from './customer-scope'
import type { Batch, LogRecord } from '../record'

const head = struct<Omit<Batch, 'records'>>({
  id: field.public(Text),
  tab: field.public(Text),
  at: field.public(Instant),
  basis: field.public(anyNumber),
  owner: optional(customerScope),
  unanswered: optional(listOf(field.public(Text))),
})

const recordHead = struct<Omit<LogRecord, 'payload' | 'kind'>>({
  id: field.public(Text),
  stream: field.pseudonymous(Text),
  module: field.public(Text),
  type: field.public(Text),
  version: field.public(anyNumber),
  correlation: field.public(Text),
  causation: optional(field.public(Text)),
})

const kind = field.public(
  oneOf(['command', 'event', 'refusal', 'effect', 'attempt', 'answer', 'configuration'] as const),
)
const settles = listOf(field.public(Text))

type Json = Readonly<Record<string, unknown>>

type RecordOrigin = Pick<LogRecord, 'stream' | 'module' | 'correlation'>

/** The place that all records share, as in most batches; undefined if they differ. */
const placeOf = ([first, ...others]: readonly LogRecord[]): RecordOrigin | undefined => {
  if (first === undefined) return undefined
  const { stream, module, correlation } = first
  const isThere = (record: LogRecord): boolean =>
    record.stream === stream && record.module === module && record.correlation === correlation
  return others.every(isThere) ? { stream, module, correlation } : undefined
}

const withoutPlace = ({ stream: _stream, module: _module, correlation: _correlation, ...own }: LogRecord): unknown =>
  own

/** A batch as JSON for the log. A place that all records share is written once, to save space. */
export const writeBatch = (batch: Batch): unknown => {
  const place = placeOf(batch.records)
  return place === undefined ? batch : { ...batch, place, records: batch.records.map(withoutPlace) }
}

const withPlace = (own: Json, place: unknown): Json => (isJsonObject(place) ? { ...place, ...own } : own)

const readRecord = (own: unknown, place: unknown): LogRecord | undefined => {
  if (!isJsonObject(own)) return undefined
  const u = withPlace(own, place)
  const common = recordHead.type.decode(u)
  const sort = kind.type.decode(u['kind'])
  if (E.isLeft(common) || E.isLeft(sort)) return undefined
  const payload = u['payload']
  if (sort.right !== 'answer') return { ...common.right, payload, kind: sort.right }
  const settled = settles.type.decode(u['settles'])
  return E.isLeft(settled) ? undefined : { ...common.right, payload, kind: sort.right, settles: settled.right }
}

/** Reads a batch of the log; undefined when it is no batch. Payloads stay undecoded: each module decodes its own. */
export const readBatch = (u: unknown): Batch | undefined => {
  if (!isJsonObject(u) || !Array.isArray(u['records'])) return undefined
  const common = head.type.decode(u)
  const records = u['records'].map((record) => readRecord(record, u['place']))
  const readable = records.filter((record) => record !== undefined)
  return E.isLeft(common) || readable.length < records.length ? undefined : { ...common.right, records: readable }
}

const faultIn = <A>(read: t.Validation<A>, name: string): readonly string[] =>
  E.isLeft(read) ? reasonsOf(read.left, name) : []

const faultsOfRecord = (own: unknown, place: unknown): readonly string[] => {
  if (!isJsonObject(own)) return ['it is no object']
  const u = withPlace(own, place)
  return [
    ...faultIn(recordHead.type.decode(u), 'it'),
    ...faultIn(kind.type.decode(u['kind']), 'kind'),
    ...(u['kind'] === 'answer' ? faultIn(settles.type.decode(u['settles']), 'settles') : []),
  ]
}

/** Why `readBatch` reads no batch: the first of its fields that is at fault; undefined where it reads one. */
export const faultOfBatch = (u: unknown): string | undefined => {
  if (!isJsonObject(u)) return 'it is no object'
  const [fault] = faultIn(head.type.decode(u), 'it')
  if (fault !== undefined) return fault
  const records: unknown = u['records']
  if (!Array.isArray(records)) return 'records is no list'
  for (const [index, record] of records.entries()) {
    const [found] = faultsOfRecord(record, u['place'])
    if (found !== undefined) return `record ${index + 1}: ${found}`
  }
  return undefined
}
