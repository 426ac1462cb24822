import type { Instant } from '#domain/kernel/ids'
import type { LogRecord, StoredBatch } from '#application/log/record'

/**
 * What the log keeps of a stream's events: all of its records, one summary record, or nothing. Unanswered effects are
 * kept separately (`Remainders.ofEffect`).
 */
export type Remainder =
  | { readonly tag: 'Whole' }
  | { readonly tag: 'Summary'; readonly record: LogRecord }
  | { readonly tag: 'Nothing' }

/** What the log keeps of each module when nobody is logged in. */
export interface Remainders {
  /** @param events all events that the log has of the stream, in their order */
  readonly ofStream: (module: string, stream: string, events: readonly LogRecord[]) => Remainder
  /** The record that replaces an unanswered effect; undefined where the effect is not needed any more. */
  readonly ofEffect: (effect: LogRecord) => LogRecord | undefined
}

export interface Forgetting {
  /** Later batches are not changed, because a user may have logged in meanwhile. */
  readonly until: Instant
  readonly remainders: Remainders
  /** Whether streams of the module of that name end with their tab. */
  readonly endsWithTab: (module: string) => boolean
}

export interface Remains {
  readonly batches: readonly StoredBatch[]
  /** By stream name, for each stream of which records are kept. */
  readonly streams: ReadonlyMap<string, Remainder>
  /** The records of the unanswered effects as the log now holds them. */
  readonly effects: readonly LogRecord[]
  /** The unanswered effects that were removed from the log. */
  readonly dropped: readonly LogRecord[]
}

/** Unanswered effects of streams that do not end with their tab. */
const unanswered = (batches: readonly StoredBatch[], { endsWithTab }: Forgetting): readonly LogRecord[] => {
  const records = batches.flatMap((batch) => batch.records)
  const settled = new Set(records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])))
  return records.filter(({ id, kind, module }) => kind === 'effect' && !settled.has(id) && !endsWithTab(module))
}

const streamsLeft = (batches: readonly StoredBatch[], { remainders }: Forgetting): ReadonlyMap<string, Remainder> => {
  const events = new Map<string, LogRecord[]>()
  for (const record of batches.flatMap((batch) => batch.records)) {
    if (record.kind !== 'event') continue
    const known = events.get(record.stream)
    if (known === undefined) events.set(record.stream, [record])
    else known.push(record)
  }
  const left = new Map<string, Remainder>()
  for (const [stream, ofStream] of events) {
    const remainder = remainders.ofStream(ofStream[0]?.module ?? '', stream, ofStream)
    if (remainder.tag !== 'Nothing') left.set(stream, remainder)
  }
  return left
}

/** The last batch of each stream. It holds the summary of the stream. */
const lastBatches = (batches: readonly StoredBatch[]): ReadonlyMap<string, StoredBatch> =>
  new Map(
    batches.flatMap((batch) =>
      batch.records.filter(({ kind }) => kind === 'event').map(({ stream }) => [stream, batch] as const),
    ),
  )

/**
 * The log that is kept when nobody is logged in: unanswered effects, so that they can be sent when their user is back,
 * and the remainders of the streams. A batch without remainders has no records and no owner.
 */
export const onlyUnanswered = (batches: readonly StoredBatch[], forgetting: Forgetting): Remains => {
  const old = batches.filter(({ at }) => at <= forgetting.until)
  const effects = new Map<string, LogRecord>()
  const dropped: LogRecord[] = []
  for (const effect of unanswered(batches, forgetting)) {
    const left = forgetting.remainders.ofEffect(effect)
    if (left === undefined) dropped.push(effect)
    else effects.set(effect.id, left)
  }
  const streams = streamsLeft(old, forgetting)
  const lasts = lastBatches(old)
  const left = batches.map((batch): StoredBatch => {
    if (batch.at > forgetting.until) return batch
    const summaries = [...streams].flatMap(([stream, remainder]) =>
      remainder.tag === 'Summary' && lasts.get(stream) === batch ? [remainder.record] : [],
    )
    const kept = batch.records.flatMap((record) =>
      streams.get(record.stream)?.tag === 'Whole' ? record : (effects.get(record.id) ?? []),
    )
    const records = [...summaries, ...kept]
    return records.length > 0 ? { ...batch, records } : { ...batch, owner: undefined, records }
  })
  return { batches: left, streams, effects: [...effects.values()], dropped }
}
