import { sql, type Migration } from 'kysely'

export const sequenceMigrations: Readonly<Record<string, Migration>> = {
  '2026-02-02-attribute-sequences': {
    up: async (db) => {
      await sql`create table attribute_sequences (
        category_slug text primary key references categories,
        sequence text[] not null,
        disabled boolean not null
      )`.execute(db)
    },
  },
}
