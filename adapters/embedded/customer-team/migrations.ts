import { sql, type Migration } from 'kysely'

export const customerTeamMigrations: Readonly<Record<string, Migration>> = {
  '2026-07-20-customer-team': {
    up: async (db) => {
      await sql`create table customer_team (
        customer_id text not null references customers,
        position integer not null,
        name text not null,
        title text,
        phone text,
        email text,
        primary key (customer_id, position)
      )`.execute(db)
    },
  },
}
