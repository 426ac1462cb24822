import * as E from 'fp-ts/Either'
import { checkoutDecider } from '#domain/checkout/decider'
import { isUnsettled } from '#domain/checkout/placing'
import { fold } from '#domain/kernel/decider'
import { checkoutCodecs } from './codecs'
import type { IsNeeded } from '#application/runtime/forgetting'

/**
 * Whether a stream is a checkout whose order nobody knows the end of: its buyer enquires about it, with all that was
 * known of it, when they are back. One that cannot be read is kept, since it may be such.
 */
export const holdsUnsettledOrder: IsNeeded = (module, records) => {
  if (module !== 'checkout') return false
  const events = E.traverseArray(checkoutCodecs.event.decode)(records.filter(({ kind }) => kind === 'event'))
  return E.isLeft(events) || isUnsettled(fold(checkoutDecider.evolve, checkoutDecider.initial, events.right).placing)
}
