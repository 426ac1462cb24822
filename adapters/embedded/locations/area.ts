import type { Area } from '../area'
import { locationMigrations } from './migrations'
import { locationsPlugin } from './plugin'
import { seedLocations } from './seed-locations'
import type { LocationTables } from './tables'

/** Stores and the central storage. */
export const locationsArea: Area<LocationTables> = {
  migrations: locationMigrations,
  plugin: locationsPlugin,
  seed: {
    tables: ['locations'],
    stepsFor: ({ locations }) => ({ beforeArticles: (db) => seedLocations(db, locations) }),
  },
}
