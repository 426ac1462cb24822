import * as E from 'fp-ts/Either'
import { checkoutDecider } from '#domain/checkout/decider'
import { forgottenCheckout, forgottenEffect } from '#domain/checkout/placing'
import { fold } from '#domain/kernel/decider'
import { checkoutCodecs } from './codecs'
import { checkoutKey } from './key'
import type { LogRecord } from '#application/log/record'
import type { Remainder } from '#application/runtime/remainders'

const CHECKOUT = checkoutKey.name

/**
 * Of an order without a known outcome: the data for the enquiry at the buyer's next log-in. An unreadable stream is kept
 * whole, because its order may be unsettled.
 */
export const remainderOfCheckout = (stream: string, events: readonly LogRecord[]): Remainder => {
  const read = E.traverseArray(checkoutCodecs.event.decode)(events)
  if (E.isLeft(read)) return { tag: 'Whole' }
  const state = forgottenCheckout(fold(checkoutDecider.evolve, checkoutDecider.initial, read.right))
  if (state === undefined) return { tag: 'Nothing' }
  const written = checkoutCodecs.event.encode({ type: 'CheckoutSummarised', state })
  const place = { id: `${stream}.summary`, stream, module: CHECKOUT, correlation: stream, causation: undefined }
  return { tag: 'Summary', record: { ...written, ...place, kind: 'event' } }
}

/** An effect with no more than the enquiry needs. */
export const remainingCheckoutEffect = (effect: LogRecord): LogRecord | undefined => {
  const read = checkoutCodecs.effect.decode(effect)
  if (E.isLeft(read)) return effect
  const kept = forgottenEffect(read.right)
  return kept === undefined ? undefined : { ...effect, ...checkoutCodecs.effect.encode(kept) }
}
