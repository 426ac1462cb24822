import type { ProductPageData } from '#application/queries/page-data'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import type { ArticleNumber } from '#domain/kernel/ids'
import { usePriceContext } from '../shop/customer-variants'
import { shopQuery, useAnswer } from '../shop/use-answer'

export interface BracketsOfReader {
  readonly brackets: readonly PriceBracket[]
  /** They are a visitor's, and only keep the place of the user's own, which are on their way. */
  readonly awaited: boolean
}

interface BracketsOf {
  readonly context: string | undefined
  readonly articleNumber: ArticleNumber
  /** Another price than before has other brackets. */
  readonly price: Price
}

const bracketsQuery = shopQuery((queries, { articleNumber }: BracketsOf, options) =>
  queries.brackets(articleNumber, options),
)

/** The prices by quantity: of the page for a visitor, fetched for a user. */
export const useBrackets = (
  { brackets }: ProductPageData,
  { variant, priceSource }: ShownArticle,
): BracketsOfReader => {
  const { articleNumber } = variant
  const context = usePriceContext()
  const price = priceSource === 'own' && variant.price?.hasBracketPrices === true ? variant.price : undefined
  const answer = useAnswer(bracketsQuery, price === undefined ? undefined : { context, articleNumber, price })
  if (priceSource === 'public') return { brackets, awaited: false }
  if (priceSource === 'own' && price === undefined) return { brackets: [], awaited: false }
  switch (answer.tag) {
    case 'Answered':
      return { brackets: answer.value, awaited: false }
    case 'Failed':
      return { brackets: [], awaited: false }
    case 'Asking':
      return { brackets, awaited: true }
  }
}
