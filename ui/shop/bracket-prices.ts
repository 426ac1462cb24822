import type { Answer } from '#application/projections/answer'
import type { PriceBracket } from '#domain/catalogue/price'
import type { LinePrice } from '#domain/cart/line-article'
import type { ArticleNumber } from '#domain/kernel/ids'
import { usePriceContext } from './customer-variants'
import { shopQuery, useAnswer } from './use-answer'

interface BracketsAsked {
  readonly context: string | undefined
  readonly articleNumber: ArticleNumber
  /** Brackets are fetched again when the price changes. */
  readonly price: LinePrice
}

const bracketsQuery = shopQuery((queries, { articleNumber }: BracketsAsked, options) =>
  queries.brackets(articleNumber, options),
)

/** The user's prices by quantity (CATALOG-24). None are asked for while the price is undefined or has no brackets. */
export const useBracketPrices = (
  articleNumber: ArticleNumber,
  price: LinePrice | undefined,
): Answer<readonly PriceBracket[]> => {
  const context = usePriceContext()
  return useAnswer(bracketsQuery, price?.hasBracketPrices === true ? { context, articleNumber, price } : undefined)
}
