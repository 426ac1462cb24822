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
 * The state of one stream in two parts. `stored` is the fold of the events in the log, in the log's order. The live
 * state is `stored` with this tab's unstored events folded on top. Events are folded and never decided again.
 */
export interface OptimisticState<State, Event> {
  readonly live: Projection<State>
  /** Notifies the listeners of the live state if it has changed since the last notification. */
  readonly publish: () => void
  /** The fold of the events in the log. */
  readonly stored: () => State
  /** Adds a batch that was decided in this tab to the live state. */
  readonly decided: (batch: string, events: readonly Event[], after: State) => void
  /**
   * Folds a batch that the log now has into `stored`. `read` is called for its events unless this tab decided the
   * batch.
   * @returns the events that other tabs decided; the faults of a batch that cannot be read
   */
  readonly adopt: (
    batch: string,
    read: () => E.Either<readonly string[], readonly Event[]>,
  ) => E.Either<readonly string[], readonly Event[]>
  /**
   * Takes the fold of all events that the log has now for `stored`.
   * @param isUnread whether a batch that was decided in this tab is still to be adopted
   */
  readonly restart: (events: readonly Event[], isUnread: (batch: string) => boolean) => void
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
    restart: (events, isUnread) => {
      stored = fold(evolve, initial, events)
      own = own.filter(({ id }) => isUnread(id))
      rebase()
    },
    live: projection(() => live, published),
    publish: () => published.next(),
    stored: () => stored,
    decided: (id, events, after) => {
      own = [...own, { id, events, before: live, after }]
      live = after
    },
    adopt: (id, read) => {
      const [first] = own
      // With one tab writing, the live state already includes the batch. It keeps its identity, so no listener is
      // notified.
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
