import type { PoolClient } from 'pg'
import { limits } from '../limits'
import { valueParsers, WORK_MEMORY } from './engine-settings'
import type { SqlConnection, SqlEngine } from './sql-engine'
import { sqlError, sqlStates } from './sql-states'

const { answerGraceMs, connectTimeoutMs, idleInTransactionTimeoutMs, lockTimeoutMs, mostConnections } = limits.database

/** Commands whose row count is of rows that they wrote. */
const writing: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

/** What the driver says of a broken connection; it gives no code. */
const DRIVER_LOSS = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** A pool of connections to a PostgreSQL server. It connects at the first use. */
export const openPostgres = async (connectionString: string, statementTimeoutMs: number): Promise<SqlEngine> => {
  // Imported on demand: most processes use the embedded database and should not wait for this import.
  const { DatabaseError, Pool, TypeOverrides } = await import('pg')
  const types = new TypeOverrides()
  for (const [oid, parse] of Object.entries(valueParsers)) types.setTypeParser(Number(oid), parse)

  const poolWith = (settings: readonly string[]) => {
    const pool = new Pool({
      connectionString,
      max: mostConnections,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      types,
      options: [`work_mem=${WORK_MEMORY}`, ...settings].map((setting) => `-c ${setting}`).join(' '),
    })
    // A connection may break at any time, in use or not. Unheard, the event ends the process; the statement that runs
    // on it fails, and the pool replaces the connection.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  const limited = poolWith([
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${lockTimeoutMs}`,
    `idle_in_transaction_session_timeout=${idleInTransactionTimeoutMs}`,
  ])
  const unlimited = poolWith([])

  const lost = (error: unknown): Error =>
    sqlError(sqlStates.connectionLost, error instanceof Error ? error.message : String(error), error)

  const connectionOn = (client: PoolClient, answerWithinMs: number | undefined): SqlConnection => {
    let broken = false
    return {
      run: async ({ sql, parameters, name }) => {
        if (broken) throw lost('The connection to PostgreSQL is broken')
        try {
          // Rows are untyped here; the caller's query states their type.
          const running = client.query<never>({
            text: sql,
            values: [...parameters],
            ...(name === undefined ? {} : { name }),
          })
          // Several statements in one text have several results, of which the last one counts.
          const result = [await answered(running, answerWithinMs)].flat().at(-1)
          const written = writing.includes(result?.command ?? '') ? (result?.rowCount ?? 0) : undefined
          return { rows: [...(result?.rows ?? [])], affectedRows: written }
        } catch (error) {
          if (error instanceof DatabaseError && !isServerGone(error.code)) throw error
          if (!(error instanceof DatabaseError) && !isDriverLoss(error)) throw error
          broken = true
          throw lost(error)
        }
      },
      release: async (unusable) => client.release(broken || unusable),
    }
  }

  return {
    connect: async (atLength) => {
      try {
        const client = await (atLength ? unlimited : limited).connect()
        return connectionOn(client, atLength ? undefined : statementTimeoutMs + answerGraceMs)
      } catch (error) {
        if (error instanceof DatabaseError && !isServerGone(error.code)) throw error
        throw lost(error)
      }
    },
    close: async () => {
      await Promise.all([limited.end(), unlimited.end()])
    },
  }
}

/** The server stops, has crashed, starts, or has closed an idle transaction. */
const isServerGone = (code: string | undefined): boolean => code !== undefined && /^(08|57P0|25P03)/.test(code)

const isDriverLoss = (error: unknown): boolean =>
  error instanceof Unanswered || (error instanceof Error && ('syscall' in error || DRIVER_LOSS.test(error.message)))

class Unanswered extends Error {}

/** Rejects when there is no answer in time: an unreachable server sends nothing, not even a reset of the connection. */
const answered = async <A>(running: Promise<A>, withinMs: number | undefined): Promise<A> => {
  if (withinMs === undefined) return running
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unanswered('PostgreSQL does not answer')), withinMs)
  })
  try {
    return await Promise.race([running, late])
  } finally {
    clearTimeout(timer)
    // A later failure of it is nobody's concern.
    running.catch(() => {})
  }
}
