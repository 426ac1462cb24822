import type { ProductPageData } from '#application/queries/page-data'
import type { PriceBracket } from '#domain/catalogue/price'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { useBracketPrices } from '../shop/bracket-prices'

export interface BracketsOfReader {
  readonly brackets: readonly PriceBracket[]
  /** They are a visitor's, and only reserve the space of the user's own, which are being fetched. */
  readonly awaited: boolean
  /** They could not be fetched. */
  readonly isMissing: boolean
}

/** The prices by quantity: those of the page for a visitor, fetched ones for a user. */
export const useBrackets = (
  { brackets, missing }: ProductPageData,
  { variant, priceSource }: ShownArticle,
): BracketsOfReader => {
  const price = priceSource === 'own' && variant.price?.hasBracketPrices === true ? variant.price : undefined
  const answer = useBracketPrices(variant.articleNumber, price)
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
