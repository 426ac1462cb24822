import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'

const { freeAttemptsPerAccount, freeAttemptsPerAddress, freeAttemptsPerDevice } = limits.session
const { longestWaitSeconds, attemptForgottenAfterSeconds } = limits.session

/** The subjects that an attempt to log in is counted for. Each is a digest, so that the table identifies nobody. */
export interface LogInAttempt {
  readonly account: string
  readonly address: string
  /** A device that has logged in to the account before; undefined for any other. */
  readonly device: string | undefined
}

export interface AttemptLimit {
  readonly limit: 'account' | 'address' | 'device'
  /** Seconds until the next attempt is allowed; at least one. */
  readonly waitSeconds: number
}

/** What attempts are counted for, and how many are free. */
export interface Counter {
  readonly limit: AttemptLimit['limit']
  readonly subject: string
  readonly free: number
}

/** The subjects for which an attempt was counted. */
export type CountedAttempt = readonly Counter[]

// Always the address first: attempts that lock the same rows must lock them in the same order.
const countersOf = ({ account, address, device }: LogInAttempt): readonly Counter[] =>
  device === undefined
    ? [
        { limit: 'address', subject: `address ${address}`, free: freeAttemptsPerAddress },
        { limit: 'account', subject: `account ${account}`, free: freeAttemptsPerAccount },
      ]
    : [{ limit: 'device', subject: `device ${device} ${account}`, free: freeAttemptsPerDevice }]

/**
 * Counts an attempt before its password is checked, so that simultaneous guesses are counted too. After the free
 * attempts each further one doubles the wait, at the account and at the address. A known device is counted
 * separately, so that guesses from elsewhere do not delay it. A refused attempt is not counted and prolongs no wait.
 */
export const countAttempt = async (
  db: Database,
  attempt: LogInAttempt,
  now: Instant,
): Promise<E.Either<AttemptLimit, CountedAttempt>> => {
  const counters = countersOf(attempt)
  const counted = await inTransaction(db, (trx) => countAll(trx, counters, now))
  if (E.isRight(counted) || counted.left.limit !== 'account') return counted
  if (await takeTurn(db, attempt, now)) {
    const others = counters.filter(({ limit }) => limit !== 'account')
    return inTransaction(db, (trx) => countAll(trx, others, now))
  }
  const turn = await awaitTurn(db, attempt, now)
  return E.left({ limit: 'account', waitSeconds: Math.min(counted.left.waitSeconds, turn) })
}

/**
 * Counts an attempt for each of the counters in turn, up to the first that is blocked. Simultaneous attempts must name
 * counters in the same order. In a transaction that is undone when one is blocked, a refused attempt counts nowhere.
 */
export const countAll = async (
  db: Database,
  counters: readonly Counter[],
  now: Instant,
): Promise<E.Either<AttemptLimit, CountedAttempt>> => {
  for (const { limit, subject, free } of counters) {
    const waitSeconds = await countAt(db, subject, free, now)
    if (waitSeconds !== undefined) return E.left({ limit, waitSeconds })
  }
  return E.right(counters)
}

/** @returns the seconds to wait when the subject is blocked, `undefined` when the attempt was counted */
const countAt = async (db: Database, subject: string, free: number, now: Instant): Promise<number | undefined> => {
  const forgotten_at = sql<string>`greatest(log_in_attempts.forgotten_at, ${now}::timestamptz) + ${forgetting}`
  const attempts = sql<number>`ceil(extract(epoch from ${forgotten_at} - ${now}::timestamptz) / ${attemptForgottenAfterSeconds}::int)`
  const counted = await db
    .insertInto('log_in_attempts')
    .values({ subject, forgotten_at: sql<string>`${now}::timestamptz + ${forgetting}`, blocked_until: unblocked })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ forgotten_at, blocked_until: blockedUntil(attempts, free, now) })
        .where('log_in_attempts.blocked_until', '<=', sql<Date>`${now}::timestamptz`),
    )
    .returning('subject')
    .executeTakeFirst()
  return counted === undefined ? secondsBlocked(db, subject, now) : undefined
}

const forgetting = sql`make_interval(secs => ${attemptForgottenAfterSeconds}::int)`

// Far in the past, so that a clock that is set back blocks no user.
const unblocked = '1970-01-01T00:00:00.000Z'

/** 1 s after the last free attempt, then 2 s, 4 s and so on. */
const blockedUntil = (attempts: RawBuilder<number>, free: number, now: Instant): RawBuilder<string> =>
  sql`case when ${attempts} < ${free}::int then ${unblocked}::timestamptz
    else ${now}::timestamptz + make_interval(
      secs => least(${longestWaitSeconds}::int, power(2, least(${attempts} - ${free}::int, 30)))
    ) end`

/** The seconds to wait of a subject that is blocked; undefined for any other. Nothing is counted. */
export const waitOf = async (db: Database, subject: string, now: Instant): Promise<number | undefined> => {
  const blocked = await db
    .selectFrom('log_in_attempts')
    .select('subject')
    .where('subject', '=', subject)
    .where('blocked_until', '>', new Date(now))
    .executeTakeFirst()
  return blocked === undefined ? undefined : secondsBlocked(db, subject, now)
}

const secondsBlocked = async (db: Database, subject: string, now: Instant): Promise<number> => {
  const row = await db
    .selectFrom('log_in_attempts')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return Math.max(1, Math.ceil(((row?.blocked_until.getTime() ?? 0) - Date.parse(now)) / 1000))
}

const turnOf = ({ account, address }: LogInAttempt): string => `turn ${account} ${address}`

/**
 * A permanent attack on an account would take every free attempt. So an address that has been refused at an account
 * is let through once after the longest wait.
 */
const takeTurn = async (db: Database, attempt: LogInAttempt, now: Instant): Promise<boolean> => {
  const taken = await db
    .deleteFrom('log_in_attempts')
    .where('subject', '=', turnOf(attempt))
    .where('blocked_until', '<=', new Date(now))
    .returning('subject')
    .executeTakeFirst()
  return taken !== undefined
}

/** @returns the seconds until its turn; the first refusal starts the wait */
const awaitTurn = async (db: Database, attempt: LogInAttempt, now: Instant): Promise<number> => {
  const at = (waits: number) => new Date(Date.parse(now) + waits * longestWaitSeconds * 1000).toISOString()
  await db
    .insertInto('log_in_attempts')
    .values({ subject: turnOf(attempt), blocked_until: at(1), forgotten_at: at(3) })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
  return secondsBlocked(db, turnOf(attempt), now)
}

/**
 * The password was correct: the attempts at the account, or from the known device, no longer count. At the address
 * only this attempt is subtracted, so that a log-in to one's own account does not clear guesses at others.
 */
export const forgetAttempts = async (db: Database, attempt: LogInAttempt, counted: CountedAttempt): Promise<void> => {
  const own = countersOf(attempt).filter(({ limit }) => limit !== 'address')
  await takeBack(db, counted)
  await db
    .deleteFrom('log_in_attempts')
    .where(
      'subject',
      'in',
      own.map(({ subject }) => subject),
    )
    .execute()
}

const takeBack = async (db: Database, counted: CountedAttempt): Promise<void> => {
  await db
    .updateTable('log_in_attempts')
    .set({ forgotten_at: sql<string>`forgotten_at - ${forgetting}`, blocked_until: unblocked })
    .where(
      'subject',
      'in',
      counted.map(({ subject }) => subject),
    )
    .execute()
}
