import { isEqual } from '#domain/kernel/equal'
import type { CommandId } from '#domain/kernel/ids'
import { labelsInCart, someIsAccepted } from '#domain/quotes/in-cart'
import type { QuoteTerms } from '#domain/quotes/quote-view'
import type { QuotesState } from '#domain/quotes/quotes'
import { seenPricesOf } from '#domain/quotes/seen-prices'
import { rightsOf } from '#domain/session/permissions'
import { type Projection, readModel } from '#application/projections/projection'
import { waitingSince } from '#application/projections/waiting'
import { after } from '#application/timing/after'
import type { OpenModule, Surroundings } from '../definition'
import { quotesCommands, type QuotesCommands } from './commands'
import { quotesBehindCheckout, type QuotesUses } from './reactions'
import { tellOfQuotes } from './telling'
import type { QuotesTypes } from './types'
import { quoteViews, type QuoteViews } from './views'
import { watchQuote } from './watching'

/** The projections and commands of quotes. Whoever subscribes to a quote also hears of changes by others. */
export interface QuotesArea extends QuoteViews, QuotesCommands {
  /** Whether changes wait for a service that does not answer; they are sent again until it does. */
  readonly waiting: Projection<boolean>
}

/** Milliseconds that the reaction to an order is waited for before it is made up for. */
const CATCH_UP_MS = 2_000

/** The change that has waited longest for its answer. */
const oldestOf = ({ open, filling, copying, removing }: QuotesState): CommandId | undefined =>
  open.find(({ pending }) => pending.length > 0)?.pending[0]?.id ??
  open.find(({ moving }) => moving !== undefined)?.moving?.id ??
  (filling.tag === 'Creating' && filling.creation.failure === undefined ? filling.creation.id : undefined) ??
  copying[0] ??
  removing[0]?.id

const isSameTerms = (one: QuoteTerms, other: QuoteTerms): boolean => JSON.stringify(one) === JSON.stringify(other)

export const quotesArea = (
  { handle }: OpenModule<QuotesTypes, undefined>,
  uses: QuotesUses,
  around: Surroundings,
): QuotesArea => {
  const { state } = handle
  const { parts, session, runtime, minute, notices } = around
  tellOfQuotes(notices, state, handle.events)
  const waiting = waitingSince(
    readModel({ state }, (now) => oldestOf(now.state)),
    parts.timers,
  )
  const isAnyAccepted = readModel({ state }, (now) => someIsAccepted(now.state))
  const labels = readModel(
    { isAnyAccepted, cart: uses.cart.state },
    (now) => (now.isAnyAccepted ? labelsInCart(now.cart) : undefined),
    isEqual,
  )
  const terms = readModel(
    { session, minute, waiting, labels },
    (now): QuoteTerms => ({
      ...seenPricesOf(rightsOf(now.session)),
      today: now.minute.day,
      isWaiting: now.waiting,
      labelsInCart: now.labels,
    }),
    isSameTerms,
  )
  const commands = quotesCommands({ handle, uses, around, waiting })
  const views = quoteViews({ state, terms }, (view, id) =>
    watched(view, () => watchQuote(parts, id, state.get, () => commands.open(id))),
  )

  // Every tab may have seen the order; the one that leads makes up for what the one that reacts has not done.
  const behind = readModel(
    { state, checkout: uses.checkout.state },
    (now) => quotesBehindCheckout(now.checkout, now.state),
    (one, other) => one.length === 0 && other.length === 0,
  )
  behind.subscribe(() => {
    if (behind.get().length === 0) return
    after(parts.timers, CATCH_UP_MS).subscribe(() => {
      if (runtime.isLeading()) for (const command of behind.get()) handle.stream()?.dispatch(command)
    })
  })

  return { ...views, waiting, ...commands }
}

/** A projection that something goes on for while anybody subscribes to it. */
const watched = <T>(of: Projection<T>, begin: () => () => void): Projection<T> => {
  let subscribers = 0
  let stop = (): void => undefined
  return {
    get: of.get,
    subscribe: (listener) => {
      if (subscribers === 0) stop = begin()
      subscribers += 1
      const unsubscribe = of.subscribe(listener)
      return () => {
        unsubscribe()
        subscribers -= 1
        if (subscribers === 0) stop()
      }
    },
  }
}
