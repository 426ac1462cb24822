import * as E from 'fp-ts/Either'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import type { LogRecord } from '#application/log/record'
import type { ReplayStep } from './replayed-stream'

/** A call that the log asks for, with what the log says of it. */
export interface LoggedCall {
  /** Id of the effect's record. */
  readonly id: string
  readonly asked: ReplayStep
  readonly attempts: readonly { readonly step: ReplayStep; readonly attempt: CallAttempted }[]
  /** The records of its answers: none while it is unanswered. More than one is a fault. */
  readonly answers: readonly ReplayStep[]
}

const attemptIn = (record: LogRecord): CallAttempted | undefined => {
  if (record.kind !== 'attempt') return undefined
  const read = attemptCodec.decode(record)
  return E.isRight(read) ? read.right : undefined
}

/** All calls that the log asks for, in order, with their attempts and answers. */
export const callsOf = (steps: readonly ReplayStep[]): readonly LoggedCall[] => {
  const calls = new Map<
    string,
    { asked: ReplayStep; attempts: LoggedCall['attempts'][number][]; answers: ReplayStep[] }
  >()
  for (const step of steps) {
    const { record } = step
    if (record.kind === 'effect') calls.set(record.id, { asked: step, attempts: [], answers: [] })
    const attempt = attemptIn(record)
    if (attempt !== undefined) calls.get(attempt.effect)?.attempts.push({ step, attempt })
    if (record.kind === 'answer') for (const id of record.settles) calls.get(id)?.answers.push(step)
  }
  return [...calls].map(([id, call]) => ({ id, ...call }))
}

/** Calls without an answer: under way when the log was exported, or lost. */
export const unansweredCalls = (calls: readonly LoggedCall[]): readonly LoggedCall[] =>
  calls.filter(({ answers }) => answers.length === 0)
