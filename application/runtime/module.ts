import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Decider, Stamped } from '#domain/kernel/decider'
import type { PayloadCodec } from '#application/log/payload'
import type { Call } from '#application/ports/call'

/** How the outbox treats an effect. */
export interface EffectPolicy {
  /** Effects of one lane run one at a time, in order. */
  readonly lane: string
  /** Only the newest waiting effect of a key is run. The older ones settle with it. */
  readonly replaces: string | undefined
  /** Milliseconds to wait for a newer effect of the same key before running. */
  readonly waitMs: number
  /** What happens to an effect that a start finds unanswered: it is run again, or its outcome is enquired about. */
  readonly whenOrphaned: 'repeat' | 'enquire'
  /**
   * The tab that calls; the default is the leader. `asker` is for calls that need data from the memory of the tab that
   * requested them. If that tab is closed, the leader calls.
   */
  readonly runsIn?: 'leader' | 'asker'
  /**
   * `strict`: the effect must be on disk before the call. If the log cannot be written, the user is asked first.
   */
  readonly durability: 'strict' | 'relaxed'
  /** Whether an unsettled call is retried, with growing waits, until the service answers. Its lane waits meanwhile. */
  readonly retried?: boolean
  /**
   * What happens while the lane waits for a retry: `goAhead` is called at once, `giveUp` is never called and is
   * answered by the core's `giveUp`. All others wait.
   */
  readonly whenLaneWaits?: 'goAhead' | 'giveUp'
  /**
   * Milliseconds that an `asker` waits for the effects before it in its lane that other tabs call. If they are not
   * answered by then, it is answered by the core's `giveUp`. Undefined: it does not wait for other tabs.
   */
  readonly waitsForTabsMs?: number | undefined
  /**
   * What the call changes of what the calls of its lane change; undefined if that may be anything. Effects that change
   * different things do not wait for each other's answer when the page is left, since nobody may be there to hear it.
   */
  readonly changes?: readonly string[]
}

/** An answer with its type. The record of the answer holds only the type. */
export interface Answered {
  readonly type: string
}

/** The types of one module. */
export interface ModuleTypes {
  readonly state: unknown
  /** Commands of users and of other modules. */
  readonly command: object
  /** Commands that follow from answers. */
  readonly settlement: object
  readonly event: unknown
  readonly refusal: unknown
  readonly effect: unknown
  readonly answer: Answered
}

/** One call for an effect. */
export interface EffectCall {
  readonly signal: AbortSignal
  /** The id of the first command. */
  readonly correlation: string
  /** Whether another page load requested the effect, and left it unanswered. */
  readonly isLeft: boolean
  /** Whether it waited for a service that gave no real answer: to a call for it, or to one before it in its lane. */
  readonly hasWaited: boolean
  /** How many calls of its lane are under way beside it, begun before it or with it: more than none only when the page was left. */
  readonly besides: number
}

/** Calls the services for a module's effects. */
export interface Interpreter<T extends ModuleTypes> {
  /** Runs one effect. `state` is the stream's state at that moment. */
  readonly run: (effect: T['effect'], state: T['state'], call: EffectCall) => Call<T['answer']>
  /** Enquires whether an unanswered effect was carried out. Only for effects with the policy `enquire`. */
  readonly enquire: (effect: T['effect'], state: T['state'], call: EffectCall) => Call<T['answer']>
}

/** Reads and writes a module's payloads in the log. */
export interface ModuleCodecs<Command, Event, Refusal, Effect> {
  readonly command: PayloadCodec<Command>
  readonly event: PayloadCodec<Event>
  readonly refusal: PayloadCodec<Refusal>
  readonly effect: PayloadCodec<Effect>
}

export type CodecsOf<T extends ModuleTypes> = ModuleCodecs<Stamped<T['command']>, T['event'], T['refusal'], T['effect']>

/** The part of a module that a replay of its records needs: pure functions and codecs, no service. */
export interface ModuleCore<T extends ModuleTypes> {
  readonly name: string
  /** A stream of `tab` scope belongs to one tab and ends with it; one of `customer` scope is shared by all tabs. */
  readonly scope: 'tab' | 'customer'
  readonly decider: Decider<T['state'], Stamped<T['command'] | T['settlement']>, T['event'], T['refusal'], T['effect']>
  readonly codecs: CodecsOf<T>
  /** The single event that leads to a state; undefined where streams end with their tab. */
  readonly summarise?: (state: T['state']) => T['event']
  readonly policy: (effect: T['effect'], state: T['state']) => EffectPolicy
  /** The answer of an effect that was never called. For effects with the policy `giveUp`, `strict` or `waitsForTabsMs`. */
  readonly giveUp?: (effect: T['effect']) => T['answer']
  /**
   * The command that settles an effect by its answer; undefined when nothing follows. The log does not hold this
   * command: the content of the answer is stored once, in the event that follows from it.
   * @param effects the effect that was called, then those that it replaced, oldest first
   */
  readonly settle: (
    effects: readonly [T['effect'], ...T['effect'][]],
    result: Either<CallFailure, T['answer']>,
  ) => T['settlement'] | undefined
  /**
   * The command that settles an effect without a call, because a newer effect of its key is answered. Undefined when
   * nothing follows. For effects with the policy `replaces`.
   */
  readonly settleReplaced?: (effect: T['effect']) => T['settlement'] | undefined
}

/** A module as the runtime knows it. */
export interface Module<T extends ModuleTypes> extends ModuleCore<T> {
  readonly interpreter: Interpreter<T>
}
