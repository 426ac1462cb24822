import { sql, type Migration } from 'kysely'

export const favouritesMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-favourites': {
    up: async (db) => {
      await sql`create table favourites (
        favourite_id text primary key,
        user_id text not null references users,
        article_number text not null,
        position integer generated always as identity,
        created_at timestamptz not null,
        unique (user_id, article_number)
      )`.execute(db)
    },
  },
}
