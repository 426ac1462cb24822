import { useLocation } from 'react-router-dom'
import { stockText } from '#domain/catalogue/stock-text'
import type { LocationId } from '#domain/kernel/ids'
import { useOrderHead } from '../shell/order-head/OrderHeadContext'
import { t } from '../texts/t'
import { isInStockOnly } from './result-view'
import type { ShownArticle } from './shown-article'

/** Whether the chosen delivery can be filled from stock; for a visitor, whether the central storage has it. */
export const isInStock = ({ variant, standing }: ShownArticle, chosen: LocationId | undefined): boolean =>
  stockText(variant.stock, {
    locationId: standing === 'own' ? chosen : undefined,
    discontinued: variant.discontinued,
  }).mark === 'inStock'

interface InStockFilter {
  /** Only what is in stock is asked for. */
  readonly only: boolean
  /** What the choice is called: it goes by the chosen delivery. */
  readonly label: string
  readonly keeps: (article: ShownArticle) => boolean
}

/**
 * In stock for my delivery. The search service knows nobody's stock, so the filter works on the articles that the
 * page has; a page says how many of them are left.
 */
export const useInStockFilter = (): InStockFilter => {
  const { search } = useLocation()
  const { delivery } = useOrderHead()
  const only = isInStockOnly(search)
  return {
    only,
    label:
      delivery.name === undefined
        ? t('facets.inStock')
        : t('facets.inStockFor', { delivery: delivery.name.toLocaleLowerCase('sv') }),
    keeps: (article) => !only || isInStock(article, delivery.locationId),
  }
}
