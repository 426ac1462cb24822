import * as E from 'fp-ts/Either'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import type { LogRecord } from '#application/log/record'
import type { Written } from '#application/log/payload'
import type { ModuleCodecs } from './module'

/** An event with the effects that it requests, each with the id of its record. */
export interface Step<Event, Effect> {
  readonly id: string
  readonly event: Event
  readonly effects: readonly { readonly id: string; readonly effect: Effect }[]
}

/** An origin (a command, an answer or an unanswered call) with the outcome that followed from it. */
export interface Decision<Event, Refusal, Effect> {
  readonly origin: Origin
  readonly outcome: E.Either<Refusal, readonly Step<Event, Effect>[]>
}

/** What a decision follows from. `id` is the id of the command, also of the command that an answer leads to. */
export type Origin =
  | { readonly kind: 'command'; readonly id: string; readonly written: Written; readonly causation: string | undefined }
  | {
      readonly kind: 'answer'
      readonly id: string
      /** The type of the answer. Its content is stored in the events that follow. */
      readonly type: string
      /** The effect that was called, then those that it replaced. */
      readonly settles: readonly [string, ...string[]]
      /** The calls made for the effect; undefined where none was made. */
      readonly attempt: CallAttempted | undefined
    }
  | { readonly kind: 'attempt'; readonly id: string; readonly attempt: CallAttempted }

/** The fields that all records of a decision share. */
export interface RecordOrigin {
  readonly stream: string
  readonly module: string
  /** Id of the first command. */
  readonly correlation: string
}

/** The record of the calls that were made for an effect. */
const attemptRecord = (place: RecordOrigin, id: string, attempt: CallAttempted): LogRecord => ({
  ...place,
  ...attemptCodec.encode(attempt),
  kind: 'attempt',
  id,
  causation: attempt.effect,
})

const originRecords = (place: RecordOrigin, origin: Origin): readonly LogRecord[] => {
  switch (origin.kind) {
    case 'command': {
      const { stream, module, correlation } = place
      const { id, causation, written } = origin
      const { type, version, payload } = written
      return [{ stream, module, correlation, type, version, payload, kind: 'command', id, causation }]
    }
    case 'attempt':
      return [attemptRecord(place, origin.id, origin.attempt)]
    case 'answer': {
      const { id, type, settles, attempt } = origin
      const made = attempt === undefined ? [] : [attemptRecord(place, `${id}.attempt`, attempt)]
      return [...made, { ...place, kind: 'answer', id, type, version: 1, payload: {}, causation: settles[0], settles }]
    }
  }
}

/** The records of a decision, in causal order. */
export const decisionRecords = <Command, Event, Refusal, Effect>(
  place: RecordOrigin,
  codecs: ModuleCodecs<Command, Event, Refusal, Effect>,
  { origin, outcome }: Decision<Event, Refusal, Effect>,
): readonly LogRecord[] => {
  const { stream, module, correlation } = place
  const record = (
    kind: 'event' | 'refusal' | 'effect',
    id: string,
    causation: string,
    { type, version, payload }: Written,
  ): LogRecord => ({ stream, module, correlation, type, version, payload, kind, id, causation })

  const followed = E.isLeft(outcome)
    ? [record('refusal', `${origin.id}.0`, origin.id, codecs.refusal.encode(outcome.left))]
    : outcome.right.flatMap(({ id, event, effects }) => [
        record('event', id, origin.id, codecs.event.encode(event)),
        ...effects.map((effect) => record('effect', effect.id, id, codecs.effect.encode(effect.effect))),
      ])
  return [...originRecords(place, origin), ...followed]
}
