import type { Either } from 'fp-ts/Either'
import type { CommandId, Instant } from './ids'

/** What every command carries from outside: its id (also the idempotency key of what it asks) and the time. */
export interface Stamp {
  readonly id: CommandId
  readonly at: Instant
}

/** Distributes over a union of command bodies, so that each command keeps its own tag. */
export type Stamped<Body> = Body extends unknown ? Body & Stamp : never

/** A command made of what is asked and its stamp. A constructor: the compiler cannot follow a spread into a union. */
export const stamped = <Body extends object>(body: Body, stamp: Stamp): Stamped<Body> =>
  ({ ...body, ...stamp }) as unknown as Stamped<Body>

/**
 * A module of the shop as three pure functions.
 * `decide` answers the facts that follow from a command, or a typed refusal.
 * `evolve` answers the state after a fact and never refuses.
 * `react` answers, from the state after a fact, which calls the fact asks for, as plain data.
 */
export interface Decider<State, Command, Event, Refusal, Effect> {
  readonly initial: State
  readonly decide: (state: State, command: Command) => Either<Refusal, readonly Event[]>
  readonly evolve: (state: State, event: Event) => State
  readonly react: (state: State, event: Event) => readonly Effect[]
}

/** The state after a row of events. */
export const fold = <State, Event>(
  evolve: (state: State, event: Event) => State,
  from: State,
  events: readonly Event[],
): State => events.reduce(evolve, from)

/** Makes a forgotten case of a tagged union a compile error. */
export const absurdCase = (value: never): never => value
