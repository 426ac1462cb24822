import { sql } from 'kysely'
import type { Store } from '#domain/stores/store'
import type { ZipCode } from '#domain/kernel/zip-code'
import { locationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import type { StoreSite } from './towns'

export interface StoreFilter {
  readonly services?: string | undefined
  readonly zipCode?: ZipCode | undefined
  readonly deliveryMethod?: string | undefined
}

/**
 * Stores in Swedish order of name. Every store hands out goods (`standard-pickup`); an express delivery (XXX) to a zip
 * code goes from the stores that reach it.
 */
export const readStores = async (
  db: Database,
  { services, zipCode, deliveryMethod }: StoreFilter,
): Promise<readonly Store[]> => {
  if (services !== undefined && services !== 'standard-pickup') return []
  let query = db
    .selectFrom('locations')
    .selectAll()
    .where('kind', '=', 'store')
    .orderBy('sv_key')
    .orderBy('location_id')
  if (zipCode !== undefined && deliveryMethod === 'XXX') {
    query = query.where(
      sql<boolean>`exists (select from unnest(express_zip_prefixes) as prefix where starts_with(${zipCode}::text, prefix))`,
    )
  }
  return (await query.execute()).map((row) => ({
    id: locationId(row.location_id),
    name: row.name,
    address: row.address,
    zipCode: row.zip_code,
    city: row.city,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    openingHours: row.opening_hours,
  }))
}

/** The sites of the stores, in the order of their ids. */
export const readStorePlaces = async (db: Database): Promise<readonly StoreSite[]> => {
  const rows = await db
    .selectFrom('locations')
    .select(['city', 'zip_code', 'express_zip_prefixes', 'latitude', 'longitude'])
    .where('kind', '=', 'store')
    .orderBy('location_id')
    .execute()
  return rows.map(({ zip_code, express_zip_prefixes, ...place }) => ({
    ...place,
    zipCode: zip_code,
    expressZipPrefixes: express_zip_prefixes,
  }))
}
