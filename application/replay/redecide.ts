import type { Written } from '#application/log/payload'
import type { LogRecord } from '#application/log/record'
import type { Replay } from './replay'
import { firstGap, type Outcome, type OutcomeEvent, type Redecision, type ReplayStep } from './replayed-stream'

/** A recorded command and what the present rules make of it. */
export interface RedecidedCommand {
  readonly command: ReplayStep
  readonly decision: Redecision
}

const writtenIn = ({ type, version, payload }: LogRecord): Written => ({ type, version, payload })

/** The recorded outcome of a command: the records that follow from it in its batch. */
export const recordedOutcome = ({ batch, record: command }: ReplayStep): Outcome => {
  const followed = batch.records.filter(({ causation }) => causation === command.id)
  const refusal = followed.find(({ kind }) => kind === 'refusal')
  if (refusal !== undefined) return { tag: 'Refused', refusal: writtenIn(refusal) }
  const events = followed.filter(({ kind }) => kind === 'event')
  return {
    tag: 'Accepted',
    events: events.map((event): OutcomeEvent => ({
      event: writtenIn(event),
      effects: batch.records
        .filter(({ kind, causation }) => kind === 'effect' && causation === event.id)
        .map((effect) => writtenIn(effect)),
    })),
  }
}

/**
 * Whether the tab of a batch knew an event when it decided: the event was in the part of the log that the tab had read,
 * or the tab had decided it itself.
 */
const knownTo =
  ({ batch }: ReplayStep) =>
  (event: ReplayStep): boolean =>
    event.batch.position <= batch.basis || event.batch.tab === batch.tab

/** Decides one recorded command by the present rules. */
export const redecided = (replay: Replay, command: ReplayStep): Redecision => {
  const stream = replay.streams.get(command.record.stream)
  if (stream === undefined) return { tag: 'Unknown', reason: { tag: 'UnknownModule', module: command.record.module } }
  const cut = replay.steps.find(
    ({ batch, record }) => record.stream === command.record.stream && isSummary(batch, record),
  )
  if (cut !== undefined && cut.batch.position > command.batch.basis && cut.step < command.step)
    return { tag: 'Unknown', reason: { tag: 'LogCut' } }
  const decision = stream.redecide(command, knownTo(command), recordedOutcome(command))
  return decision.tag === 'Different' && cut === undefined && mayLack(replay, command, stream.endsWithTab)
    ? { tag: 'Unknown', reason: { tag: 'LogIncomplete' } }
    : decision
}

/**
 * Whether batches are gone that the tab may have known. What was forgotten before the tab began was unknown to it; its
 * first batch holds the configuration, which follows from nothing. Of a tab's own streams the log keeps nothing when it forgets or cuts.
 */
const mayLack = ({ steps, gap, isWhole }: Replay, { step, batch }: ReplayStep, endsWithTab: boolean): boolean => {
  if (isWhole) return false
  if (endsWithTab) return gap !== undefined && gap <= step
  const before = steps.slice(0, step)
  const first = before.find((one) => one.batch.tab === batch.tab)
  if (first?.record.kind !== 'configuration' || first.record.causation !== undefined) return true
  const from = Math.min(first.batch.position, batch.basis + 1)
  const known = before.filter((one) => one.batch.position >= from)
  return firstGap(known, from) !== undefined
}

const isSummary = (batch: ReplayStep['batch'], { kind, causation }: LogRecord): boolean =>
  kind === 'event' && causation === undefined && batch.unanswered !== undefined

/** Decides all recorded commands by the present rules, each upon the recorded events before it. */
export const redecideAll = (replay: Replay): readonly RedecidedCommand[] =>
  replay.steps
    .filter(({ record }) => record.kind === 'command')
    .map((command) => ({ command, decision: redecided(replay, command) }))

/** The first command that the present rules decide in another way; undefined where there is none. */
export const firstDivergence = (replay: Replay): RedecidedCommand | undefined =>
  redecideAll(replay).find(({ decision }) => decision.tag === 'Different')
