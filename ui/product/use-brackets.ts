import type { ProductPageData } from '#application/queries/page-data'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import type { ArticleNumber } from '#domain/kernel/ids'
import { usePriceContext } from '../shop/customer-variants'
import { shopQuery, useAnswer } from '../shop/use-answer'

export interface BracketsOfReader {
  readonly brackets: readonly PriceBracket[]
  /** They are a visitor's, and only reserve the space of the user's own, which are being fetched. */
  readonly awaited: boolean
  /** They could not be fetched. */
  readonly isMissing: boolean
}

interface BracketsOf {
  readonly context: string | undefined
  readonly articleNumber: ArticleNumber
  /** Brackets are fetched again when the price changes. */
  readonly price: Price
}

const bracketsQuery = shopQuery((queries, { articleNumber }: BracketsOf, options) =>
  queries.brackets(articleNumber, options),
)

/** The prices by quantity: those of the page for a visitor, fetched ones for a user. */
export const useBrackets = (
  { brackets, missing }: ProductPageData,
  { variant, priceSource }: ShownArticle,
): BracketsOfReader => {
  const { articleNumber } = variant
  const context = usePriceContext()
  const price = priceSource === 'own' && variant.price?.hasBracketPrices === true ? variant.price : undefined
  const answer = useAnswer(bracketsQuery, price === undefined ? undefined : { context, articleNumber, price })
  if (priceSource === 'public') return { brackets, awaited: false, isMissing: missing?.includes('brackets') === true }
  if (priceSource === 'own' && price === undefined) return { brackets: [], awaited: false, isMissing: false }
  switch (answer.tag) {
    case 'Answered':
      return { brackets: answer.value, awaited: false, isMissing: false }
    case 'Failed':
      return { brackets: [], awaited: false, isMissing: true }
    case 'Asking':
      return { brackets, awaited: true, isMissing: false }
  }
}
