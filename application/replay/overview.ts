import { callsOf, unansweredCalls } from './calls'
import type { Violation } from './invariant'
import type { Replay } from './replay'
import type { Stopped } from './replayed-stream'
import { violationsOf } from './violations'

/** What a replay found, at a glance. Numbers are of steps. */
export interface Overview {
  readonly records: number
  readonly batches: number
  readonly tabs: readonly string[]
  readonly streams: readonly {
    readonly name: string
    readonly module: string
    readonly events: number
    readonly stopped: Stopped | undefined
  }[]
  readonly calls: {
    readonly asked: number
    readonly answered: number
    /** Steps that asked for calls which the log holds no answer of. */
    readonly unanswered: readonly number[]
    readonly answeredTwice: readonly number[]
  }
  readonly violations: readonly Violation[]
  /** Nothing is broken, and every stream can be read. A call without an answer is no fault by itself. */
  readonly isClean: boolean
}

/** Summarises a replay: its streams, its calls, and the invariants that it breaks. */
export const overviewOf = (replay: Replay): Overview => {
  const batches = new Map(replay.steps.map(({ batch }) => [batch.id, batch]))
  const calls = callsOf(replay.steps)
  const unanswered = unansweredCalls(calls)
  const violations = violationsOf(replay)
  const streams = [
    ...[...replay.streams.values()].map(({ name, module, events, stopped }) => ({
      ...{ name, module, stopped, events: events.length },
    })),
    ...replay.unknown.map(({ name, module, step }) => ({
      ...{ name, module, events: 0 },
      stopped: { step, reason: { tag: 'UnknownModule', module } } satisfies Stopped,
    })),
  ]
  return {
    records: replay.steps.length,
    batches: batches.size,
    tabs: [...new Set([...batches.values()].map(({ tab }) => tab))],
    streams,
    calls: {
      asked: calls.length,
      answered: calls.length - unanswered.length,
      unanswered: unanswered.map(({ asked }) => asked.step),
      answeredTwice: calls.filter(({ answers }) => answers.length > 1).map(({ asked }) => asked.step),
    },
    violations,
    isClean: violations.length === 0 && streams.every(({ stopped }) => stopped === undefined),
  }
}
