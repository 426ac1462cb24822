import type { Database } from '../database/database'
import { bulkInsert } from '../database/bulk-insert'
import { swedishSortKey } from '../swedish-order'
import { CENTRAL_STORAGE, stores, type LocationData } from '../demo-data/stores/store-data'

const rowOf = (kind: 'store' | 'central') => (location: LocationData) => ({
  location_id: location.id,
  kind,
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

export const seedLocations = (db: Database): Promise<void> =>
  bulkInsert(db, 'locations', [rowOf('central')(CENTRAL_STORAGE), ...stores.map(rowOf('store'))])
