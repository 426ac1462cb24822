import type { Clock } from '#application/ports/clock'
import type { Database } from '../../database/database'
import { seedOnce } from '../../seeding/seed-current'
import { demoTeams } from './demo-teams'

/** Names who looks after the demo customers, also those that an earlier version made; once only. */
export const seedDemoTeams = (db: Database, clock: Clock): Promise<boolean> => {
  const rows = Object.entries(demoTeams).flatMap(([customer_id, members]) =>
    members.map((member, position) => ({ customer_id, position, ...member })),
  )
  return seedOnce(db, clock, { area: 'demo-teams', version: '1', size: rows.length }, async (trx) => {
    await trx.insertInto('customer_team').values(rows).execute()
  })
}
