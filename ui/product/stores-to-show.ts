import type { Store } from '#domain/stores/store'
import { physicalLocations, type Stock } from '#domain/catalogue/stock'

/** Stores in the order given; those that have the article on their shelf first, or alone. */
export const storesToShow = <S extends Store>(
  stores: readonly S[],
  stock: Stock | undefined,
  onlyStocked: boolean,
): readonly S[] => {
  const having = new Set(
    physicalLocations(stock)
      .filter(({ quantity }) => quantity > 0)
      .map(({ locationId }) => locationId),
  )
  const withIt = stores.filter(({ id }) => having.has(id))
  return onlyStocked ? withIt : [...withIt, ...stores.filter(({ id }) => !having.has(id))]
}
