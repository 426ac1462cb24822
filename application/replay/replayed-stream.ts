import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { isEqual } from '#domain/kernel/equal'
import { epochMsOf } from '#domain/kernel/instant'
import type { Written } from '#application/log/payload'
import type { LogRecord, StoredBatch } from '#application/log/record'
import type { ModuleCore, ModuleTypes } from '#application/runtime/module'
import type { StateInvariant, Violation } from './invariant'

/** A record of the log and its place in the replay. */
export interface ReplayStep {
  /** Counts the records of the log from 1. */
  readonly step: number
  readonly batch: StoredBatch
  readonly record: LogRecord
}

/** Whether a batch is the first that its log has ever held: positions begin at 1, or at the instant of the first batch. */
const isFirstOfLog = ({ position, at }: StoredBatch): boolean =>
  position === 1 || O.getOrElse(() => 0)(epochMsOf(at)) + 1 === position

/**
 * The first step behind batches that are gone, since positions are given in order; undefined where none is.
 * @param first the position to begin with; that of the first batch of a log where it is left out
 */
export const firstGap = (steps: readonly ReplayStep[], first?: number): number | undefined => {
  let last = first === undefined ? undefined : first - 1
  return steps.find(({ batch }) => {
    const isNext = last === undefined ? isFirstOfLog(batch) : batch.position === last || batch.position === last + 1
    last = batch.position
    return !isNext
  })?.step
}

/** What followed from a command: a refusal, or events, each with the calls that it asks for. */
export type Outcome =
  | { readonly tag: 'Refused'; readonly refusal: Written }
  | { readonly tag: 'Accepted'; readonly events: readonly OutcomeEvent[] }

export interface OutcomeEvent {
  readonly event: Written
  readonly effects: readonly Written[]
}

/** Why it is not known what the present rules make of a command. `detail` names fields and what they hold. */
export type Undecidable =
  | { readonly tag: 'StreamStops'; readonly step: number }
  | { readonly tag: 'UnreadableCommand'; readonly detail: string }
  | { readonly tag: 'UnknownModule'; readonly module: string }
  /** The log was cut after what the tab of the command had read. */
  | { readonly tag: 'LogCut' }
  /** The log no longer holds all that the tab knew. */
  | { readonly tag: 'LogIncomplete' }

/** How a recorded command is decided by the present rules. */
export type Redecision =
  | { readonly tag: 'Same' }
  | { readonly tag: 'Different'; readonly recorded: Outcome; readonly today: Outcome }
  /** The log does not hold what the tab knew when it decided, or the command cannot be read. */
  | { readonly tag: 'Unknown'; readonly reason: Undecidable }

/** A stream that a record stops: this version of the shop cannot read it. */
export interface Stopped {
  readonly step: number
  readonly reason: StopReason
}

/** `detail` names fields and what they hold. */
export type StopReason =
  | { readonly tag: 'DamagedRecord' }
  | { readonly tag: 'UnreadableEvent'; readonly detail: string }
  | { readonly tag: 'UnknownModule'; readonly module: string }

/** One stream of a log: its states at each step, from the events alone. */
export interface ReplayedStream<State = unknown> {
  readonly name: string
  readonly module: string
  readonly endsWithTab: boolean
  /** The steps of its events, ascending. */
  readonly events: readonly number[]
  readonly stopped: Stopped | undefined
  /** The step of its last event up to and including a step; undefined where it has none yet. */
  readonly changedAt: (step: number) => number | undefined
  /** The state after all events up to and including a step. */
  readonly stateAt: (step: number) => State
  /** Why a command's record cannot be read; none where it can. */
  readonly faultsOfCommand: (command: Written) => readonly string[]
  /** Decides a command anew, from what the tab knew: the events of the log for which `isKnown` holds. */
  readonly redecide: (command: ReplayStep, isKnown: (event: ReplayStep) => boolean, recorded: Outcome) => Redecision
  /** What its events break of the invariants of its module, by step. */
  readonly violations: () => readonly Violation[]
}

/** Events of a stream of which every state is kept. Equal parts of two states are the same objects, so most take little. */
const ALL_STATES_KEPT = 20_000

/** In a longer stream, the events between two kept states. */
const STATES_KEPT_EVERY = 256

/** The last index whose value is at most `limit`; -1 where there is none. `values` ascend. */
const lastAtMost = (values: readonly number[], limit: number): number => {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? Infinity) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

interface ReadEvent<T extends ModuleTypes> {
  readonly at: ReplayStep
  readonly event: T['event']
}

interface ReadEvents<T extends ModuleTypes> {
  readonly read: readonly ReadEvent<T>[]
  readonly stopped: Stopped | undefined
}

/** Reads events until one cannot be read. */
const readEvents = <T extends ModuleTypes>(core: ModuleCore<T>, steps: readonly ReplayStep[]): ReadEvents<T> => {
  const read: ReadEvent<T>[] = []
  for (const at of steps) {
    if (at.record.kind === 'damaged') return { read, stopped: { step: at.step, reason: { tag: 'DamagedRecord' } } }
    const event = core.codecs.event.decode(at.record)
    if (E.isLeft(event))
      return { read, stopped: { step: at.step, reason: { tag: 'UnreadableEvent', detail: event.left.join('; ') } } }
    read.push({ at, event: event.right })
  }
  return { read, stopped: undefined }
}

/**
 * Folds the events of a stream. Of a long log only every so many states are kept, and the others are folded anew, so that
 * a million events can be walked through.
 * @param steps the stream's events, and records that are damaged
 */
export const replayedStream = <T extends ModuleTypes>(
  core: ModuleCore<T>,
  name: string,
  steps: readonly ReplayStep[],
  invariants: readonly StateInvariant<T>[],
): ReplayedStream<T['state']> => {
  const { decide, evolve, react, initial } = core.decider
  const { read, stopped } = readEvents(core, steps)
  const events = read.map(({ at }) => at.step)
  const keptEvery = read.length <= ALL_STATES_KEPT ? 1 : STATES_KEPT_EVERY
  const kept: T['state'][] = [initial]

  const stateAfter = (count: number): T['state'] => {
    const from = Math.min(Math.floor(count / keptEvery), kept.length - 1)
    let state: T['state'] = kept[from] ?? initial
    let folded = from * keptEvery
    for (const { event } of read.slice(folded, count)) {
      state = evolve(state, event)
      folded += 1
      if (folded === kept.length * keptEvery) kept.push(state)
    }
    return state
  }

  /** The state in a tab that had not read all of the first events: those it knew, in the order of the log. */
  const stateKnown = (count: number, isKnown: (event: ReplayStep) => boolean): T['state'] => {
    const first = read.slice(0, count).findIndex(({ at }) => !isKnown(at))
    if (first === -1) return stateAfter(count)
    return read
      .slice(first, count)
      .filter(({ at }) => isKnown(at))
      .reduce((state, { event }) => evolve(state, event), stateAfter(first))
  }

  const outcomeOf = (state: T['state'], command: Parameters<typeof decide>[1]): Outcome => {
    const decided = decide(state, command)
    if (E.isLeft(decided)) return { tag: 'Refused', refusal: core.codecs.refusal.encode(decided.left) }
    let after = state
    return {
      tag: 'Accepted',
      events: decided.right.map((event) => {
        after = evolve(after, event)
        const effects = react(after, event).map((effect) => core.codecs.effect.encode(effect))
        return { event: core.codecs.event.encode(event), effects }
      }),
    }
  }

  return {
    name,
    module: core.name,
    endsWithTab: core.scope === 'tab',
    events,
    stopped,
    changedAt: (step) => events[lastAtMost(events, step)],
    stateAt: (step) => stateAfter(lastAtMost(events, step) + 1),
    faultsOfCommand: (command) => {
      const read = core.codecs.command.decode(command)
      return E.isLeft(read) ? read.left : []
    },
    redecide: (command, isKnown, recorded) => {
      if (stopped !== undefined && stopped.step < command.step)
        return {
          tag: 'Unknown',
          reason: { tag: 'StreamStops', step: stopped.step },
        }
      const asked = core.codecs.command.decode(command.record)
      if (E.isLeft(asked))
        return { tag: 'Unknown', reason: { tag: 'UnreadableCommand', detail: asked.left.join('; ') } }
      const today = outcomeOf(stateKnown(lastAtMost(events, command.step) + 1, isKnown), asked.right)
      return isEqual(today, recorded) ? { tag: 'Same' } : { tag: 'Different', recorded, today }
    },
    violations: () => {
      const found: Violation[] = []
      let before: T['state'] = initial
      for (const [index, { at, event }] of read.entries()) {
        // Where few states are kept, each would be folded anew from the last of them.
        const after = keptEvery === 1 ? stateAfter(index + 1) : evolve(before, event)
        for (const { name: invariant, broken } of invariants) {
          const message = broken({ before, event, after })
          if (message !== undefined) found.push({ invariant, step: at.step, stream: name, message })
        }
        before = after
      }
      return found
    },
  }
}
