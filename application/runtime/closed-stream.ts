import * as E from 'fp-ts/Either'
import type { StoredBatch } from '#application/log/record'
import type { Summaries } from './summary'

/**
 * Replaces all records of a stream by one summary, in the last batch that holds a record of the stream. Undefined while
 * one of its effects is unanswered, while its records cannot be read, and where it has only one record.
 */
export const closedStream = (
  batches: readonly StoredBatch[],
  stream: string,
  summaryOf: Summaries['of'],
): readonly StoredBatch[] | undefined => {
  const isOfStream = (record: { readonly stream: string }): boolean => record.stream === stream
  const last = batches.findLast(({ records }) => records.some(isOfStream))
  const records = batches.flatMap((batch) => batch.records.filter(isOfStream))
  if (last === undefined || last.unanswered !== undefined || records.length < 2) return undefined
  const answered = new Set(records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])))
  if (records.some(({ id, kind }) => kind === 'damaged' || (kind === 'effect' && !answered.has(id)))) return undefined
  const events = records.filter(({ kind }) => kind === 'event')
  const summary = summaryOf(records[0]?.module ?? '')?.(stream, events)
  if (summary === undefined || E.isLeft(summary)) return undefined
  return batches.map((batch) => {
    const others = batch.records.filter((record) => !isOfStream(record))
    return batch === last
      ? { ...batch, closes: stream, records: [summary.right, ...others] }
      : { ...batch, records: others }
  })
}
