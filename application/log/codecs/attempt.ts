import type { Instant } from '#domain/kernel/ids'
import { optional, plain } from '../codec-parts'
import { payloadsByType } from '../payload-codecs'
import type { PayloadCodec } from '../payload'

/** The calls that one tab made for an effect, as they stood when one of them ended. */
export interface CallAttempted {
  readonly type: 'CallAttempted'
  /** Id of the effect that was called. */
  readonly effect: string
  readonly how: 'run' | 'enquire'
  /** When the first call began, and the last one. */
  readonly first: Instant
  readonly last: Instant
  /** How many calls this tab has made for the effect. */
  readonly count: number
  readonly ended: 'answered' | 'refused' | 'unsettled'
  /** Tag and status of the failure that the last one ended with. */
  readonly failure: string | undefined
}

export const attemptCodec: PayloadCodec<CallAttempted> = payloadsByType<CallAttempted>({
  CallAttempted: {
    effect: plain.text(),
    how: plain.oneOf(['run', 'enquire'] as const),
    first: plain.text<Instant>(),
    last: plain.text<Instant>(),
    count: plain.number(),
    ended: plain.oneOf(['answered', 'refused', 'unsettled'] as const),
    failure: optional(plain.text()),
  },
})
