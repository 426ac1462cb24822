import type { FastifyPluginAsync } from 'fastify'
import type { Migration } from 'kysely'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CatalogueData } from './seeding/catalogue-data'
import type { Load } from './database/bulk-load'
import type { Database } from './database/database'
import type { Tables } from './database/tables'
import type { SeedData } from './seeding/seed-data'

/** One service with its tables, routes and data. */
export interface Area<OwnTables = unknown> {
  /** Only a type: it gives the compiler the area's tables. No area has a value here. */
  readonly tables?: OwnTables
  /** Migrations of all areas run in order of name, so a name begins with a date: `2026-01-01-carts`. */
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly seed?: AreaSeed
  readonly plugin?: FastifyPluginAsync
  /**
   * The path prefix of its routes, without the check of users' tokens. When left out, they stand among the other
   * services.
   */
  readonly ownPath?: string
}

/** Data that an area derives from the catalogue. They are derived again when the catalogue changes. */
export interface AreaSeed {
  readonly tables: readonly (keyof Tables)[]
  /** @returns the steps of one run, which may keep state between batches */
  readonly stepsFor: (data: SeedData) => SeedSteps
  /** Runs at the first start of each day. */
  readonly onNewDay?: (db: Database, data: SeedData, today: CalendarDate) => Promise<void>
}

export interface SeedSteps {
  readonly beforeArticles?: (db: Database) => Promise<void>
  readonly addBatch?: (load: Load, batch: CatalogueData) => Promise<void>
  /** @param sample the first batches, which contain every kind of product */
  readonly afterArticles?: (db: Database, sample: CatalogueData, today: CalendarDate) => Promise<void>
}
