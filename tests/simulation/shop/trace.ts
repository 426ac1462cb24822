import { createHash } from 'node:crypto'

/** All that happened in a session, in order. Two sessions of one seed have the same hash. */
export interface Trace {
  readonly note: (what: string) => void
  readonly hash: () => string
  /** The last notes, for a report. */
  readonly last: () => readonly string[]
}

const MOST_KEPT = 60

/** Notes that are hashed at once, since each call of the hash costs as much as many characters. */
const HASHED_AT_ONCE = 200

export const createTrace = (now: () => number): Trace => {
  const hash = createHash('sha256')
  const start = now()
  const kept: string[] = []
  let unhashed: string[] = []
  const hashNotes = (): void => {
    hash.update(unhashed.join(''))
    unhashed = []
  }
  return {
    note: (what) => {
      const line = `${now() - start} ${what}`
      unhashed.push(line)
      if (unhashed.length === HASHED_AT_ONCE) hashNotes()
      kept.push(line)
      if (kept.length > 2 * MOST_KEPT) kept.splice(0, MOST_KEPT)
    },
    hash: () => {
      hashNotes()
      return hash.copy().digest('hex')
    },
    last: () => kept.slice(-MOST_KEPT),
  }
}

/** One hash of many sessions, in their order. */
export const hashOfHashes = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join('\n')).digest('hex')
