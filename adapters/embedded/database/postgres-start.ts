import { setTimeout as after } from 'node:timers/promises'
import { limits } from '../limits'
import { openPostgres } from './postgres-engine'
import type { SqlEngine } from './sql-engine'
import { codeOf, sqlStates } from './sql-states'

export interface PostgresStart {
  /** Of one statement, instead of the usual limit. */
  readonly statementTimeoutMs?: number
  /** Of waiting for a server that is not up yet, instead of the usual limit. */
  readonly startWaitMs?: number
  /** Says to the developer what takes a while; nothing when left out. */
  readonly tell?: (line: string) => void
}

/**
 * Connects to a PostgreSQL server. One that is not up yet is waited for, since it may start at the same time.
 * @throws {Error} that says what to do, when it does not answer in time or refuses the address
 */
export const connectToPostgres = async (
  databaseUrl: string,
  {
    statementTimeoutMs = limits.database.statementTimeoutMs,
    startWaitMs = limits.database.startWaitMs,
    tell = () => {},
  }: PostgresStart,
): Promise<SqlEngine> => {
  const engine = await openPostgres(databaseUrl, statementTimeoutMs)
  const until = performance.now() + startWaitMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      const connection = await engine.connect(false)
      await connection.release(false)
      return engine
    } catch (error) {
      const mayComeUp = isNotUpYet(error) && performance.now() < until
      if (!mayComeUp) {
        await engine.close()
        throw startFault(databaseUrl, error)
      }
      if (isFirst) tell(`PostgreSQL does not answer yet (${messageOf(error)}). Waiting up to ${startWaitMs / 1000} s.`)
      await after(limits.database.startTriedEveryMs)
    }
  }
}

const isNotUpYet = (error: unknown): boolean => {
  const code = codeOf(error)
  return code === sqlStates.connectionLost || code === sqlStates.tooManyConnections
}

const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.message === '' && error.cause !== undefined ? messageOf(error.cause) : error.message
}

/** Names the address without its user and password. */
const startFault = (databaseUrl: string, error: unknown): Error =>
  new Error(
    `PostgreSQL at ${addressOf(databaseUrl)} cannot be used: ${messageOf(error)}. Start it, or check DATABASE_URL.`,
    { cause: error },
  )

const addressOf = (databaseUrl: string): string => {
  if (!URL.canParse(databaseUrl)) return 'the address given'
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `${searchParams.get('host') ?? host}${pathname}`
}
