import * as E from 'fp-ts/Either'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Instant, UserId } from '#domain/kernel/ids'
import { workOwnerOf } from '#domain/session/kept-work'
import type { SessionState } from '#domain/session/session'
import type { Batch, StoredBatch } from '#application/log/record'
import type { ModuleMasking } from '#application/replay/masked-log'
import type { EventLog, LogFailure } from '#application/ports/event-log'
import type { Timers } from '#application/ports/timers'
import { inTime } from '#application/timing/in-time'

/** The log of this browser as far as the present user may see it, and what masks its records. */
export interface LogReading {
  readonly brand: BrandCode
  readonly readAt: Instant
  readonly batches: readonly StoredBatch[]
  /** `visit`: the log of the browser cannot be read, and this is what the tab has in memory since it was opened. */
  readonly extent: LogExtent
  readonly modules: readonly ModuleMasking[]
}

export type LogExtent = 'log' | 'visit'

/** Whether a stream is that of a tab, or of a customer for whom this user works: `cart:dahl:u1:c1:p1`. */
const isStreamOf = (user: UserId | undefined, stream: string): boolean => {
  const [_module, _brand, ...scope] = stream.split(':')
  return scope.length === 0 || (user !== undefined && scope.join(':').startsWith(`${user}:`))
}

/**
 * What a user may see of a batch; undefined where that is nothing. A batch of nobody is that of a visitor or of a log-in,
 * or it holds what a log-out has left: orders of any user whose outcome is not known. A cut puts the summaries of all
 * users into one batch.
 */
const seenBy = (user: UserId | undefined, batch: StoredBatch): StoredBatch | undefined => {
  if (batch.owner !== undefined && batch.owner.userId !== user && batch.unanswered === undefined) return undefined
  const records = batch.records.filter(({ stream }) => isStreamOf(user, stream))
  if (records.length === 0) return undefined
  return { ...batch, records, owner: batch.owner?.userId === user ? batch.owner : undefined }
}

/** Whose log it is: the user who is logged in, or whose stored session is being taken up again. */
const readerOf = (session: SessionState): UserId | undefined => {
  const isResumed = session.tag === 'Authenticating' && session.by !== 'credentials'
  return session.tag === 'Authenticated' || isResumed ? workOwnerOf(session)?.userId : undefined
}

/** All that a log holds, page by page. */
const readAll = async (log: Pick<EventLog, 'readPage'>): Promise<E.Either<LogFailure, readonly StoredBatch[]>> => {
  const batches: StoredBatch[] = []
  for (let next: number | undefined = 0; next !== undefined;) {
    const page: Awaited<ReturnType<ReturnType<EventLog['readPage']>>> = await log.readPage(next)()
    if (E.isLeft(page)) return page
    batches.push(...page.right.batches)
    next = page.right.next
  }
  return E.right(batches)
}

/** Milliseconds after which a log that does not answer counts as one that cannot be read. */
const READING_DEADLINE_MS = 5_000

const tooLate = E.left<LogFailure>({ tag: 'Unavailable', reason: 'deadline' })

/** Batches behind those of the log, as if it had them. */
const placedBehind = (stored: readonly StoredBatch[], unstored: readonly Batch[]): readonly StoredBatch[] => {
  const known = new Set(stored.map(({ id }) => id))
  const last = stored.at(-1)?.position ?? 0
  return unstored
    .filter(({ id }) => !known.has(id))
    .map((batch, index) => ({ ...batch, position: last + index + 1, size: 0 }))
}

/** Where the records of a browser are. */
export interface LogSource {
  readonly log: Pick<EventLog, 'readPage'>
  /** What the tab has in memory and the log has not, oldest first. */
  readonly unstored: () => readonly Batch[]
  readonly timers: Timers
}

/**
 * All that the log and the memory of the tab hold of a user. After the end of a session it is there for its user alone.
 * Left where the log cannot be read and the memory holds nothing.
 */
export const readLogOf = async (
  { log, unstored, timers }: LogSource,
  session: SessionState,
): Promise<E.Either<LogFailure, Pick<LogReading, 'batches' | 'extent'>>> => {
  const wait = { timers, waitMs: READING_DEADLINE_MS, signal: new AbortController().signal }
  const read = (await inTime(wait, () => readAll(log))) ?? tooLate
  const waiting = unstored()
  if (E.isLeft(read) && waiting.length === 0) return read
  const stored = E.isLeft(read) ? [] : read.right
  const user = readerOf(session)
  return E.right({
    batches: [...stored, ...placedBehind(stored, waiting)].flatMap((batch) => seenBy(user, batch) ?? []),
    extent: E.isLeft(read) ? 'visit' : 'log',
  })
}
