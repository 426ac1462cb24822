import { articleNumber, type Instant, instant } from '#domain/kernel/ids'
import type { CartLine } from '#domain/cart/cart'
import { cartDifference } from '#domain/cart/cart-difference'
import type { CartEvent, NewLine } from '#domain/cart/protocol'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import type { Written } from '#application/log/payload'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { cartCodecs } from '#application/modules/cart/codecs'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'
import { stamp, aCart, aContext, aLineArticle, noPlaces } from '../domain/given'

// Logs that a test writes itself: each event follows from a command in a batch of its own.

export const plantedCart = 'cart:dahl:u1:104822:P-3309'
export const plantedCheckout = 'checkout:dahl:u1:104822:P-3309'

const at: Instant = instant('2026-03-10T09:30:00+01:00')

/** A batch of one tab, as it lies in the log. */
export const batchOf = (position: number, records: readonly LogRecord[]): StoredBatch => ({
  ...{ position, id: `b${position}`, tab: 'a', at, basis: position - 1, size: 100, owner: undefined, records },
})

/** A record without a cause. */
export const recordOf = (
  kind: Exclude<LogRecord['kind'], 'answer'>,
  id: string,
  stream: string,
  written: Written,
  causation?: string,
): LogRecord => ({
  ...written,
  ...{ kind, id, stream, causation, correlation: id, module: stream.split(':')[0] ?? '' },
})

/** The answer of calls. */
export const answerOf = (id: string, stream: string, settles: readonly string[]): LogRecord => ({
  ...{
    kind: 'answer',
    id,
    stream,
    settles,
    causation: settles[0],
    correlation: id,
    module: stream.split(':')[0] ?? '',
  },
  ...{ type: 'Results', version: 1, payload: {} },
})

const anyCommand = cartCodecs.command.encode({ type: 'LeaveContext', ...stamp('c') })

const logOf = (stream: string, events: readonly Written[]): readonly StoredBatch[] =>
  events.map((event, index) =>
    batchOf(index + 1, [
      recordOf('command', `c${index + 1}`, stream, anyCommand),
      recordOf('event', `c${index + 1}.0`, stream, event, `c${index + 1}`),
    ]),
  )

/** The step of the event with that number, counted from 1. */
export const stepOfEvent = (number: number): number => number * 2

export const cartLog = (events: readonly CartEvent[]): readonly StoredBatch[] =>
  logOf(plantedCart, events.map(cartCodecs.event.encode))

export const checkoutLog = (events: readonly CheckoutEvent[]): readonly StoredBatch[] =>
  logOf(plantedCheckout, events.map(checkoutCodecs.event.encode))

export const sessionLog = (events: readonly SessionEvent[]): readonly StoredBatch[] =>
  logOf('session:a', events.map(sessionCodecs.event.encode))

export const entered: CartEvent = { type: 'ContextEntered', context: aContext, places: noPlaces, at }

/** The service's cart, as it is fetched whole. */
export const fetched = (lines: readonly CartLine[], version = 1): CartEvent => ({
  type: 'CartSynchronised',
  difference: cartDifference(undefined, aCart(lines, { version })),
})

export const added = (id: string, article: string, quantity: number, given: Partial<NewLine> = {}): CartEvent => ({
  type: 'LinesAddRequested',
  from: 'hand',
  ...stamp(id),
  lines: [
    {
      ...{ articleNumber: articleNumber(article), quantity, deliveryId: 'DBI', label: '', before: undefined },
      ...{ article: aLineArticle({ articleNumber: articleNumber(article) }), ...given },
    },
  ],
})
