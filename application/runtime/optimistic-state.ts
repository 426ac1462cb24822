import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { type Decider, fold } from '#domain/kernel/decider'
import { type Projection, projection } from '#application/projections/projection'

interface OwnBatch<State, Event> {
  readonly id: string
  readonly events: readonly Event[]
  readonly before: State
  readonly after: State
}

/**
 * The state of one stream in two parts: `stored` is the fold of what the log has, in its order, and the live state
 * is that with this tab's batches which the log does not have yet on top. Events are folded, never decided again.
 */
export interface OptimisticState<State, Event> {
  readonly live: Projection<State>
  /** Tells the listeners of the live state, if it is another one than they were told of last. */
  readonly publish: () => void
  /** The fold of what the log has. */
  readonly stored: () => State
  /** A batch decided in this tab: in the live state from now on. */
  readonly decided: (batch: string, events: readonly Event[], after: State) => void
  /** A batch that the log now has. `read` is asked for its events unless it is one of ours. */
  readonly adopt: (
    batch: string,
    read: () => E.Either<readonly string[], readonly Event[]>,
  ) => E.Either<readonly string[], readonly Event[]>
}

export const createOptimisticState = <State, Command, Event, Refusal, Effect>({
  initial,
  evolve,
}: Decider<State, Command, Event, Refusal, Effect>): OptimisticState<State, Event> => {
  const published = new Subject<void>()
  let live = initial
  let stored = initial
  let own: readonly OwnBatch<State, Event>[] = []

  const rebase = (): void => {
    let state = stored
    own = own.map((batch) => {
      const before = state
      state = fold(evolve, before, batch.events)
      return { ...batch, before, after: state }
    })
    live = state
  }

  return {
    live: projection(() => live, published),
    publish: () => published.next(),
    stored: () => stored,
    decided: (id, events, after) => {
      own = [...own, { id, events, before: live, after }]
      live = after
    },
    adopt: (id, read) => {
      const [first] = own
      // The usual case, one tab writing: the live state already is what the log says, so nothing may change hands.
      if (first?.id === id && Object.is(first.before, stored)) {
        stored = first.after
        own = own.slice(1)
        return E.right([])
      }
      const mine = own.find((batch) => batch.id === id)
      const events = mine === undefined ? read() : E.right(mine.events)
      if (E.isLeft(events)) return events
      stored = fold(evolve, stored, events.right)
      own = own.filter((batch) => batch.id !== id)
      rebase()
      return mine === undefined ? events : E.right([])
    },
  }
}
