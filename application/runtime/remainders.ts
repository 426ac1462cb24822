import type { Instant } from '#domain/kernel/ids'
import type { LogRecord, StoredBatch } from '#application/log/record'

/**
 * What is left of a stream: all of it, one record that stands for its events, or nothing. Effects that were never
 * answered are left unless nobody misses them.
 */
export type Remainder =
  | { readonly tag: 'Whole' }
  | { readonly tag: 'Summary'; readonly record: LogRecord }
  | { readonly tag: 'Nothing' }

/** What the log keeps of each module when nobody is logged in. */
export interface Remainders {
  /** @param events all events that the log has of the stream, in their order */
  readonly ofStream: (module: string, stream: string, events: readonly LogRecord[]) => Remainder
  /** What an effect that was never answered gives way to; undefined where nobody misses it. */
  readonly ofEffect: (effect: LogRecord) => LogRecord | undefined
}

export interface Forgetting {
  /** What was written later is left alone: somebody may have logged in meanwhile. */
  readonly until: Instant
  readonly remainders: Remainders
  /** Whether streams of the module of that name end with their tab. */
  readonly endsWithTab: (module: string) => boolean
}

export interface Remains {
  readonly batches: readonly StoredBatch[]
  /** By the name of each stream of which something is needed. */
  readonly streams: ReadonlyMap<string, Remainder>
  /** Effects that were never answered, as they now stand in the log. */
  readonly effects: readonly LogRecord[]
  /** Those that nobody misses. They are not in the log any more. */
  readonly dropped: readonly LogRecord[]
}

/** Effects asked for and not answered, of streams that another tab may go on with. */
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

/** The last batch of each stream, in which the record lies that stands for its events. */
const lastBatches = (batches: readonly StoredBatch[]): ReadonlyMap<string, StoredBatch> =>
  new Map(
    batches.flatMap((batch) =>
      batch.records.filter(({ kind }) => kind === 'event').map(({ stream }) => [stream, batch] as const),
    ),
  )

/**
 * What the log keeps when nobody is logged in: what was asked for and never answered, so that it can be sent when its
 * user is back, what is left of the streams that this needs, and nothing else of anybody. A batch of which nothing is
 * left has no records.
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
    return records.length > 0
      ? { ...batch, records }
      : { ...batch, user: undefined, customer: undefined, project: undefined, records }
  })
  return { batches: left, streams, effects: [...effects.values()], dropped }
}
