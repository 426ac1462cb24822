import { physicalLocations, type Stock } from '../catalogue/stock'
import type { LocationId } from '../kernel/ids'
import type { CartLine } from './cart'
import { requiredActions } from './required-actions'

/** The stock of articles in several stores, by article number. */
export type StoreStocks = Readonly<Record<string, Stock>>

/**
 * The lines that would need no action if their delivery went to a store. A line whose stock there is not known is none of
 * them.
 */
export const linesHadAt = (store: LocationId, lines: readonly CartLine[], stocks: StoreStocks): readonly CartLine[] =>
  lines.filter((line) => {
    const stock = stocks[line.articleNumber]
    if (!physicalLocations(stock).some(({ locationId }) => locationId === store)) return false
    const article = line.article === undefined ? undefined : { ...line.article, stock }
    const { deliveryId } = line
    return (
      requiredActions({ ...line, article }, { available: [deliveryId], locations: { [deliveryId]: store } }).length ===
      0
    )
  })
