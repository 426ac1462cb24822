import { sql, type Migration } from 'kysely'

export const contentEditingMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-28-content-editing': {
    up: async (db) => {
      await sql`create table content_edits (
        brand text not null,
        entry_id text not null,
        draft jsonb not null,
        published jsonb,
        version integer not null,
        changed_at timestamptz not null,
        primary key (brand, entry_id)
      )`.execute(db)
    },
  },
}
