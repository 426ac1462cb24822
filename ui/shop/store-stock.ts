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

interface StocksIn {
  readonly articles: readonly ArticleNumber[]
  readonly places: readonly LocationId[]
}

const stocksQuery = shopQuery((queries, { articles, places }: StocksIn, options) =>
  queries.stocksIn(articles, places, options),
)

/** The stock of several articles in stores, by article number. No call is made for nothing. */
export const useStoreStocks = (asked: StocksIn): Answer<Readonly<Record<string, Stock>>> =>
  useAnswer(stocksQuery, asked.articles.length === 0 || asked.places.length === 0 ? undefined : asked)

/** The stock of an article in stores (CATALOG-18). No call is made without locations. */
export const useStoreStock = (article: ArticleNumber, places: readonly LocationId[]): Answer<Stock | undefined> =>
  useAnswer(stockQuery, places.length === 0 ? undefined : { article, places })
