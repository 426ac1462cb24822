import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Decider, Stamped } from '#domain/kernel/decider'
import type { PayloadCodec } from '#application/log/payload'
import type { Call } from '#application/ports/call'

/** How the outbox treats an effect. */
export interface EffectPolicy {
  /** Effects of one lane run one at a time, in order. */
  readonly lane: string
  /** Of waiting effects with the same key only the newest is run; the others settle with it. */
  readonly replaces: string | undefined
  /** Milliseconds to wait for a newer effect of the same key before running. */
  readonly waitMs: number
  /** Found asked and never answered at start: run again, or turn into an enquiry. */
  readonly whenOrphaned: 'repeat' | 'enquire'
  /**
   * The tab that calls: the leading one unless said otherwise. `asker` is for calls that need what only the memory of
   * the asking tab has; one found after that tab is gone falls to the leader.
   */
  readonly runsIn?: 'leader' | 'asker'
  /**
   * `strict`: the intent must be on disk for certain before the call; where the log cannot be written the user is asked
   * first.
   */
  readonly durability: 'strict' | 'relaxed'
  /** A call that ends unsettled is made again, with growing waits, until a real answer ends it; its lane waits too. */
  readonly retried?: boolean
  /**
   * While its lane waits for such a retry: `goAhead` does not wait for it, `giveUp` is never called and answered by
   * the core's `giveUp`. All others wait.
   */
  readonly whenLaneWaits?: 'goAhead' | 'giveUp'
}

/** An answer names what kind it is; its record in the log holds no more than that. */
export interface Answered {
  readonly type: string
}

/** The types of one module, as one record. */
export interface ModuleTypes {
  readonly state: unknown
  /** What users and other modules ask for. */
  readonly command: object
  /** What answers come to. */
  readonly settlement: object
  readonly event: unknown
  readonly refusal: unknown
  readonly effect: unknown
  readonly answer: Answered
}

/** Meets a module's effects with the outside. */
export interface Interpreter<T extends ModuleTypes> {
  /** Runs one effect; `state` is the stream's state at that moment, `correlation` the id of what began it all. */
  readonly run: (effect: T['effect'], state: T['state'], signal: AbortSignal, correlation: string) => Call<T['answer']>
  /** Asks whether an effect found unanswered was ever carried out. Only for effects whose policy says `enquire`. */
  readonly enquire: (
    effect: T['effect'],
    state: T['state'],
    signal: AbortSignal,
    correlation: string,
  ) => Call<T['answer']>
}

/** Reads and writes what the log holds of a module. */
export interface ModuleCodecs<Command, Event, Refusal, Effect> {
  readonly command: PayloadCodec<Command>
  readonly event: PayloadCodec<Event>
  readonly refusal: PayloadCodec<Refusal>
  readonly effect: PayloadCodec<Effect>
}

export type CodecsOf<T extends ModuleTypes> = ModuleCodecs<Stamped<T['command']>, T['event'], T['refusal'], T['effect']>

/** All that a replay of a module's records needs: pure functions and codecs, no service. */
export interface ModuleCore<T extends ModuleTypes> {
  readonly name: string
  /** A stream of `tab` scope belongs to one tab and ends with it; one of `customer` scope is shared by all tabs. */
  readonly scope: 'tab' | 'customer'
  readonly decider: Decider<T['state'], Stamped<T['command'] | T['settlement']>, T['event'], T['refusal'], T['effect']>
  readonly codecs: CodecsOf<T>
  /** The one event that comes to a state; undefined where streams end with their tab. */
  readonly summarise?: (state: T['state']) => T['event']
  /**
   * Whether what the stream was about has come to its end between two states: the log then keeps a summary of it. Only for
   * modules that summarise.
   */
  readonly ends?: (before: T['state'], after: T['state']) => boolean
  readonly policy: (effect: T['effect'], state: T['state']) => EffectPolicy
  /** The answer of an effect that was given up before any call. For effects whose policy says `giveUp` or `strict`. */
  readonly giveUp?: (effect: T['effect']) => T['answer']
  /**
   * The command that an answer settles its effect with; undefined when nothing follows. The log holds what came in the
   * answer once, in the event that follows from this command, and not the command itself. First the effect that was
   * called, then those it replaced, oldest first.
   */
  readonly settle: (
    effects: readonly [T['effect'], ...T['effect'][]],
    result: Either<CallFailure, T['answer']>,
  ) => T['settlement'] | undefined
  /**
   * The command that an effect settles with when a newer one of its key was answered by another tab: it is never called.
   * Undefined when nothing follows. For effects whose policy says `replaces`.
   */
  readonly settleReplaced?: (effect: T['effect']) => T['settlement'] | undefined
}

/** All that the runtime knows of a module. */
export interface Module<T extends ModuleTypes> extends ModuleCore<T> {
  readonly interpreter: Interpreter<T>
}
