import * as E from 'fp-ts/Either'
import type { LogRecord, StoredBatch } from '#application/log/record'

/** Summarises the events of one stream as one record; Left if they cannot be read. */
export type StreamSummary = (stream: string, events: readonly LogRecord[]) => E.Either<readonly string[], LogRecord>

export interface Summaries {
  /** The summary function for the streams of a module; undefined for an unknown module. */
  readonly of: (module: string) => StreamSummary | undefined
  /** Whether streams of the module of that name end with their tab. */
  readonly endsWithTab: (module: string) => boolean
}

const byStream = (records: readonly LogRecord[]): ReadonlyMap<string, readonly LogRecord[]> => {
  const streams = new Map<string, LogRecord[]>()
  for (const record of records) {
    const known = streams.get(record.stream)
    if (known === undefined) streams.set(record.stream, [record])
    else known.push(record)
  }
  return streams
}

/** One summary record for each stream; undefined if a stream cannot be summarised. */
const summaryRecords = (events: readonly LogRecord[], summaries: Summaries): readonly LogRecord[] | undefined => {
  const records: LogRecord[] = []
  for (const [stream, ofStream] of byStream(events)) {
    const module = ofStream[0]?.module ?? ''
    if (summaries.endsWithTab(module)) continue
    const summary = summaries.of(module)?.(stream, ofStream)
    if (summary === undefined || E.isLeft(summary)) return undefined
    records.push(summary.right)
  }
  return records
}

/**
 * Smaller batches with the same effect as the given ones. The last one holds a summary of every stream and the newest
 * configuration. The batches before it hold the unanswered effects, each in the batch that requested it. Undefined if a
 * record cannot be read: then nothing may be cut.
 */
export const summarised = (
  batches: readonly StoredBatch[],
  summaries: Summaries,
): readonly StoredBatch[] | undefined => {
  const last = batches.at(-1)
  if (last === undefined) return batches
  const records = batches.flatMap((batch) => batch.records)
  if (records.some(({ kind }) => kind === 'damaged')) return undefined
  const settled = new Set(records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])))
  const open = (batch: StoredBatch) => batch.records.filter(({ id, kind }) => kind === 'effect' && !settled.has(id))
  const streams = summaryRecords(
    records.filter(({ kind }) => kind === 'event'),
    summaries,
  )
  if (streams === undefined) return undefined
  const configuration = records.filter(({ kind }) => kind === 'configuration').slice(-1)
  const asking = batches
    .filter((batch) => batch !== last)
    .map((batch): StoredBatch => ({ ...batch, unanswered: undefined, records: open(batch) }))
    .filter((batch) => batch.records.length > 0)
  const unanswered = [...asking, { records: open(last) }].flatMap((batch) => batch.records.map(({ id }) => id))
  const id = last.unanswered === undefined ? `${last.id}.summary` : last.id
  return [...asking, { ...last, id, records: [...configuration, ...streams, ...open(last)], unanswered }]
}
