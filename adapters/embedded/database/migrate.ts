import { Migrator, type Migration } from 'kysely'
import { atLength } from './caller'
import type { Database } from './database'
import { migrations } from './migrations'

const merged = (areas: readonly Readonly<Record<string, Migration>>[]): Record<string, Migration> => {
  const all: Record<string, Migration> = {}
  for (const area of areas) {
    for (const [name, migration] of Object.entries(area)) {
      if (name in all) throw new Error(`Two migrations are named ${name}`)
      all[name] = migration
    }
  }
  return all
}

/** Brings the schema up to date; several processes may do so at once, one of them then does the work. */
export const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => merged(migrations) },
    // An area that grows adds a migration whose name may sort before another area's newest.
    allowUnorderedMigrations: true,
  })
  const { error } = await atLength(() => migrator.migrateToLatest())
  if (error !== undefined) throw error
}
