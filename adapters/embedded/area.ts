import type { FastifyPluginAsync } from 'fastify'
import type { Migration } from 'kysely'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CatalogueData } from './seeding/catalogue-data'
import type { Load } from './database/bulk-load'
import type { Database } from './database/database'
import type { Tables } from './database/tables'
import type { SeedData } from './seeding/seed-data'

/** One service and all that is its own. */
export interface Area<OwnTables = unknown> {
  /** Names the type of its tables to the compiler. No area has a value here. */
  readonly tables?: OwnTables
  /** They run in order of name among those of all areas, so a name begins with a date: `2026-01-01-carts`. */
  readonly migrations?: Readonly<Record<string, Migration>>
  readonly seed?: AreaSeed
  readonly plugin?: FastifyPluginAsync
  /** Path that its routes stand below, without the check of users' tokens; among the other services when left out. */
  readonly ownPath?: string
}

/** The data that an area derives from the catalogue. They are made again when the catalogue changes. */
export interface AreaSeed {
  readonly tables: readonly (keyof Tables)[]
  /** @returns the steps of one run, which may remember what they have met */
  readonly stepsFor: (data: SeedData) => SeedSteps
  /** Runs at the first start of each day. */
  readonly onNewDay?: (db: Database, data: SeedData, today: CalendarDate) => Promise<void>
}

export interface SeedSteps {
  readonly beforeArticles?: (db: Database) => Promise<void>
  readonly addBatch?: (load: Load, batch: CatalogueData) => Promise<void>
  /** @param sample the first batches, which have every kind of product */
  readonly afterArticles?: (db: Database, sample: CatalogueData, today: CalendarDate) => Promise<void>
}
