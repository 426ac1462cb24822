import { sql, type Migration } from 'kysely'

export const locationMigrations: Readonly<Record<string, Migration>> = {
  '2026-01-02-locations': {
    up: async (db) => {
      await sql`create table locations (
        location_id text primary key,
        kind text not null check (kind in ('store', 'central')),
        name text not null,
        sv_key text collate "C" not null,
        address text not null,
        zip_code text not null,
        city text not null,
        phone text not null,
        latitude double precision not null,
        longitude double precision not null,
        opening_hours text[] not null,
        express_zip_prefixes text[] not null
      )`.execute(db)
    },
  },
}
