import type { StoredBatch } from '#application/log/record'
import { withConsequences, withoutRecords } from './branch'
import type { Violation } from './invariant'
import { redecideAll } from './redecide'
import { createReplay } from './replay'
import { violationsOf } from './violations'

/** The shortest log found that still shows a fault. */
export interface Shrunk {
  readonly batches: readonly StoredBatch[]
  /** How many logs were tried. */
  readonly tried: number
}

/** Whether a log shows the fault: a test of the whole log. */
export type ShowsFault = (batches: readonly StoredBatch[]) => boolean

/** The fault of a violation: the same invariant, broken by a record of the same kind and type. */
export const sameFault = (batches: readonly StoredBatch[], violation: Violation): ShowsFault => {
  const typeAt = (log: readonly StoredBatch[], step: number): string | undefined => {
    const found = createReplay(log, true).steps[step - 1]?.record
    return found && `${found.kind} ${found.type}`
  }
  const type = typeAt(batches, violation.step)
  return (log) =>
    violationsOf(createReplay(log, true)).some(
      ({ invariant, step }) => invariant === violation.invariant && typeAt(log, step) === type,
    )
}

/** A batch leaves with all that follows from it, so that no record is left without its cause. */
const without = (batches: readonly StoredBatch[], gone: readonly StoredBatch[]): readonly StoredBatch[] => {
  const ids = new Set(gone.flatMap(({ records }) => records.map(({ id }) => id)))
  return withoutRecords(batches, withConsequences(batches, ids))
}

/** Tries to leave out one part after another. From the end: what is there takes nothing before it along. */
const withoutParts = (log: readonly StoredBatch[], size: number, shows: ShowsFault): Shrunk => {
  let batches = log
  let tried = 0
  for (let end = log.length; end > 0; end -= size) {
    const part = log.slice(Math.max(0, end - size), end).filter((batch) => batches.some(({ id }) => id === batch.id))
    const smaller = part.length === 0 ? batches : without(batches, part)
    if (smaller.length === batches.length) continue
    tried += 1
    if (shows(smaller)) batches = smaller
  }
  return { batches, tried }
}

/**
 * Leaves out parts of a log as long as it still shows the fault: halves first, single batches last. The result shows
 * the fault, and no single batch of it can be left out.
 */
export const shrink = (log: readonly StoredBatch[], shows: ShowsFault): Shrunk => {
  let found: Shrunk = { batches: log, tried: 0 }
  let size = Math.ceil(log.length / 2)
  while (size >= 1) {
    const next = withoutParts(found.batches, size, shows)
    const isSmaller = next.batches.length < found.batches.length
    found = { batches: next.batches, tried: found.tried + next.tried }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!isSmaller) return found
  }
  return found
}

/** The fault of a command of that type which the present rules decide in another way than it was recorded. */
export const sameDivergence =
  (type: string): ShowsFault =>
  (log) =>
    redecideAll(createReplay(log, true)).some(
      ({ command, decision }) => command.record.type === type && decision.tag === 'Different',
    )
