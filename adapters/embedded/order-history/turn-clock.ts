import { sql } from 'kysely'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { liveOn } from './live-on'

/**
 * Turns the clocks of orders ahead, and lets them live on.
 * @param number of one order; undefined for all whose life goes on
 * @returns the orders whose clocks were turned, and whether an article came into stock again
 */
export const turnClock = async (
  db: Database,
  days: number,
  number: string | undefined,
  now: Instant,
): Promise<{ readonly advanced: number; readonly turned: boolean }> => {
  const named = number === undefined ? sql`true` : sql`(order_number = ${number} or confirmed_number = ${number})`
  const { rows } = await sql`
    update order_history set days_ahead = days_ahead + ${days}::int, due_at = due_at - make_interval(hours => ${days * 24}::int)
    where due_at is not null and ${named} returning order_number`.execute(db)
  return { advanced: rows.length, turned: await liveOn(db, now) }
}
