import type { Answer } from '#application/projections/shared-answers'
import type { Stock } from '#domain/catalogue/stock'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import { shopQuery, useAnswer } from '../shop/use-answer'

interface StockIn {
  readonly article: ArticleNumber
  readonly places: readonly LocationId[]
}

const stockQuery = shopQuery((queries, { article, places }: StockIn, options) =>
  queries.stockIn(article, places, options),
)

/** What stores hold of an article; nothing is asked while no places are named (CATALOG-18). */
export const useStoreStock = (article: ArticleNumber, places: readonly LocationId[]): Answer<Stock | undefined> =>
  useAnswer(stockQuery, places.length === 0 ? undefined : { article, places })
