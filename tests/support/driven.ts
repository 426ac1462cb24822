import * as E from 'fp-ts/Either'
import type { Decider, Stamped } from '#domain/kernel/decider'
import { variable } from './variable'

/** Feeds commands to a decider one after the other, with ids and times that count up. */
export const drive = <State, Body, Event, Refusal, Effect>(
  decider: Decider<State, Stamped<Body>, Event, Refusal, Effect>,
  stamped: (body: Body, id: string) => Stamped<Body>,
  onEffect: (effect: Effect) => void,
) => {
  const state = variable(decider.initial)
  let count = 0
  const dispatch = (body: Body): E.Either<Refusal, void> => {
    count += 1
    const decided = decider.decide(state.get(), stamped(body, `command-${count}`))
    if (E.isLeft(decided)) return decided
    for (const event of decided.right) {
      state.set(decider.evolve(state.get(), event))
      decider.react(state.get(), event).forEach(onEffect)
    }
    return E.right(undefined)
  }
  return { state, dispatch }
}
