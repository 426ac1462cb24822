import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CheckoutEffect, CheckoutSettlement } from '#domain/checkout/protocol'
import { checkoutDecider } from '#domain/checkout/decider'
import { orderOutcome } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import type { ModuleCore } from '#application/runtime/module'
import { checkoutCodecs } from './codecs'
import type { CheckoutAnswer, CheckoutTypes } from './types'

const settle = (effect: CheckoutEffect, result: E.Either<CallFailure, CheckoutAnswer>): CheckoutSettlement =>
  pipe(
    result,
    E.match(
      (failure): CheckoutSettlement =>
        orderOutcome(failure) === 'unknown'
          ? { type: 'RecordUnknown', order: effect.order }
          : { type: 'RecordFailure', order: effect.order, failure },
      (answer): CheckoutSettlement =>
        answer.type === 'Results'
          ? { type: 'RecordResults', order: effect.order, results: answer.results }
          : { type: 'RecordNeverPlaced', order: effect.order },
    ),
  )

export const checkoutCore: ModuleCore<CheckoutTypes> = {
  name: 'checkout',
  scope: 'customer',
  decider: checkoutDecider,
  codecs: checkoutCodecs,
  summarise: (state) => ({ type: 'CheckoutSummarised', state }),
  policy: (effect) => ({
    // The lane of the cart: an order is sent after the edits that it includes.
    lane: 'cart',
    replaces: undefined,
    waitMs: 0,
    whenOrphaned: 'enquire',
    // An enquiry changes nothing, so it may be lost.
    durability: effect.type === 'PlaceOrder' ? 'strict' : 'relaxed',
    // An order must not be sent long after the click, when the services answer again.
    whenLaneWaits: effect.type === 'PlaceOrder' ? 'giveUp' : 'goAhead',
  }),
  giveUp: () => ({ type: 'NeverPlaced' }),
  settle: ([effect], result) => settle(effect, result),
}
