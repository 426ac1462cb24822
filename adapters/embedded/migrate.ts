import { Migrator, type Migration } from 'kysely'
import type { Area } from './area'
import { areas } from './areas'
import { atLength } from './database/caller'
import type { Database } from './database/database'

/**
 * The migrations of all areas by name.
 * @throws {Error} when two areas name one alike
 */
export const migrationsOf = (list: readonly Area[]): Record<string, Migration> => {
  const all: Record<string, Migration> = {}
  for (const { migrations = {} } of list) {
    for (const [name, migration] of Object.entries(migrations)) {
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
    provider: { getMigrations: async () => migrationsOf(areas) },
    // An area that grows adds a migration whose name may sort before another area's newest.
    allowUnorderedMigrations: true,
  })
  const { error } = await atLength(() => migrator.migrateToLatest())
  if (error !== undefined) throw error
}
