import type { CustomerScope } from '#domain/kernel/customer-scope'
import * as E from 'fp-ts/Either'
import { type Observable, queueScheduler, Subject } from 'rxjs'
import { type CallFailure, retryAfterOf, settlementOf } from '#domain/failure/call-failure'
import { type Stamp, stamped } from '#domain/kernel/decider'
import { commandId, type Instant } from '#domain/kernel/ids'
import type { CallAttempted } from '#application/log/codecs/attempt'
import type { Batch, LogRecord } from '#application/log/record'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import type { Projection } from '#application/projections/projection'
import { createAttempts } from './attempts'
import { type Halted, halted, type HaltReason } from './halt'
import type { EffectCall, EffectPolicy, Module, ModuleTypes } from './module'
import { decisionRecords, type Decision, type Origin, type Step } from './records'
import { createOptimisticState } from './optimistic-state'
import { summaryRecord } from './stream-summary'

/** The records that a command follows from, when the user did not give it. */
export interface Cause {
  readonly correlation: string
  readonly causation: string
}

/** An event as listeners receive it. `own`: decided in this tab, by a command or by the answer to one of its calls. */
export interface EventNote<Event> {
  readonly stream: string
  readonly module: string
  readonly event: Event
  /** Id of the event's record. */
  readonly id: string
  readonly correlation: string
  readonly own: boolean
}

/** One stream of a module, as the shop uses it. */
export interface Stream<State, Body, Event, Refusal> {
  readonly name: string
  readonly state: Projection<State>
  /**
   * Decides, evolves and publishes in the same tick, unless `Runtime.writeAhead` runs it; storing and effects follow
   * later. A refused command is recorded too. A halted stream answers `Halted` and records nothing.
   */
  readonly dispatch: (body: Body, cause?: Cause) => E.Either<Refusal | Halted, readonly Event[]>
  readonly events: Observable<EventNote<Event>>
}

export type StreamOf<T extends ModuleTypes> = Stream<T['state'], T['command'], T['event'], T['refusal']>

/** A batch that the log does not have yet. */
export interface UnstoredBatch {
  readonly id: string
  readonly stream: string
  readonly owner: CustomerScope | undefined
  readonly effects: readonly string[]
  readonly durability: EffectPolicy['durability']
  /** It is not needed after its tab is closed. */
  readonly endsWithTab: boolean
  /** Encodes the batch at the first call; later calls return the same result. */
  readonly encode: () => Batch
}

/** How an effect is called; `giveUp` answers without a call. */
export type CallMode = 'run' | 'enquire' | 'giveUp'

/** A call as the outbox makes it. */
export type OutboxCall = Pick<EffectCall, 'signal' | 'isLeft' | 'hasWaited' | 'besides'>

/** How a call ended. `settle` records the answer for these effects and decides the command that follows. */
export interface CallEnd {
  readonly succeeded: boolean
  /** The service gave no answer, so the effect is retried; `retryAfterMs` is the wait in milliseconds it asked for. */
  readonly unsettled?: { readonly retryAfterMs: number | undefined }
  readonly settle: (effects: readonly [string, ...string[]]) => void
}

/** A stream as the rest of the runtime uses it, whatever its module. Effects are identified by their record's id. */
export interface StreamCore {
  /** The summary of its logged events; undefined when it is halted. */
  readonly summary: () => LogRecord | undefined
  /** Folds a logged batch. `silent`: listeners are not told of its events, which are older than this start. */
  readonly adopt: (batch: string, records: readonly LogRecord[], silent: boolean) => void
  /** Folds the records that the log has of the stream now anew. `isUnread`: as of `OptimisticState.restart`. */
  readonly restart: (records: readonly LogRecord[], isUnread: (batch: string) => boolean) => void
  /** The policy of an effect; undefined when the effect is unknown or cannot be read, which halts the stream. */
  readonly policyOf: (effect: string, record: LogRecord | undefined) => EffectPolicy | undefined
  /** Calls the first effect; its answer settles all of them that are unanswered then. */
  readonly call: (effects: readonly [string, ...string[]], how: CallMode, call: OutboxCall) => Promise<CallEnd>
  /** Settles an effect without a call, because a newer one has replaced it and is answered. */
  readonly settleReplaced: (effect: string) => void
  /** Drops answered effects from memory. */
  readonly forget: (effects: readonly string[]) => void
}

/** What a stream needs of the runtime. */
export interface StreamSurroundings {
  readonly tab: string
  readonly clock: Clock
  readonly ids: IdSource
  /** For whom a stream of that scope writes. */
  readonly owner: (scope: Module<ModuleTypes>['scope']) => CustomerScope | undefined
  /** The last position of the log that this tab has read. */
  readonly position: () => number
  readonly store: (batch: UnstoredBatch) => void
  /** Carries out what was written ahead; to be called before anything is decided or folded. */
  readonly carryOut: () => void
  /** Carries out a publication in its order. */
  readonly follow: (publish: () => void) => void
  /** Called after a state that was decided here has been published, and before its events are. */
  readonly whenDecided: () => void
  /** Why all streams shared between tabs are halted in this tab; undefined when the tab accepts commands. */
  readonly haltOfTab: () => HaltReason | undefined
  readonly whenHalted: (stream: string, faults: readonly string[]) => void
}

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

interface RequestedEffect<Effect> {
  readonly effect: Effect
  readonly correlation: string
}

/** The type of the record of an answer that is a failure. */
const FAILED = 'Failed'
/** The type of the record that ends an effect which a newer one replaced. */
const REPLACED = 'Replaced'

export const createStream = <T extends ModuleTypes>(
  module: Module<T>,
  name: string,
  around: StreamSurroundings,
): { readonly core: StreamCore; readonly stream: StreamOf<T> } => {
  const { decider, codecs, interpreter, policy } = module
  const optimistic = createOptimisticState(decider)
  const events = new Subject<EventNote<T['event']>>()
  const effectsById = new Map<string, RequestedEffect<T['effect']>>()
  const attempts = createAttempts(around.clock)
  let isUnreadable = false

  const halt = (faults: readonly string[]): void => {
    isUnreadable = true
    around.whenHalted(name, faults)
  }

  const haltReason = (): HaltReason | undefined => {
    if (isUnreadable) return 'unreadable'
    return module.scope === 'tab' ? undefined : around.haltOfTab()
  }

  const noteOf = (event: T['event'], id: string, correlation: string, own: boolean): EventNote<T['event']> => ({
    ...{ stream: name, module: module.name, event, id, correlation, own },
  })

  /**
   * Publishes a complete change. The queue keeps the order of changes when a listener causes the next one: all
   * listeners receive the first change before any of them receives the second.
   */
  const publish = (notes: readonly EventNote<T['event']>[], whenPublished?: () => void): void =>
    around.follow(
      () =>
        void queueScheduler.schedule(() => {
          optimistic.publish()
          whenPublished?.()
          notes.forEach((note) => events.next(note))
        }),
    )

  const stepsOf = (before: T['state'], command: string, decided: readonly T['event'][]) => {
    let after = before
    let count = 0
    const steps = decided.map((event): Step<T['event'], T['effect']> => {
      after = decider.evolve(after, event)
      const id = `${command}.${count++}`
      const effects = decider.react(after, event).map((effect) => ({ id: `${command}.${count++}`, effect }))
      return { id, event, effects }
    })
    return { after, steps }
  }

  /** Stores one batch with the origin, the decided events and the effects that these request. */
  const store = (
    at: Instant,
    correlation: string,
    decision: Decision<T['event'], T['refusal'], T['effect']>,
    after: T['state'],
  ): void => {
    const id = around.ids.next()
    const place = { stream: name, module: module.name, correlation }
    const steps = E.isRight(decision.outcome) ? decision.outcome.right : []
    const effects = steps.flatMap((step) => step.effects)
    const policies = effects.map(({ effect }) => policy(effect, after))
    for (const { id: effectId, effect } of effects) effectsById.set(effectId, { effect, correlation })

    optimistic.decided(
      id,
      steps.map(({ event }) => event),
      after,
    )
    // The owner is read after the events are folded: the effects of a log-out belong to no user.
    const owner = around.owner(module.scope)
    const basis = around.position()
    around.store({
      id,
      owner,
      stream: name,
      effects: effects.map((effect) => effect.id),
      durability: policies.some(({ durability }) => durability === 'strict') ? 'strict' : 'relaxed',
      endsWithTab: module.scope === 'tab',
      encode: once(() => ({
        id,
        at,
        tab: around.tab,
        basis,
        owner,
        records: decisionRecords(place, codecs, decision),
      })),
    })
    publish(
      steps.map((step) => noteOf(step.event, step.id, correlation, true)),
      around.whenDecided,
    )
  }

  const decide = (
    body: T['command'] | T['settlement'],
    { id, at }: Stamp,
    correlation: string,
    origin: Origin,
  ): E.Either<T['refusal'], readonly T['event'][]> => {
    const before = optimistic.live.get()
    const decided = decider.decide(before, stamped(body, { id, at }))
    const { after, steps } = stepsOf(before, id, E.isRight(decided) ? decided.right : [])
    store(at, correlation, { origin, outcome: E.isLeft(decided) ? decided : E.right(steps) }, after)
    return decided
  }

  const stampNow = (): Stamp => ({ id: commandId(around.ids.next()), at: around.clock.now() })

  const dispatch = (body: T['command'], cause?: Cause): E.Either<T['refusal'] | Halted, readonly T['event'][]> => {
    const reason = haltReason()
    if (reason !== undefined) return E.left(halted(reason))
    around.carryOut()
    const stamp = stampNow()
    const written = codecs.command.encode(stamped(body, stamp))
    const origin: Origin = { kind: 'command', id: stamp.id, written, causation: cause?.causation }
    return decide(body, stamp, cause?.correlation ?? stamp.id, origin)
  }

  const settle = (
    ids: readonly [string, ...string[]],
    result: E.Either<CallFailure, T['answer']>,
    attempt: CallAttempted | undefined,
  ): void => {
    const called = effectsById.get(ids[0])
    if (called === undefined || isUnreadable) return
    const replaced = ids.slice(1).flatMap((id) => effectsById.get(id)?.effect ?? [])
    const body = module.settle([called.effect, ...replaced], result)
    const type = E.isRight(result) ? result.right.type : FAILED
    end({ kind: 'answer', type, settles: ids, attempt }, called.correlation, body)
  }

  /** Records the end of effects and the events that follow from it. */
  const end = (
    origin: Omit<Extract<Origin, { kind: 'answer' }>, 'id'>,
    correlation: string,
    body: T['settlement'] | undefined,
  ): void => {
    around.carryOut()
    const stamp = stampNow()
    const stampedOrigin: Origin = { ...origin, id: stamp.id }
    if (body !== undefined) decide(body, stamp, correlation, stampedOrigin)
    else store(stamp.at, correlation, { origin: stampedOrigin, outcome: E.right([]) }, optimistic.live.get())
    core.forget(origin.settles)
  }

  const resultOf = async ({ effect, correlation }: RequestedEffect<T['effect']>, how: CallMode, call: OutboxCall) => {
    if (how === 'giveUp' && module.giveUp !== undefined) return E.right(module.giveUp(effect))
    return interpreter[how === 'enquire' ? how : 'run'](effect, optimistic.live.get(), { ...call, correlation })()
  }

  /** Records the first call of a retried effect at once. The answer later records the number of all calls. */
  const recordAttempt = ({ correlation }: RequestedEffect<T['effect']>, attempt: CallAttempted): void => {
    if (isUnreadable) return
    around.carryOut()
    const origin: Origin = { kind: 'attempt', id: around.ids.next(), attempt }
    store(around.clock.now(), correlation, { origin, outcome: E.right([]) }, optimistic.live.get())
  }

  const isToBeRetried = (effect: T['effect'], failure: CallFailure): boolean =>
    policy(effect, optimistic.live.get()).retried === true && settlementOf(failure) === 'unsettled'

  const core: StreamCore = {
    summary: () => (isUnreadable ? undefined : summaryRecord(module, name, optimistic.stored())),
    adopt: (batch, records, silent) => {
      if (isUnreadable) return
      if (records.some(({ kind }) => kind === 'damaged')) return halt([`batch ${batch} is damaged`])
      const written = records.filter((record) => record.kind === 'event')
      const heard = optimistic.adopt(batch, () => E.traverseArray(codecs.event.decode)(written))
      if (E.isLeft(heard)) return halt(heard.left)
      const notes = heard.right.flatMap((event, index) => {
        const record = written[index]
        return record === undefined || silent ? [] : [noteOf(event, record.id, record.correlation, false)]
      })
      publish(notes)
    },
    restart: (records, isUnread) => {
      if (isUnreadable) return
      const events = E.traverseArray(codecs.event.decode)(records.filter((record) => record.kind === 'event'))
      if (E.isLeft(events)) return halt(events.left)
      optimistic.restart(events.right, isUnread)
      publish([])
    },
    policyOf: (id, record) => {
      if (isUnreadable) return undefined
      if (record !== undefined && !effectsById.has(id)) {
        const effect = codecs.effect.decode(record)
        if (E.isRight(effect)) effectsById.set(id, { effect: effect.right, correlation: record.correlation })
        else halt(effect.left)
      }
      const known = effectsById.get(id)
      return known === undefined ? undefined : policy(known.effect, optimistic.live.get())
    },
    call: async (ids, how, outboxCall) => {
      const called = effectsById.get(ids[0])
      if (called === undefined) return { succeeded: false, settle: () => undefined }
      const endAttempt = how === 'giveUp' ? undefined : attempts.begin(ids[0], how)
      const result = await resultOf(called, how, outboxCall)
      const attempt = endAttempt?.(result)
      const end = {
        succeeded: E.isRight(result),
        settle: (left: readonly [string, ...string[]]) => settle(left, result, attempt),
      }
      if (E.isRight(result) || !isToBeRetried(called.effect, result.left)) return end
      if (attempt?.count === 1) recordAttempt(called, attempt)
      return { ...end, unsettled: { retryAfterMs: retryAfterOf(result.left) } }
    },
    settleReplaced: (id) => {
      const effect = effectsById.get(id)
      if (effect === undefined || isUnreadable) return
      const body = module.settleReplaced?.(effect.effect)
      end({ kind: 'answer', type: REPLACED, settles: [id], attempt: undefined }, effect.correlation, body)
    },
    forget: (ids) => {
      for (const id of ids) {
        effectsById.delete(id)
        attempts.forget(id)
      }
    },
  }

  const stream: StreamOf<T> = {
    name,
    state: optimistic.live,
    dispatch,
    events,
  }
  return { core, stream }
}
