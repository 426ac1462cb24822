import { callsOf } from './calls'
import type { LogInvariant, Violation } from './invariant'
import { firstGap, type ReplayStep } from './replayed-stream'

type Found = Omit<Violation, 'invariant'>

const at = ({ step, record }: ReplayStep, message: string): Found => ({ step, stream: record.stream, message })

type Batch = ReplayStep['batch']
type BatchRecord = Batch['records'][number]

/** The ids of some records of a batch, gathered once a batch, since one may hold tens of thousands. */
const idsInBatch = (isMeant: (record: BatchRecord) => boolean): ((batch: Batch) => ReadonlySet<string>) => {
  const known = new WeakMap<Batch, ReadonlySet<string>>()
  return (batch) => {
    const ids = known.get(batch) ?? new Set(batch.records.filter(isMeant).map(({ id }) => id))
    known.set(batch, ids)
    return ids
  }
}

const allIn = idsInBatch(() => true)
const originsIn = idsInBatch(({ kind }) => kind === 'command' || kind === 'answer')

/** Whether a record was left where others were removed: a summary, or a call whose event is not beside it any more. */
const isRemainder = ({ batch, record }: ReplayStep): boolean => {
  const { kind, causation } = record
  if (kind === 'event') return causation === undefined
  return kind === 'effect' && (causation === undefined || !allIn(batch).has(causation))
}

/** The first step of each stream. */
const firstOfStreams = (steps: readonly ReplayStep[]): readonly ReplayStep[] => {
  const streams = new Set<string>()
  return steps.filter(({ record: { stream } }) => {
    const isFirst = !streams.has(stream)
    streams.add(stream)
    return isFirst
  })
}

/** Whether records of the log were removed by a cut or a log-out, so that what they said of others is gone. */
const isCut = (steps: readonly ReplayStep[]): boolean =>
  firstGap(steps) !== undefined ||
  steps.some((step) => step.batch.unanswered !== undefined || isRemainder(step)) ||
  // The answer of the call that ends a session may come after all else is removed.
  firstOfStreams(steps).some(({ record: { kind } }) => kind === 'answer' || kind === 'attempt')

/** The ids of all records of a log that was cut. Of others it is not known whether they are wrong or removed. */
const knownIds = (steps: readonly ReplayStep[]): ReadonlySet<string> | undefined =>
  isCut(steps) ? new Set(steps.map(({ record }) => record.id)) : undefined

/** Whether the tab of a step had read another one when it decided, or had decided it itself. */
const knows = ({ batch }: ReplayStep, other: ReplayStep): boolean =>
  batch.tab === other.batch.tab || other.batch.position <= batch.basis

const oneOutcome: LogInvariant = {
  name: 'one-outcome-per-call',
  states: 'No tab answers a call whose answer it knows.',
  violations: (steps) =>
    callsOf(steps).flatMap(({ id, answers: [first, ...others] }) => {
      // While the log cannot be written, the answer of a tab that is closed then may come after one of another tab.
      const again = first === undefined ? undefined : others.find((other) => knows(other, first))
      return again === undefined ? [] : [at(again, `the call ${id} is answered twice`)]
    }),
}

const answersAreAsked: LogInvariant = {
  name: 'answer-of-a-call',
  states: 'Every answer settles calls that the log asked for before.',
  violations: (steps) => {
    const all = knownIds(steps)
    const asked = new Set<string>()
    return steps.flatMap((step) => {
      const { record } = step
      if (record.kind === 'effect') asked.add(record.id)
      const unknown =
        record.kind === 'answer' ? record.settles.find((id) => !asked.has(id) && all?.has(id) !== false) : undefined
      return unknown === undefined ? [] : [at(step, `the answer settles ${unknown}, which nothing asked for`)]
    })
  },
}

const orderCalledOnce: LogInvariant = {
  name: 'order-sent-once',
  states: 'An order is sent once; after that its outcome is enquired about.',
  violations: (steps) =>
    callsOf(steps)
      .filter(({ asked }) => asked.record.type === 'PlaceOrder')
      .flatMap(({ id, attempts }) => {
        const runs = attempts.filter(({ attempt }) => attempt.how === 'run')
        // One tab states its attempts more than once, each time with their number.
        const sent = Math.max(0, ...runs.map(({ attempt }) => attempt.count))
        const tabs = new Set(runs.map(({ step }) => step.batch.tab)).size
        const last = runs.at(-1)
        return last !== undefined && (sent > 1 || tabs > 1) ? [at(last.step, `the order ${id} was sent again`)] : []
      }),
}

const causesComeFirst: LogInvariant = {
  name: 'cause-comes-first',
  states: 'Every record follows from one that is before it in the log.',
  violations: (steps) => {
    const all = knownIds(steps)
    const ids = new Set(steps.map(({ record }) => record.id))
    const known = new Set<string>()
    return steps.flatMap((step) => {
      const { id, causation, kind } = step.record
      known.add(id)
      if (causation === undefined || known.has(causation) || all?.has(causation) === false) return []
      // A tab records its configuration again because the log has forgotten it.
      if (kind === 'configuration') return []
      // What a closed tab could not store of its own session is lost, and what it led to in other streams is not.
      if (kind === 'command' && !ids.has(causation)) return []
      return [at(step, `its cause ${causation} is not before it`)]
    })
  },
}

const positionsAscend: LogInvariant = {
  name: 'positions-ascend',
  states: 'The positions of batches ascend, and no batch is there twice.',
  violations: (steps) => {
    const ids = new Set<string>()
    let last = -Infinity
    let batch: Batch | undefined
    return steps.flatMap((step) => {
      if (step.batch === batch) return []
      batch = step.batch
      const isWrong = batch.position <= last || ids.has(batch.id)
      last = batch.position
      ids.add(batch.id)
      return isWrong ? [at(step, `the batch ${batch.id} is not at its place`)] : []
    })
  },
}

const recordsAreUnique: LogInvariant = {
  name: 'one-record-per-id',
  states: 'No two records have the same id.',
  violations: (steps) => {
    const ids = new Set<string>()
    return steps.flatMap((step) => {
      const { id, kind } = step.record
      // The ids of damaged records are not known.
      if (kind === 'damaged' || !ids.has(id)) {
        ids.add(id)
        return []
      }
      return [at(step, `the id ${id} is that of an earlier record`)]
    })
  },
}

const eventsHaveOrigins: LogInvariant = {
  name: 'event-has-origin',
  states: 'Every event follows from a command or an answer in its own batch.',
  violations: (steps) =>
    steps.flatMap((step) => {
      const { kind, causation } = step.record
      if (kind !== 'event' || causation === undefined) return []
      return originsIn(step.batch).has(causation) ? [] : [at(step, `its origin ${causation} is not in its batch`)]
    }),
}

const streamsHaveModules: LogInvariant = {
  name: 'stream-of-one-module',
  states: 'The name of a stream begins with the module of all its records.',
  violations: (steps) =>
    steps.flatMap((step) => {
      const { kind, stream, module } = step.record
      // The configuration belongs to no module, and a damaged record does not say to which.
      if (kind === 'configuration' || kind === 'damaged' || stream.split(':', 1)[0] === module) return []
      return [at(step, `its module is ${module}`)]
    }),
}

/** What holds of every log, whatever its modules. */
export const logInvariants: readonly LogInvariant[] = [
  oneOutcome,
  answersAreAsked,
  orderCalledOnce,
  causesComeFirst,
  positionsAscend,
  recordsAreUnique,
  eventsHaveOrigins,
  streamsHaveModules,
]
