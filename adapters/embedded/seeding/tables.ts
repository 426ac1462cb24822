import type { ColumnType } from 'kysely'

export interface SeedTables {
  /** Which data were put in at first start, and by which version of what makes them. */
  seed_runs: {
    area: string
    version: string
    size: number
    seeded_at: ColumnType<Date, string, string>
  }
}
