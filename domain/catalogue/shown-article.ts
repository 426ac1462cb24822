import { absurdCase } from '../kernel/decider'
import type { ListedVariant } from './variant'
import type { ArticleNumber } from '../kernel/ids'

/** `public`: nobody is logged in, the prices of the page hold. `loading`: customer prices are loading. */
export type PriceStatus = 'public' | 'loading' | 'own' | 'failed'

/** What is known of a customer's own price and stock. */
export interface OwnVariants {
  readonly status: PriceStatus
  readonly of: (article: ArticleNumber) => ListedVariant | undefined
}

/** An article with the price and stock that may be shown, and whose they are. */
export interface ShownArticle {
  readonly variant: ListedVariant
  /** `public`: the price for visitors, incl. VAT. `waiting`: the customer price is loading. `own`: the customer price. */
  readonly priceSource: 'public' | 'waiting' | 'own'
}

/** A user who is logged in never sees the public price: an article without an own price shows none. */
export const shownArticle = (variant: ListedVariant, prices: OwnVariants): ShownArticle => {
  switch (prices.status) {
    case 'public':
      return { variant, priceSource: 'public' }
    case 'loading':
      return { variant, priceSource: 'waiting' }
    case 'failed':
      return { variant: { ...variant, price: undefined, stock: undefined }, priceSource: 'own' }
    case 'own': {
      const own = prices.of(variant.articleNumber)
      return {
        variant: {
          ...variant,
          price: own?.price,
          stock: own?.stock,
          discontinued: own?.discontinued ?? variant.discontinued,
        },
        priceSource: 'own',
      }
    }
    default:
      return absurdCase(prices.status)
  }
}

/** The article with the lowest displayed price; undefined when no price is known or all are on request. */
export const cheapestOf = (articles: readonly ShownArticle[]): ShownArticle | undefined =>
  articles.reduce<ShownArticle | undefined>((least, article) => {
    const price = article.variant.price
    if (price === undefined || price.askForPrice) return least
    return least?.variant.price === undefined || price.netPrice < least.variant.price.netPrice ? article : least
  }, undefined)
