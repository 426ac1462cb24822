import { type CustomerId, instant, type Instant, type ProjectId, type UserId } from '#domain/kernel/ids'

/** Every record of one batch, one cause: what was asked, what followed, and what it asks of others. */
export type LogRecord = {
  readonly id: string
  /** `cart:u1:c1:p1`, `session`, … one decider state each. */
  readonly stream: string
  /** Name of the module that decides for the stream. */
  readonly module: string
  readonly type: string
  /** Schema version of the payload. */
  readonly version: number
  /** Id of the command that began it all, across streams. */
  readonly correlation: string
  /** Id of the record that this one follows from. */
  readonly causation: string | undefined
  readonly payload: unknown
} & (
  | { readonly kind: 'command' | 'event' | 'refusal' | 'effect' }
  /** The calls that a tab made for an effect: the first that ended unsettled, and all of them when it was settled. */
  | { readonly kind: 'attempt' }
  | {
      readonly kind: 'answer'
      /** Ids of the effects that this answer settles: the one called, and those it replaced. */
      readonly settles: readonly string[]
    }
  /** The configuration that its tab decides by from this batch on. Belongs to no module's stream. */
  | { readonly kind: 'configuration' }
  /** In place of a stream's records in a batch whose bytes are damaged. Never written. */
  | { readonly kind: 'damaged' }
)

/** What is known of a batch whose bytes are damaged: where it lies, and the streams that it belongs to. */
export const damagedBatch = (position: number, id: string, streams: readonly string[]): StoredBatch => ({
  position,
  id,
  tab: '',
  at: instant(''),
  basis: 0,
  size: 0,
  user: undefined,
  customer: undefined,
  project: undefined,
  records: streams.map((stream) => ({
    kind: 'damaged',
    id: '',
    stream,
    module: '',
    type: '',
    version: 0,
    correlation: '',
    causation: undefined,
    payload: undefined,
  })),
})

/** Stored whole or not at all. */
export interface Batch {
  readonly id: string
  readonly tab: string
  readonly at: Instant
  /**
   * The last position of the log that the tab had read when it decided. It decided upon its own earlier batches too, those
   * that the log has only behind this position among them.
   */
  readonly basis: number
  readonly user: UserId | undefined
  readonly customer: CustomerId | undefined
  readonly project: ProjectId | undefined
  readonly records: readonly LogRecord[]
  /**
   * Only in a batch that stands for all before it, whose streams it summarises: which effects of those are not answered.
   */
  readonly unanswered?: readonly string[] | undefined
  /**
   * Only in a batch with the summary of a stream that has ended: the name of that stream. Its records before have given way
   * to the summary, and all its effects before are answered.
   */
  readonly closes?: string | undefined
}

export interface StoredBatch extends Batch {
  /** Given by the log, ascending; gaps are where something was forgotten. */
  readonly position: number
  /** Characters that it takes in the log. */
  readonly size: number
}
