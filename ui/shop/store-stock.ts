import type { Answer } from '#application/projections/answer'
import type { Stock } from '#domain/catalogue/stock'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import { shopQuery, useAnswer } from './use-answer'

interface StockIn {
  readonly article: ArticleNumber
  readonly places: readonly LocationId[]
}

const stockQuery = shopQuery((queries, { article, places }: StockIn, options) =>
  queries.stockIn(article, places, options),
)

/** The stock of an article in stores (CATALOG-18). No call is made without locations. */
export const useStoreStock = (article: ArticleNumber, places: readonly LocationId[]): Answer<Stock | undefined> =>
  useAnswer(stockQuery, places.length === 0 ? undefined : { article, places })
