import * as E from 'fp-ts/Either'
import type { Stamp } from '#domain/kernel/decider'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import type { LogRecord } from '#application/log/record'
import type { Written } from '#application/log/payload'
import type { ModuleCodecs } from './module'

/** An event with the effects it asks for, each with the id of its record. */
export interface Step<Event, Effect> {
  readonly id: string
  readonly event: Event
  readonly effects: readonly { readonly id: string; readonly effect: Effect }[]
}

/** A command and what followed from it. */
export interface Decision<Command, Event, Refusal, Effect> {
  readonly command: Command
  readonly outcome: E.Either<Refusal, readonly Step<Event, Effect>[]>
}

/** What records of one batch have in common. */
export interface Place {
  readonly stream: string
  readonly module: string
  /** Id of the command that began it all. */
  readonly correlation: string
}

/** The answer that a settling command brings home. */
export interface GivenAnswer {
  readonly id: string
  readonly written: Written
  /** The effect called, then those it replaced. */
  readonly settles: readonly [string, ...string[]]
}

/** The answer, if a decision follows from one, as its record. */
export const answerRecord = (place: Place, { id, written, settles }: GivenAnswer): LogRecord => ({
  ...place,
  ...written,
  kind: 'answer',
  id,
  causation: settles[0],
  settles,
})

/** The calls that were made for an effect, as their record. */
export const attemptRecord = (place: Place, id: string, attempt: CallAttempted): LogRecord => ({
  ...place,
  ...attemptCodec.encode(attempt),
  kind: 'attempt',
  id,
  causation: attempt.effect,
})

/** The records of a decision, in the order in which they follow from each other. */
export const decisionRecords = <Command extends Stamp, Event, Refusal, Effect, Answer>(
  place: Place,
  codecs: ModuleCodecs<Command, Event, Refusal, Effect, Answer>,
  { command, outcome }: Decision<Command, Event, Refusal, Effect>,
  causation: string | undefined,
): readonly LogRecord[] => {
  const record = (
    kind: 'command' | 'event' | 'refusal' | 'effect',
    id: string,
    cause: string | undefined,
    written: Written,
  ): LogRecord => ({ ...place, ...written, kind, id, causation: cause })

  const followed = E.isLeft(outcome)
    ? [record('refusal', `${command.id}.0`, command.id, codecs.refusal.encode(outcome.left))]
    : outcome.right.flatMap(({ id, event, effects }) => [
        record('event', id, command.id, codecs.event.encode(event)),
        ...effects.map((effect) => record('effect', effect.id, id, codecs.effect.encode(effect.effect))),
      ])
  return [record('command', command.id, causation, codecs.command.encode(command)), ...followed]
}
