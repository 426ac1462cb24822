import { roundToTenDecimals } from '../kernel/decimal'
import type { LocationId } from '../kernel/ids'
import { physicalLocations, type Stock } from './stock'

/** How many sales units are sold together: of the single location, else of the matching one, else 1 (CATALOG-13). */
export const orderMultipleAt = (stock: Stock | undefined, locationId: LocationId | undefined): number => {
  const all = stock?.locations ?? []
  const places = all.length === 1 ? all : physicalLocations(stock)
  const place = places.length === 1 ? places[0] : places.find((one) => one.locationId === locationId)
  const multiple = place?.orderMultiple ?? 1
  return Number.isFinite(multiple) && multiple > 0 ? multiple : 1
}

/** Sales units that one line may hold. */
export const LARGEST_QUANTITY = 1_000_000

/** Positive, not above the largest quantity of a line, and a whole number of order multiples. */
export const isValidQuantity = (quantity: number, multiple: number): boolean => {
  const multiples = roundToTenDecimals(quantity / multiple)
  return multiples > 0 && quantity <= LARGEST_QUANTITY && Number.isSafeInteger(multiples)
}

/** The valid quantities next below and above, ascending; only the quantity itself when it is valid. */
export const nearestQuantities = (quantity: number, multiple: number): readonly number[] => {
  if (isValidQuantity(quantity, multiple)) return [quantity]
  if (quantity > LARGEST_QUANTITY) return nearestQuantities(LARGEST_QUANTITY, multiple).slice(0, 1)
  const below = Math.floor(roundToTenDecimals(quantity / multiple))
  const steps = Number.isSafeInteger(below) && below >= 0 ? [below, below + 1] : [1]
  return steps
    .filter((step) => step > 0)
    .map((step) => roundToTenDecimals(step * multiple))
    .filter((near) => near <= LARGEST_QUANTITY)
}
