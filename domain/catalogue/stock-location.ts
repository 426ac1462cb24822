import type { LocationId } from '../kernel/ids'
import type { Stock, StockLocation } from './stock'

const VIRTUAL_LOCATION = 'VIRTUAL'

/** Places where goods lie; the virtual location is stock on the web and no place (CATALOG-16). */
export const physicalLocations = (stock: Stock | undefined): readonly StockLocation[] =>
  stock?.locations.filter(({ locationId }) => locationId !== VIRTUAL_LOCATION) ?? []

/** The place asked for, else the only one, else the first when no place was asked for (CATALOG-16). */
export const stockLocationOf = (
  stock: Stock | undefined,
  locationId: LocationId | undefined,
): StockLocation | undefined => {
  const places = physicalLocations(stock)
  if (locationId === undefined || places.length === 1) return places[0]
  return places.find((place) => place.locationId === locationId)
}
