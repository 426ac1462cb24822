import { nearestQuantities, orderMultipleAt } from '../catalogue/quantity'
import { type JudgedArticle, type PurchasePlace, purchasability } from '../catalogue/purchasability'
import type { ArticleNumber } from '../kernel/ids'

interface Wanted {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
}

/** A row of a list as it goes into the cart. */
export interface RowToCart<Article> {
  readonly articleNumber: ArticleNumber
  /** Not less than the row says. */
  readonly quantity: number
  readonly variant: Article
}

export interface RowsToCart<Article> {
  readonly rows: readonly RowToCart<Article>[]
  /** How many quantities were raised to whole order multiples. */
  readonly raised: number
  /** Articles that cannot be bought for the delivery, or are not sold any more. */
  readonly left: readonly ArticleNumber[]
}

/**
 * What of a list can be put in the cart. A quantity that is no whole number of order multiples is raised to the next one,
 * so that nobody gets less than the list says.
 */
export const rowsToCart = <Article extends JudgedArticle>(
  items: readonly Wanted[],
  articleOf: (articleNumber: ArticleNumber) => Article | undefined,
  place: PurchasePlace,
): RowsToCart<Article> => {
  const judged = items.map(({ articleNumber, quantity: wanted }) => {
    const variant = articleOf(articleNumber)
    if (variant === undefined || purchasability(variant, place).tag === 'NotPurchasable')
      return { articleNumber, row: undefined, isRaised: false }
    const quantity = nearestQuantities(wanted, orderMultipleAt(variant.stock, place.locationId)).at(-1) ?? wanted
    return { articleNumber, row: { articleNumber, quantity, variant }, isRaised: quantity > wanted }
  })
  return {
    rows: judged.flatMap(({ row }) => row ?? []),
    raised: judged.filter(({ isRaised }) => isRaised).length,
    left: judged.flatMap(({ articleNumber, row }) => (row === undefined ? [articleNumber] : [])),
  }
}
