import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { cartDecider } from '#domain/cart/decider'
import { summariseCart } from '#domain/cart/evolve'
import { leftEdits } from '#domain/cart/left-edits'
import { fold } from '#domain/kernel/decider'
import type { LogRecord } from '#application/log/record'
import type { Remainder } from '#application/runtime/remainders'
import { summaryRecord } from '#application/runtime/stream-summary'
import { cartCodecs } from './codecs'
import { cartKey } from './key'

/** Of a cart that was left: the edits that are not settled. An unreadable cart is forgotten, as its user asked. */
export const remainderOfCart = (stream: string, events: readonly LogRecord[]): Remainder =>
  pipe(
    E.traverseArray(cartCodecs.event.decode)(events),
    E.map((read) => leftEdits(fold(cartDecider.evolve, cartDecider.initial, read))),
    E.match(
      () => undefined,
      (left) =>
        left === undefined
          ? undefined
          : summaryRecord({ name: cartKey.name, summarise: summariseCart, codecs: cartCodecs }, stream, {
              tag: 'NoContext',
              left,
            }),
    ),
    (record): Remainder => (record === undefined ? { tag: 'Nothing' } : { tag: 'Summary', record }),
  )

/** A fetch is dropped, because the cart is fetched again at the next log-in. The call of an edit is kept whole. */
export const remainingCartEffect = (effect: LogRecord): LogRecord | undefined =>
  effect.type === 'FetchCart' || effect.type === 'FetchDeliveriesInOrder' ? undefined : effect
