import * as E from 'fp-ts/Either'
import { type Observable, Subject } from 'rxjs'
import type { CallFailure } from '#domain/failure/call-failure'
import { retryAfterOf, settlementOf } from '#domain/failure/settlement'
import { type Stamped, stamped } from '#domain/kernel/decider'
import { commandId, type Instant } from '#domain/kernel/ids'
import { keptState } from '#application/log/kept-state'
import type { CallAttempted } from '#application/log/codecs/attempt'
import type { Batch, LogRecord } from '#application/log/record'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import type { Projection } from '#application/projections/projection'
import { createAttempts } from './attempts'
import { type Halted, halted, type HaltReason } from './halt'
import type { EffectPolicy, Module } from './module'
import type { Owner } from './owner'
import { answerRecord, attemptRecord, decisionRecords, type Decision, type GivenAnswer, type Step } from './records'
import { createRegions } from './regions'
import type { Turn } from './turn'

/** What a command follows from, when it is not the user's own. */
export interface Cause {
  readonly correlation: string
  readonly causation: string
}

/** An event as it is heard of. `own`: decided in this tab, by its user or by the answers it brought home. */
export interface EventNote<Event> {
  readonly stream: string
  readonly module: string
  readonly event: Event
  /** Id of the event's record. */
  readonly id: string
  readonly correlation: string
  readonly own: boolean
}

/** One stream of a module, as the shop meets it. */
export interface Stream<State, Body, Event, Refusal> {
  readonly name: string
  readonly state: Projection<State>
  /**
   * Decides, evolves and publishes in the same tick; writing and effects follow. A refused command is recorded too.
   * A halted stream answers `Halted`, and records nothing.
   */
  readonly dispatch: (body: Body, cause?: Cause) => E.Either<Refusal | Halted, readonly Event[]>
  readonly events: Observable<EventNote<Event>>
}

/** A batch that the log does not have yet. */
export interface UnstoredBatch {
  readonly id: string
  readonly stream: string
  readonly owner: Owner
  readonly effects: readonly string[]
  readonly durability: EffectPolicy['durability']
  /** Nobody needs it when its tab is gone. */
  readonly endsWithTab: boolean
  /** Encodes once, however often it is asked. */
  readonly encode: () => Batch
}

/** How an effect is called; `giveUp` answers without a call. */
export type WayOfCalling = 'run' | 'enquire' | 'giveUp'

/** How a call ended; `settle` brings the answer home as a command. */
export interface CallEnd {
  readonly succeeded: boolean
  /** There was no real answer, and the effect is to be called again, after so many milliseconds if the service said so. */
  readonly unsettled?: { readonly retryAfterMs: number | undefined }
  readonly settle: () => void
}

/** A stream as the rest of the runtime meets it, whatever its module is. Effects are named by their record's id. */
export interface StreamCore {
  /** What the log has of it, folded; undefined when it is halted. */
  readonly folded: () => { readonly state: unknown } | undefined
  /** Begins with what a part of the log was folded to. */
  readonly restore: (state: unknown) => void
  /** Folds what the log has; `silent` when it is old news. */
  readonly adopt: (batch: string, records: readonly LogRecord[], silent: boolean) => void
  /** How to treat an effect; undefined when it cannot be read, which halts the stream. */
  readonly policyOf: (effect: string, record: LogRecord | undefined) => EffectPolicy | undefined
  /** Calls the first of the effects on behalf of them all. */
  readonly call: (effects: readonly [string, ...string[]], how: WayOfCalling, signal: AbortSignal) => Promise<CallEnd>
  /** Drops effects that have been answered. */
  readonly forget: (effects: readonly string[]) => void
}

/** What a stream needs of the runtime around it. */
export interface StreamSurroundings {
  readonly tab: string
  readonly clock: Clock
  readonly ids: IdSource
  readonly owner: () => Owner
  readonly turn: Turn
  readonly store: (batch: UnstoredBatch) => void
  readonly heard: (event: EventNote<unknown>) => void
  /** What holds all streams that tabs share, but for this one's own; undefined when this tab may work. */
  readonly haltOfTab: () => HaltReason | undefined
  readonly whenHalted: (stream: string, faults: readonly string[]) => void
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** What came from outside and is stored with what follows from it. */
interface Heard {
  readonly answer?: GivenAnswer
  readonly attempt?: CallAttempted | undefined
}

interface Asked<Effect> {
  readonly effect: Effect
  readonly correlation: string
}

export const createStream = <State, Body extends object, Event, Refusal, Effect, Answer>(
  module: Module<State, Body, Event, Refusal, Effect, Answer>,
  name: string,
  around: StreamSurroundings,
): { readonly core: StreamCore; readonly stream: Stream<State, Body, Event, Refusal> } => {
  const { decider, codecs, interpreter } = module
  const regions = createRegions(decider, around.turn)
  const events = new Subject<EventNote<Event>>()
  const asked = new Map<string, Asked<Effect>>()
  const attempts = createAttempts(around.clock)
  let isUnreadable = false

  const halt = (faults: readonly string[]): void => {
    isUnreadable = true
    around.whenHalted(name, faults)
  }

  const haltReason = (): HaltReason | undefined => {
    if (isUnreadable) return 'unreadable'
    return module.endsWithTab === true ? undefined : around.haltOfTab()
  }

  const tell = (event: Event, id: string, correlation: string, own: boolean): void => {
    const note = { stream: name, module: module.name, event, id, correlation, own }
    around.turn.tell(() => {
      events.next(note)
      around.heard(note)
    })
  }

  const stepsOf = (before: State, command: string, decided: readonly Event[]) => {
    let after = before
    let count = 0
    const steps = decided.map((event): Step<Event, Effect> => {
      after = decider.evolve(after, event)
      const id = `${command}.${count++}`
      const effects = decider.react(after, event).map((effect) => ({ id: `${command}.${count++}`, effect }))
      return { id, event, effects }
    })
    return { after, steps }
  }

  /** One batch: what was decided, with what it asks for, and the answer that it follows from. */
  const store = (
    at: Instant,
    correlation: string,
    decision: Decision<Stamped<Body>, Event, Refusal, Effect> | undefined,
    causation: string | undefined,
    heard: Heard,
    after: State,
  ): void => {
    const id = around.ids.next()
    const place = { stream: name, module: module.name, correlation }
    const steps = decision !== undefined && E.isRight(decision.outcome) ? decision.outcome.right : []
    const effects = steps.flatMap((step) => step.effects)
    const policies = effects.map(({ effect }) => interpreter.policy(effect, after))
    for (const { id: effectId, effect } of effects) asked.set(effectId, { effect, correlation })

    around.turn.hold(() => {
      regions.decided(
        id,
        steps.map(({ event }) => event),
        after,
      )
      // The owner is read after the command is folded: who logs out asks the rest as nobody.
      const owner = around.owner()
      around.store({
        id,
        owner,
        stream: name,
        effects: effects.map((effect) => effect.id),
        durability: policies.some(({ durability }) => durability === 'strict') ? 'strict' : 'relaxed',
        endsWithTab: module.endsWithTab === true,
        encode: once(() => ({
          id,
          at,
          tab: around.tab,
          ...owner,
          records: [
            ...(heard.attempt === undefined ? [] : [attemptRecord(place, around.ids.next(), heard.attempt)]),
            ...(heard.answer === undefined ? [] : [answerRecord(place, heard.answer)]),
            ...(decision === undefined ? [] : decisionRecords(place, codecs, decision, causation)),
          ],
        })),
      })
      for (const step of steps) tell(step.event, step.id, correlation, true)
    })
  }

  const take = (body: Body, cause: Cause | undefined, heard: Heard): E.Either<Refusal, readonly Event[]> => {
    const command = stamped(body, { id: commandId(around.ids.next()), at: around.clock.now() })
    const before = regions.live.get()
    const decided = decider.decide(before, command)
    const { after, steps } = stepsOf(before, command.id, E.isRight(decided) ? decided.right : [])
    const outcome = E.isLeft(decided) ? decided : E.right(steps)
    store(command.at, cause?.correlation ?? command.id, { command, outcome }, cause?.causation, heard, after)
    return decided
  }

  const settle = (
    ids: readonly [string, ...string[]],
    result: E.Either<CallFailure, Answer>,
    attempt: CallAttempted | undefined,
  ): void => {
    const called = asked.get(ids[0])
    if (called === undefined || isUnreadable) return
    const replaced = ids.slice(1).flatMap((id) => asked.get(id)?.effect ?? [])
    const body = interpreter.settle([called.effect, ...replaced], result)
    const answer = { id: around.ids.next(), written: codecs.answer.encode(result), settles: ids }
    const heard = { answer, attempt }
    if (body !== undefined) take(body, { correlation: called.correlation, causation: answer.id }, heard)
    else store(around.clock.now(), called.correlation, undefined, undefined, heard, regions.live.get())
    core.forget(ids)
  }

  const resultOf = async ({ effect, correlation }: Asked<Effect>, how: WayOfCalling, signal: AbortSignal) => {
    if (how === 'giveUp' && interpreter.giveUp !== undefined) return E.right(interpreter.giveUp(effect))
    return interpreter[how === 'enquire' ? how : 'run'](effect, regions.live.get(), signal, correlation)()
  }

  /** Of a call that is made again and again the first is recorded at once, and all of them once it is settled. */
  const recordAttempt = ({ correlation }: Asked<Effect>, attempt: CallAttempted): void => {
    if (isUnreadable) return
    store(around.clock.now(), correlation, undefined, undefined, { attempt }, regions.live.get())
  }

  const isToBeRetried = (effect: Effect, failure: CallFailure): boolean =>
    interpreter.policy(effect, regions.live.get()).retried === true && settlementOf(failure) === 'unsettled'

  const core: StreamCore = {
    folded: () => (isUnreadable ? undefined : { state: regions.stored() }),
    restore: (state) => regions.restore(keptState<State>(state)),
    adopt: (batch, records, silent) => {
      if (isUnreadable) return
      if (records.some(({ kind }) => kind === 'damaged')) return halt([`batch ${batch} is damaged`])
      const written = records.filter((record) => record.kind === 'event')
      const heard = regions.adopt(batch, () => E.traverseArray(codecs.event.decode)(written))
      if (E.isLeft(heard)) return halt(heard.left)
      if (silent) return
      for (const [index, event] of heard.right.entries()) {
        const record = written[index]
        if (record !== undefined) tell(event, record.id, record.correlation, false)
      }
    },
    policyOf: (id, record) => {
      if (isUnreadable) return undefined
      if (record !== undefined && !asked.has(id)) {
        const effect = codecs.effect.decode(record)
        if (E.isRight(effect)) asked.set(id, { effect: effect.right, correlation: record.correlation })
        else halt(effect.left)
      }
      const known = asked.get(id)
      return known === undefined ? undefined : interpreter.policy(known.effect, regions.live.get())
    },
    call: async (ids, how, signal) => {
      const called = asked.get(ids[0])
      if (called === undefined) return { succeeded: false, settle: () => undefined }
      const endAttempt = how === 'giveUp' ? undefined : attempts.begin(ids[0], how)
      const result = await resultOf(called, how, signal)
      const attempt = endAttempt?.(result)
      const end = { succeeded: E.isRight(result), settle: () => settle(ids, result, attempt) }
      if (E.isRight(result) || !isToBeRetried(called.effect, result.left)) return end
      if (attempt?.count === 1) recordAttempt(called, attempt)
      return { ...end, unsettled: { retryAfterMs: retryAfterOf(result.left) } }
    },
    forget: (ids) => {
      for (const id of ids) {
        asked.delete(id)
        attempts.forget(id)
      }
    },
  }

  const stream: Stream<State, Body, Event, Refusal> = {
    name,
    state: regions.live,
    dispatch: (body, cause) => {
      const reason = haltReason()
      return reason === undefined ? take(body, cause, {}) : E.left(halted(reason))
    },
    events,
  }
  return { core, stream }
}
