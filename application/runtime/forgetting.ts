import type { Instant } from '#domain/kernel/ids'
import type { LogRecord, StoredBatch } from '#application/log/record'

/** Asked with the name of a stream's module and all that the log has of the stream. */
export type IsNeeded = (module: string, records: readonly LogRecord[]) => boolean

export interface Forgetting {
  /** What was written later is left alone: somebody may have logged in meanwhile. */
  readonly until: Instant
  /** Whether all of a stream is needed still; of others, what was never answered is enough. */
  readonly isNeeded: IsNeeded
  /** Whether streams of the module of that name end with their tab. */
  readonly endsWithTab: (module: string) => boolean
}

/** Effects asked for and not answered, of streams that another tab may go on with. */
const unanswered = (batches: readonly StoredBatch[], { endsWithTab }: Forgetting): readonly LogRecord[] => {
  const records = batches.flatMap((batch) => batch.records)
  const settled = new Set(records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])))
  return records.filter(({ id, kind, module }) => kind === 'effect' && !settled.has(id) && !endsWithTab(module))
}

const neededStreams = (batches: readonly StoredBatch[], { isNeeded }: Forgetting): ReadonlySet<string> => {
  const byStream = new Map<string, LogRecord[]>()
  for (const record of batches.flatMap((batch) => batch.records)) {
    const known = byStream.get(record.stream)
    if (known === undefined) byStream.set(record.stream, [record])
    else known.push(record)
  }
  return new Set(
    [...byStream].filter(([, records]) => isNeeded(records[0]?.module ?? '', records)).map(([stream]) => stream),
  )
}

/**
 * What the log keeps when nobody is logged in: what was asked for and never answered, so that it can be sent when its
 * user is back, and nothing else of anybody. A batch of which nothing is left has no records.
 */
export const onlyUnanswered = (
  batches: readonly StoredBatch[],
  forgetting: Forgetting,
): { readonly batches: readonly StoredBatch[]; readonly streams: ReadonlySet<string> } => {
  const asked = unanswered(batches, forgetting)
  const effects = new Set(asked.map(({ id }) => id))
  const whole = neededStreams(batches, forgetting)
  const left = batches.map((batch): StoredBatch => {
    if (batch.at > forgetting.until) return batch
    const records = batch.records.filter(({ id, stream }) => effects.has(id) || whole.has(stream))
    return records.length > 0
      ? { ...batch, records }
      : { ...batch, user: undefined, customer: undefined, project: undefined, records }
  })
  return { batches: left, streams: whole }
}
