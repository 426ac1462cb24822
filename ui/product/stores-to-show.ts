import type { Store } from '#domain/stores/store'
import { physicalLocations, type Stock } from '#domain/catalogue/stock'

/** The stores that stock the article, in the order given; unless `onlyStocked`, the others after them. */
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
