import type { Clock } from '#application/ports/clock'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'

/** The demo account whose procurement system may open punchout sessions. */
const PUNCHOUT_ACCOUNT = 'inkop'

/** Opens the punchout entrance to its demo account; once only, also to an account of an earlier version. */
export const seedDemoPunchout = (db: Database, clock: Clock): Promise<boolean> =>
  seedOnce(db, clock, { area: 'demo-punchout', version: '1', size: 1 }, async (trx) => {
    await trx.updateTable('users').set({ may_punch_out: true }).where('username', '=', PUNCHOUT_ACCOUNT).execute()
  })
