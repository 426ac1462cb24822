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
  /** Later batches of another tab are not old, because a user may have logged in there meanwhile. */
  readonly isOld: (batch: StoredBatch) => boolean
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

/**
 * A tab writes such records only after its log-out: the log-out itself, answers that came later, and summaries. They hold
 * nothing of a user who is logged in, so they are old in whichever tab they were written. Summaries of a cut log are
 * excepted, because they stand for the streams of all users.
 */
const isOfNobody = (batch: StoredBatch, { kind, module }: LogRecord, { endsWithTab }: Forgetting): boolean =>
  batch.owner === undefined &&
  batch.unanswered === undefined &&
  kind !== 'configuration' &&
  kind !== 'damaged' &&
  !endsWithTab(module)

/**
 * The records that may be forgotten: of each stream the old ones up to its first event that is not old. A later record,
 * such as an answer to a call of this tab, may settle what that event has left open, so it is kept with it.
 */
const forgettableRecords = (batches: readonly StoredBatch[], forgetting: Forgetting): ReadonlySet<LogRecord> => {
  const inUse = new Set<string>()
  const forgettable = new Set<LogRecord>()
  for (const batch of batches) {
    const isOld = forgetting.isOld(batch)
    for (const record of batch.records) {
      if (!isOld && !isOfNobody(batch, record, forgetting)) {
        if (record.kind === 'event') inUse.add(record.stream)
      } else if (!inUse.has(record.stream)) forgettable.add(record)
    }
  }
  return forgettable
}

/** Unanswered effects of streams that do not end with their tab. */
const unanswered = (batches: readonly StoredBatch[], { endsWithTab }: Forgetting): readonly LogRecord[] => {
  const records = batches.flatMap((batch) => batch.records)
  const settled = new Set(records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])))
  return records.filter(({ id, kind, module }) => kind === 'effect' && !settled.has(id) && !endsWithTab(module))
}

const streamsLeft = (records: ReadonlySet<LogRecord>, { remainders }: Forgetting): ReadonlyMap<string, Remainder> => {
  const events = new Map<string, LogRecord[]>()
  for (const record of records) {
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

/** The last of the records that is an event, of each stream. The summary of the stream takes its place. */
const lastEvents = (records: ReadonlySet<LogRecord>): ReadonlyMap<string, LogRecord> =>
  new Map([...records].filter(({ kind }) => kind === 'event').map((record) => [record.stream, record] as const))

/**
 * The log that is kept when nobody is logged in: unanswered effects, so that they can be sent when their user is back,
 * and the remainders of the streams. A batch without remainders has no records and no owner.
 */
export const onlyUnanswered = (batches: readonly StoredBatch[], forgetting: Forgetting): Remains => {
  const forgettable = forgettableRecords(batches, forgetting)
  const effects = new Map<string, LogRecord>()
  const dropped: LogRecord[] = []
  for (const effect of unanswered(batches, forgetting)) {
    if (!forgettable.has(effect)) continue
    const left = forgetting.remainders.ofEffect(effect)
    if (left === undefined) dropped.push(effect)
    else effects.set(effect.id, left)
  }
  const streams = streamsLeft(forgettable, forgetting)
  const lasts = lastEvents(forgettable)
  const remaining = (record: LogRecord): readonly LogRecord[] => {
    if (!forgettable.has(record)) return [record]
    const remainder = streams.get(record.stream)
    if (remainder?.tag === 'Whole') return [record]
    const effect = effects.get(record.id)
    if (effect !== undefined) return [effect]
    return remainder?.tag === 'Summary' && lasts.get(record.stream) === record ? [remainder.record] : []
  }
  const left = batches.map((batch): StoredBatch => {
    const records = batch.records.flatMap(remaining)
    return records.length > 0 ? { ...batch, records } : { ...batch, owner: undefined, records }
  })
  return { batches: left, streams, effects: [...effects.values()], dropped }
}
