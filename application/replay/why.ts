import { isEqual } from '#domain/kernel/equal'
import { valueAt } from './difference'
import type { Replay } from './replay'
import type { ReplayStep } from './replayed-stream'

/** The event that gave a field its value. */
export interface Why {
  readonly stream: string
  readonly path: string
  readonly before: unknown
  readonly after: unknown
  readonly event: ReplayStep
  /** From the first command to the event: what led to it. */
  readonly causes: readonly ReplayStep[]
}

/** The records that led to a step, the first command at the beginning. A log that was cut may lack the first ones. */
export const causesOf = (replay: Pick<Replay, 'stepOf'>, { record }: ReplayStep): readonly ReplayStep[] => {
  const causeOf = (id: string | undefined): ReplayStep | undefined => (id === undefined ? undefined : replay.stepOf(id))
  const causes: ReplayStep[] = []
  for (
    let cause = causeOf(record.causation);
    cause !== undefined && !causes.includes(cause);
    cause = causeOf(cause.record.causation)
  )
    causes.unshift(cause)
  return causes
}

/**
 * The last event, up to a step, that changed the value at a path of a stream's state. Undefined where none did: the
 * value is that of the initial state.
 */
export const whyOf = (replay: Replay, stream: string, path: string, step: number): Why | undefined => {
  const replayed = replay.streams.get(stream)
  if (replayed === undefined) return undefined
  let after = valueAt(replayed.stateAt(step), path)
  for (const event of replayed.events.filter((one) => one <= step).toReversed()) {
    const before = valueAt(replayed.stateAt(event - 1), path)
    if (!isEqual(before, after)) {
      const found = replay.steps[event - 1]
      return found && { stream, path, before, after, event: found, causes: causesOf(replay, found) }
    }
    after = before
  }
  return undefined
}
