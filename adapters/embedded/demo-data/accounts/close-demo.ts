import { randomBytes } from 'node:crypto'
import type { Clock } from '#application/ports/clock'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts'
import { hashPassword } from '../../auth/password'

const CLOSED = 'demo-accounts-closed'
const demoUsers = demoAccounts.map(({ userId }) => userId)

/**
 * Ends the demo accounts that an earlier start put in: everybody knows their password. Their data stay, since orders and
 * carts refer to them.
 */
export const closeDemo = async (db: Database, clock: Clock): Promise<void> => {
  if (!(await hasRun(db, 'demo-accounts'))) return
  await seedOnce(db, clock, { area: CLOSED, version: '1', size: demoUsers.length }, async (trx) => {
    await setPassword(trx, randomBytes(32).toString('hex'), false)
    await trx.deleteFrom('credential_links').where('user_id', 'in', demoUsers).execute()
    const sessions = trx.selectFrom('sessions').select('session_id').where('user_id', 'in', demoUsers)
    await trx.deleteFrom('refresh_tokens').where('session_id', 'in', sessions).execute()
    await trx.deleteFrom('sessions').where('user_id', 'in', demoUsers).execute()
  })
}

/** Lets the demo accounts in again after a start without them. */
export const reopenDemo = async (db: Database): Promise<void> => {
  if (!(await hasRun(db, CLOSED))) return
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, DEMO_PASSWORD, true)
    await trx.deleteFrom('seed_runs').where('area', '=', CLOSED).execute()
  })
}

const hasRun = async (db: Database, area: string): Promise<boolean> =>
  (await db.selectFrom('seed_runs').select('area').where('area', '=', area).executeTakeFirst()) !== undefined

const setPassword = async (db: Database, password: string, active: boolean): Promise<void> => {
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash, active }).where('user_id', 'in', demoUsers).execute()
}
