import type { Written } from '#application/log/payload'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { createReplay, type Replay } from './replay'
import type { Outcome, ReplayStep } from './replayed-stream'
import { redecided } from './redecide'

/** A change to a log, to see what would have happened. */
export type WhatIf =
  /** The step and all that follows from it did not happen. */
  | { readonly tag: 'Drop'; readonly step: number }
  /** The command had another payload. */
  | { readonly tag: 'Change'; readonly step: number; readonly payload: unknown }

/** A log that nobody's browser wrote. */
export interface Branch {
  readonly hypothetical: true
  readonly batches: readonly StoredBatch[]
  readonly replay: Replay
}

/** The ids of the given records and of all that follow from them, directly or not. An answer follows from its call. */
export const withConsequences = (batches: readonly StoredBatch[], roots: ReadonlySet<string>): ReadonlySet<string> => {
  const all = new Set(roots)
  for (const { records } of batches)
    for (const { id, causation } of records) if (causation !== undefined && all.has(causation)) all.add(id)
  return all
}

/** The log without records, and without batches that are empty then. */
export const withoutRecords = (batches: readonly StoredBatch[], gone: ReadonlySet<string>): readonly StoredBatch[] =>
  batches
    .map((batch) => ({ ...batch, records: batch.records.filter(({ id }) => !gone.has(id)) }))
    .filter(({ records }) => records.length > 0)

const record = (command: LogRecord, id: string, causation: string, written: Written): Omit<LogRecord, 'kind'> => ({
  ...written,
  id,
  causation,
  ...{ stream: command.stream, module: command.module, correlation: command.correlation },
})

/** The id of the record of the same type at the same place, so that answers find their calls; else a new one. */
const idOf = (recorded: readonly LogRecord[], place: number, type: string, fresh: string): string => {
  const before = recorded[place]
  return before?.type === type ? before.id : fresh
}

/** The records of an outcome. */
const outcomeRecords = ({ record: command, batch }: ReplayStep, outcome: Outcome): readonly LogRecord[] => {
  if (outcome.tag === 'Refused')
    return [{ ...record(command, `${command.id}.refused`, command.id, outcome.refusal), kind: 'refusal' }]
  const events = batch.records.filter(({ kind, causation }) => kind === 'event' && causation === command.id)
  return outcome.events.flatMap(({ event, effects }, place) => {
    const id = idOf(events, place, event.type, `${command.id}.${place}.anew`)
    const recorded = batch.records.filter(({ kind, causation }) => kind === 'effect' && causation === id)
    return [
      { ...record(command, id, command.id, event), kind: 'event' as const },
      ...effects.map((effect, index) => ({
        ...record(command, idOf(recorded, index, effect.type, `${id}.${index}.anew`), id, effect),
        kind: 'effect' as const,
      })),
    ]
  })
}

/** Decides the commands from a step on by the present rules, upon what the branch holds before each. */
const decidedAnew = (batches: readonly StoredBatch[], fromStep: number): readonly StoredBatch[] => {
  let branch = batches
  let replay = createReplay(branch, true)
  for (const { batch, record: command } of replay.steps.filter(
    (one) => one.record.kind === 'command' && one.step >= fromStep,
  )) {
    const step = replay.steps.find((one) => one.record.id === command.id && one.batch.id === batch.id)
    const decision = step === undefined ? undefined : redecided(replay, step)
    if (step === undefined || decision?.tag !== 'Different') continue
    const followed = outcomeRecords(step, decision.today)
    const kept = new Set(followed.map(({ id }) => id))
    const recorded = withConsequences(branch, new Set([command.id]))
    const inBatch = new Set(step.batch.records.map(({ id }) => id))
    const lost = [...recorded].filter((id) => id !== command.id && !kept.has(id))
    const gone = withConsequences(branch, new Set(lost.filter((id) => inBatch.has(id))))
    branch = withoutRecords(
      branch.map((one) =>
        one.id === step.batch.id
          ? {
              ...one,
              records: [...one.records.filter(({ id }) => !recorded.has(id) || id === command.id), ...followed],
            }
          : one,
      ),
      new Set([...gone].filter((id) => !kept.has(id))),
    )
    replay = createReplay(branch, true)
  }
  return branch
}

/**
 * The log as it would have been. Commands after the change are decided anew; answers of calls that are still asked for
 * stay as they were, and the others are gone.
 */
export const branchOf = (batches: readonly StoredBatch[], change: WhatIf): Branch => {
  const { steps } = createReplay(batches)
  const changed = steps.find(({ step }) => step === change.step)?.record
  if (changed === undefined) return { hypothetical: true, batches, replay: createReplay(batches, true) }
  const altered =
    change.tag === 'Drop'
      ? withoutRecords(batches, withConsequences(batches, new Set([changed.id])))
      : batches.map((batch) => ({
          ...batch,
          records: batch.records.map((one) => (one === changed ? { ...one, payload: change.payload } : one)),
        }))
  const branch = decidedAnew(altered, change.step)
  return { hypothetical: true, batches: branch, replay: createReplay(branch, true) }
}
