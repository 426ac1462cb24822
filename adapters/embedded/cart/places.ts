import { type DeliveryId, isStoreDelivery } from '#domain/delivery/delivery-type'
import { locationId, type LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** The locations that can serve each kind of delivery. */
export interface PlacesOfDeliveries {
  readonly stores: readonly LocationId[]
  readonly central: readonly LocationId[]
}

export const readPlaces = async (db: Database): Promise<PlacesOfDeliveries> => {
  const rows = await db.selectFrom('locations').select(['location_id', 'kind']).orderBy('location_id').execute()
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => locationId(row.location_id))
  return { stores: ofKind('store'), central: ofKind('central') }
}

/** A cart does not know its owner's store, so any store may be the one; other deliveries use the central storage. */
export const placesOf = (delivery: DeliveryId, { stores, central }: PlacesOfDeliveries): readonly LocationId[] =>
  isStoreDelivery(delivery) ? stores : central
