import { physicalLocations, type Stock } from '../catalogue/stock'
import type { LocationId } from '../kernel/ids'
import type { CartLine } from './cart'
import { type OrderingTerms, requiredActions } from './required-actions'

/**
 * The stores at which a line of a delivery to a store would need no action, in the order given. A store whose stock is not
 * known is none of them.
 * @param stock the article's stock in those stores
 */
export const storesForLine = (
  line: CartLine,
  stock: Stock | undefined,
  stores: readonly LocationId[],
  terms: OrderingTerms,
): readonly LocationId[] => {
  const known = new Set(physicalLocations(stock).map(({ locationId }) => locationId))
  return stores.filter((store) => {
    if (!known.has(store)) return false
    const article = line.article === undefined ? undefined : { ...line.article, stock }
    const there = { ...terms, locations: { ...terms.locations, [line.deliveryId]: store } }
    return requiredActions({ ...line, article }, there).length === 0
  })
}
