import { useMemo } from 'react'
import type { Projection } from '#application/projections/projection'
import type { Shop } from '#application/shop/shop'
import type { ComparedArticle } from '#domain/catalogue/comparison'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useProjection } from './ShopContext'

const none: readonly ComparedArticle[] = []
const comparedOf = (shop: Shop): Projection<readonly ComparedArticle[]> => shop.compared

/** The articles chosen for comparison in this tab; none on the server. */
export const useCompared = (): readonly ComparedArticle[] => useProjection(comparedOf, none)

export const useComparedNumbers = (): ReadonlySet<ArticleNumber> => {
  const compared = useCompared()
  return useMemo(() => new Set(compared.map(({ articleNumber }) => articleNumber)), [compared])
}
