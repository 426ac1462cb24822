import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CheckoutEffect, OrderEffect } from '#domain/checkout/protocol'
import type { CheckoutState, OrderResult } from '#domain/checkout/checkout'
import { isServiceFault, isUnsettled } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Call, CallOptions } from '#application/ports/call'
import type { OrderService } from '#application/ports/order-service'
import type { Interpreter } from '#application/runtime/module'
import type { CheckoutAnswer, CheckoutTypes } from './types'

export interface CheckoutInterpreterParts {
  readonly orders: OrderService
  /** Whether the service can report the outcome of an order without carrying it out. */
  readonly tellsStatus: () => boolean
  /** Whether no call can leave the browser. */
  readonly isOffline: () => boolean
}

/** Calls the order service for the effects of the checkout. */
export const checkoutInterpreter = (parts: CheckoutInterpreterParts): Interpreter<CheckoutTypes> => ({
  run: (effect, state, { signal, correlation }) => {
    const options = { signal, correlation }
    if (effect.type === 'ValidateOrderNumber') return validate(parts, effect, options)
    if (effect.type === 'EnquireOrder') return enquire(parts, effect, options)
    // An order that cannot leave the browser is known not to be placed.
    return isUnderWay(state, effect) && !parts.isOffline()
      ? place(parts, effect, options)
      : TE.right({ type: 'NeverPlaced' })
  },
  enquire: (effect, _state, { signal, correlation }) =>
    effect.type === 'ValidateOrderNumber'
      ? validate(parts, effect, { signal, correlation })
      : enquire(parts, effect, { signal, correlation }),
})

/** False for the second of two orders placed at once in two tabs: it is not called. */
const isUnderWay = ({ placing }: CheckoutState, { order }: OrderEffect): boolean =>
  isUnsettled(placing) && placing.order === order

const place = (parts: CheckoutInterpreterParts, effect: OrderEffect, options: CallOptions): Call<CheckoutAnswer> =>
  pipe(
    parts.orders.place(effect.request, effect.order, options),
    TE.orElse((failure) =>
      isServiceFault(failure) && parts.tellsStatus()
        ? storedResults(parts, effect, failure, options)
        : TE.left(failure),
    ),
    TE.map((results): CheckoutAnswer => ({ type: 'Results', results })),
  )

/** What a service that failed has stored of the order nevertheless; otherwise the order failed as it said. */
const storedResults = (
  { orders }: CheckoutInterpreterParts,
  { request, order }: OrderEffect,
  failure: CallFailure,
  options: CallOptions,
): Call<readonly OrderResult[]> =>
  pipe(
    orders.enquire(request, order, options),
    TE.mapLeft(() => failure),
    TE.chain((results) => (results === undefined ? TE.left(failure) : TE.right(results))),
  )

const validate = (
  { orders }: CheckoutInterpreterParts,
  { orderNumber }: Extract<CheckoutEffect, { type: 'ValidateOrderNumber' }>,
  options: CallOptions,
): Call<CheckoutAnswer> =>
  pipe(
    orders.validateOrderNumber(orderNumber.trim(), options),
    TE.map((verdict): CheckoutAnswer => ({ type: 'OrderNumber', verdict })),
  )

const unknown: CallFailure = { tag: 'Lost', service: 'order', status: undefined }

/** After a failed enquiry the outcome of the order stays unknown. */
const enquire = (
  parts: CheckoutInterpreterParts,
  { request, order }: OrderEffect,
  options: CallOptions,
): Call<CheckoutAnswer> =>
  parts.tellsStatus()
    ? pipe(
        parts.orders.enquire(request, order, options),
        TE.bimap(
          () => unknown,
          (results): CheckoutAnswer => (results === undefined ? { type: 'NeverPlaced' } : { type: 'Results', results }),
        ),
      )
    : TE.left(unknown)
