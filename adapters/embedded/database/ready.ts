import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { limits } from '../limits'
import { asCaller } from './caller'
import type { Database } from './database'

/** Checks within a bounded time whether the database answers. Simultaneous checks share one query. */
export const readiness = (db: Database, timeoutMs = limits.database.readyTimeoutMs): (() => Promise<boolean>) => {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= databaseIsReady(db, timeoutMs).finally(() => {
      running = undefined
    })
    return running
  }
}

const databaseIsReady = async (db: Database, timeoutMs: number): Promise<boolean> => {
  const giveUp = new AbortController()
  const answers = asCaller('readiness', () => sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  )
  const late = after(timeoutMs, false, { signal: giveUp.signal }).catch(() => false)
  const ready = await Promise.race([answers, late])
  giveUp.abort()
  return ready
}
