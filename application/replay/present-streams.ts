import type { CartState } from '#domain/cart/cart'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { FavouritesState } from '#domain/favourites/favourites'
import type { QuotesState } from '#domain/quotes/quotes'
import type { SessionState } from '#domain/session/session'
import { customerNameOf } from '#application/log/stream-name'
import type { Replay } from './replay'
import type { ReplayedStream } from './replayed-stream'

/** The streams that a tab works with at a step: its session, and the cart, checkout, favourites and quotes of its customer. */
export interface PresentStreams {
  readonly session: ReplayedStream<SessionState> | undefined
  readonly cart: ReplayedStream<CartState> | undefined
  readonly checkout: ReplayedStream<CheckoutState> | undefined
  readonly favourites: ReplayedStream<FavouritesState> | undefined
  readonly quotes: ReplayedStream<QuotesState> | undefined
}

/** The stream that changed last, up to a step. */
const lastChanged = <State>(streams: readonly ReplayedStream<State>[], step: number) => {
  const changes = streams.map((stream) => ({ stream, at: stream.changedAt(step) ?? 0 }))
  return changes.toSorted((a, b) => a.at - b.at).at(-1)?.stream
}

/** The streams of the tab and of the customer scope that the step's batch names, else those that changed last. */
export const presentStreams = (replay: Replay, step: number): PresentStreams => {
  const { sessions, carts, checkouts, favourites, quotes } = replay
  const batch = replay.steps[step - 1]?.batch
  const customer = batch?.owner === undefined ? undefined : customerNameOf(batch.owner)
  const present = <State>(streams: readonly ReplayedStream<State>[], end: string | undefined) =>
    streams.find(({ name }) => end !== undefined && name.endsWith(`:${end}`)) ?? lastChanged(streams, step)
  return {
    session: present(sessions, batch?.tab),
    cart: present(carts, customer),
    checkout: present(checkouts, customer),
    favourites: present(favourites, customer),
    quotes: present(quotes, customer),
  }
}

/** All streams of a replay, those before the others that concern a step. */
export interface StreamsAtStep {
  /** The stream of the step, then the present cart, checkout, session, favourites and quotes. */
  readonly concerned: readonly ReplayedStream[]
  readonly others: readonly ReplayedStream[]
}

export const streamsAtStep = (replay: Replay, step: number): StreamsAtStep => {
  const { session, cart, checkout, favourites, quotes } = presentStreams(replay, step)
  const touched = replay.streams.get(replay.steps[step - 1]?.record.stream ?? '')
  const concerned = new Set<ReplayedStream>(
    [touched, cart, checkout, session, favourites, quotes].filter((one) => one !== undefined),
  )
  return { concerned: [...concerned], others: [...replay.streams.values()].filter((one) => !concerned.has(one)) }
}
