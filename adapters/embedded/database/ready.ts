import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { limits } from '../limits'
import { asCaller } from './caller'
import type { Database } from './database'

/** Asks the database whether it answers, for a bounded time. Those who ask at once share one question. */
export const readiness = (db: Database, timeoutMs = limits.database.readyTimeoutMs): (() => Promise<boolean>) => {
  let asking: Promise<boolean> | undefined
  return () => {
    asking ??= databaseIsReady(db, timeoutMs).finally(() => {
      asking = undefined
    })
    return asking
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
