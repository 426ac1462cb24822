import type { CustomerScope } from '#domain/kernel/customer-scope'
import { instant, type Instant } from '#domain/kernel/ids'

/** One record of a batch. The records of a batch have one cause: the request, what followed, and the effects. */
export type LogRecord = {
  readonly id: string
  /** `cart:dahl:u1:c1:p1`, `session`, … one decider state each. */
  readonly stream: string
  /** Name of the module that decides for the stream. */
  readonly module: string
  readonly type: string
  /** Schema version of the payload. */
  readonly version: number
  /** Id of the first command of the causal chain, across streams. */
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
  /** The configuration that the tab's decisions depend on from this batch on. Belongs to no module's stream. */
  | { readonly kind: 'configuration' }
  /** Replaces a stream's records when a batch with damaged bytes is read. Never written. */
  | { readonly kind: 'damaged' }
)

/** Whether a batch stands for one whose bytes are damaged. */
export const isDamaged = ({ records }: Batch): boolean => records.some(({ kind }) => kind === 'damaged')

/** A batch whose bytes are damaged. Only its position, its id and its streams are known. */
export const damagedBatch = (position: number, id: string, streams: readonly string[]): StoredBatch => ({
  position,
  id,
  tab: '',
  at: instant(''),
  basis: 0,
  size: 0,
  owner: undefined,
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
   * The last position of the log that the tab had read when it decided. The decision also depends on the tab's own
   * earlier batches, including those that the log stored after this position.
   */
  readonly basis: number
  /** The customer scope in which it was decided; undefined when there was none. */
  readonly owner: CustomerScope | undefined
  readonly records: readonly LogRecord[]
  /**
   * Only in a batch that summarises all earlier batches: the ids of their unanswered effects.
   */
  readonly unanswered?: readonly string[] | undefined
}

export interface StoredBatch extends Batch {
  /** Assigned by the log, ascending; gaps are left where batches were removed. */
  readonly position: number
  /** Characters that it takes in the log. */
  readonly size: number
}
