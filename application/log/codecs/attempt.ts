import type * as domain from '#domain/kernel/ids'
import { oneOf } from '#application/codecs/codec'
import { anyNumber, field, optional } from '#application/codecs/logged'
import { Instant, Text } from '#application/codecs/values'
import { payloadsByType } from '../payload-codecs'
import type { PayloadCodec } from '../payload'

/** The calls that one tab made for an effect, as they stood when one of them ended. */
export interface CallAttempted {
  readonly type: 'CallAttempted'
  /** Id of the effect that was called. */
  readonly effect: string
  readonly how: 'run' | 'enquire'
  /** When the first call began, and the last one. */
  readonly first: domain.Instant
  readonly last: domain.Instant
  /** How many calls this tab has made for the effect. */
  readonly count: number
  readonly ended: 'answered' | 'refused' | 'unsettled'
  /** Tag and status of the failure that the last one ended with. */
  readonly failure: string | undefined
}

export const attemptCodec: PayloadCodec<CallAttempted> = payloadsByType<CallAttempted>({
  CallAttempted: {
    effect: field.public(Text),
    how: field.public(oneOf(['run', 'enquire'] as const)),
    first: field.public(Instant),
    last: field.public(Instant),
    count: field.public(anyNumber),
    ended: field.public(oneOf(['answered', 'refused', 'unsettled'] as const)),
    failure: optional(field.public(Text)),
  },
})
