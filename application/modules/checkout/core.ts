import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CheckoutEffect, CheckoutSettlement, OrderEffect } from '#domain/checkout/protocol'
import { checkoutDecider } from '#domain/checkout/decider'
import { orderOutcome } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import type { EffectPolicy, ModuleCore } from '#application/runtime/module'
import { checkoutCodecs } from './codecs'
import type { CheckoutAnswer, CheckoutTypes } from './types'

/** A failed question says nothing of the number, so the user may go on (CHECKOUT-17). */
const orderNumberSettled = (
  { deliveryId, orderNumber }: Extract<CheckoutEffect, { type: 'ValidateOrderNumber' }>,
  result: E.Either<CallFailure, CheckoutAnswer>,
): CheckoutSettlement | undefined => {
  if (E.isLeft(result) || result.right.type !== 'OrderNumber') return undefined
  const { verdict } = result.right
  const errorMessage = verdict.tag === 'Valid' ? undefined : (verdict.errorMessage ?? '')
  return { type: 'RecordOrderNumber', deliveryId, orderNumber, errorMessage }
}

const orderSettled = (effect: OrderEffect, result: E.Either<CallFailure, CheckoutAnswer>): CheckoutSettlement =>
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

const orderPolicy = (effect: OrderEffect): EffectPolicy => ({
  // The lane of the cart: an order is sent after the edits that it includes.
  lane: 'cart',
  replaces: undefined,
  waitMs: 0,
  whenOrphaned: 'enquire',
  // An enquiry changes nothing, so it may be lost.
  durability: effect.type === 'PlaceOrder' ? 'strict' : 'relaxed',
  // An order must not be sent long after the click, when the services answer again.
  whenLaneWaits: effect.type === 'PlaceOrder' ? 'giveUp' : 'goAhead',
})

/** A question has a lane of its own: an order does not wait for it. */
const questionPolicy = ({ deliveryId }: Extract<CheckoutEffect, { type: 'ValidateOrderNumber' }>): EffectPolicy => ({
  lane: `order number ${deliveryId}`,
  replaces: `order number ${deliveryId}`,
  waitMs: 0,
  whenOrphaned: 'repeat',
  durability: 'relaxed',
})

export const checkoutCore: ModuleCore<CheckoutTypes> = {
  name: 'checkout',
  scope: 'customer',
  decider: checkoutDecider,
  codecs: checkoutCodecs,
  summarise: (state) => ({ type: 'CheckoutSummarised', state }),
  policy: (effect) => (effect.type === 'ValidateOrderNumber' ? questionPolicy(effect) : orderPolicy(effect)),
  giveUp: () => ({ type: 'NeverPlaced' }),
  settle: ([effect], result) =>
    effect.type === 'ValidateOrderNumber' ? orderNumberSettled(effect, result) : orderSettled(effect, result),
}
