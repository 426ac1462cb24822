import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { WriteAhead } from '#application/runtime/write-ahead'
import { projection } from '#application/projections/projection'
import type { Decider, Stamped } from '#domain/kernel/decider'

/**
 * Feeds commands to a decider one after the other, with ids and times that count up. Its state can be read at once, and its
 * listeners are told of it when it is carried out.
 */
export const drive = <State, Body, Event, Refusal, Effect>(
  decider: Decider<State, Stamped<Body>, Event, Refusal, Effect>,
  stamped: (body: Body, id: string) => Stamped<Body>,
  onEffect: (effect: Effect) => void,
  ahead: WriteAhead,
) => {
  const told = new Subject<void>()
  let value = decider.initial
  let count = 0
  const dispatch = (body: Body): E.Either<Refusal, void> => {
    ahead.carryOut()
    count += 1
    const decided = decider.decide(value, stamped(body, `command-${count}`))
    if (E.isLeft(decided)) return decided
    for (const event of decided.right) {
      value = decider.evolve(value, event)
      decider.react(value, event).forEach(onEffect)
    }
    ahead.follow(() => told.next())
    return E.right(undefined)
  }
  return { state: projection(() => value, told), dispatch }
}
