import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutSettlement,
  CheckoutState,
} from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import { orderOutcome } from '#domain/checkout/order-outcome'
import { isUnsettled } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CheckoutAnswer } from '#application/shop/answers'
import { checkoutCodecs } from '#application/log/codecs/checkout'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService } from '#application/ports/cart-service'
import type { Interpreter, Module } from '#application/runtime/module'

export interface CheckoutModuleParts {
  readonly cart: CartService
  /** Whether the service can say what became of an order without carrying it out. */
  readonly tellsStatus: () => boolean
}

export type CheckoutModule = Module<
  CheckoutState,
  CheckoutCommandBody,
  CheckoutSettlement,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutEffect,
  CheckoutAnswer
>

/** The checkout's decider, joined to the service that takes orders. */
export const checkoutModule = (parts: CheckoutModuleParts): CheckoutModule => ({
  name: 'checkout',
  decider: checkoutDecider,
  summarise: (state) => ({ type: 'CheckoutSummarised', state }),
  codecs: checkoutCodecs,
  interpreter: checkoutInterpreter(parts),
})

const checkoutInterpreter = (
  parts: CheckoutModuleParts,
): Interpreter<CheckoutState, CheckoutSettlement, CheckoutEffect, CheckoutAnswer> => ({
  policy: (effect) => ({
    // The cart's own lane: an order never overtakes the edits it was placed upon.
    lane: 'cart',
    replaces: undefined,
    waitMs: 0,
    whenFoundUnanswered: 'enquire',
    // An enquiry does nothing, so it may be lost.
    durability: effect.type === 'PlaceOrder' ? 'strict' : 'relaxed',
    // Nobody wants an order that goes off by itself, long after the click, once the services answer again.
    whenLaneWaits: effect.type === 'PlaceOrder' ? 'giveUp' : 'goAhead',
  }),
  run: (effect, state, signal, correlation) => {
    const options = { signal, correlation }
    if (effect.type === 'EnquireOrder') return enquire(parts, effect, options)
    return isUnderWay(state, effect) ? place(parts, effect, options) : TE.right({ type: 'NeverPlaced' })
  },
  enquire: (effect, _state, signal, correlation) => enquire(parts, effect, { signal, correlation }),
  giveUp: () => ({ type: 'NeverPlaced' }),
  settle: ([effect], result) => settle(effect, result),
})

/** Not so for the second of two that were asked for at once in two tabs: nobody calls for it. */
const isUnderWay = ({ placing }: CheckoutState, { order }: CheckoutEffect): boolean =>
  isUnsettled(placing) && placing.order === order

const place = (
  { cart }: CheckoutModuleParts,
  { request, order }: CheckoutEffect,
  options: CallOptions,
): Call<CheckoutAnswer> =>
  pipe(
    cart.checkout(request, order, options),
    TE.map((results): CheckoutAnswer => ({ type: 'Results', results })),
  )

const unknown: CallFailure = { tag: 'Lost', service: 'order', status: undefined }

/** An enquiry that fails, in whatever way, says nothing of the order: it stays unknown. */
const enquire = (
  parts: CheckoutModuleParts,
  { request, order }: CheckoutEffect,
  options: CallOptions,
): Call<CheckoutAnswer> =>
  parts.tellsStatus()
    ? pipe(
        parts.cart.enquireCheckout(request, order, options),
        TE.bimap(
          () => unknown,
          (results): CheckoutAnswer => (results === undefined ? { type: 'NeverPlaced' } : { type: 'Results', results }),
        ),
      )
    : TE.left(unknown)

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
