import type { Database } from '../database/database'
import { bulkInsert } from '../database/bulk-insert'
import { swedishSortKey } from '../swedish-order'
import type { LocationData } from '../seeding/location-data'

const rowOf = (location: LocationData) => ({
  location_id: location.id,
  kind: location.kind,
  name: location.name,
  sv_key: swedishSortKey(location.name),
  address: location.address,
  zip_code: location.zipCode,
  city: location.city,
  phone: location.phone,
  latitude: location.latitude,
  longitude: location.longitude,
  opening_hours: location.openingHours,
  express_zip_prefixes: location.expressZipPrefixes,
})

/** Puts the locations into an empty table. */
export const seedLocations = (db: Database, locations: readonly LocationData[]): Promise<void> =>
  bulkInsert(db, 'locations', locations.map(rowOf))
