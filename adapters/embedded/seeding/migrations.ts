import { sql, type Migration } from 'kysely'

export const seedMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-01-seed-runs': {
    up: async (db) => {
      await sql`create table seed_runs (
        area text primary key,
        version text not null,
        size integer not null,
        seeded_at timestamptz not null
      )`.execute(db)
    },
  },
}
