import * as E from 'fp-ts/Either'
import { checkoutDecider } from '#domain/checkout/decider'
import { forgottenCheckout, forgottenEffect } from '#domain/checkout/placing'
import { fold } from '#domain/kernel/decider'
import { checkoutCodecs } from './codecs'
import { cartKey } from '../cart/key'
import { checkoutKey } from './key'
import type { LogRecord } from '#application/log/record'
import type { Remainder, Remainders } from '#application/runtime/remainders'

const CHECKOUT = checkoutKey.name

/** An unreadable stream is kept whole, because its order may be unsettled. */
const ofCheckout = (stream: string, events: readonly LogRecord[]): Remainder => {
  const read = E.traverseArray(checkoutCodecs.event.decode)(events)
  if (E.isLeft(read)) return { tag: 'Whole' }
  const state = forgottenCheckout(fold(checkoutDecider.evolve, checkoutDecider.initial, read.right))
  if (state === undefined) return { tag: 'Nothing' }
  const written = checkoutCodecs.event.encode({ type: 'CheckoutSummarised', state })
  const place = { id: `${stream}.summary`, stream, module: CHECKOUT, correlation: stream, causation: undefined }
  return { tag: 'Summary', record: { ...written, ...place, kind: 'event' } }
}

const ofCheckoutEffect = (effect: LogRecord): LogRecord | undefined => {
  const read = checkoutCodecs.effect.decode(effect)
  if (E.isLeft(read)) return effect
  const kept = forgottenEffect(read.right)
  return kept === undefined ? undefined : { ...effect, ...checkoutCodecs.effect.encode(kept) }
}

/** A fetch is dropped, because the cart is fetched again at the next log-in. */
const isReading = ({ module, type }: LogRecord): boolean =>
  module === cartKey.name && (type === 'FetchCart' || type === 'FetchDeliveriesInOrder')

const ofEffect = (effect: LogRecord): LogRecord | undefined => {
  if (isReading(effect)) return undefined
  return effect.module === CHECKOUT ? ofCheckoutEffect(effect) : effect
}

/**
 * What the log keeps after a log-out. Of an order without a known outcome, it keeps the data for the enquiry at the
 * buyer's next log-in. Unanswered edits are kept whole.
 */
export const afterLogOut: Remainders = {
  ofStream: (module, stream, events) => (module === CHECKOUT ? ofCheckout(stream, events) : { tag: 'Nothing' }),
  ofEffect,
}
