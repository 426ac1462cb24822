import { absurdCase } from '../kernel/decider'
import type { Variant } from './variant'
import type { ArticleNumber } from '../kernel/ids'

/** `public`: nobody is logged in, the page's own prices hold. `loading`: own prices are on their way. */
export type PriceStatus = 'public' | 'loading' | 'own' | 'failed'

/** What is known of a customer's own price and stock. */
export interface OwnVariants {
  readonly status: PriceStatus
  readonly of: (article: ArticleNumber) => Variant | undefined
}

/** An article with the price and stock that may be shown, and whose they are. */
export interface ShownArticle {
  readonly variant: Variant
  /** `public`: the visitor's, incl. VAT. `waiting`: the customer's own is on its way. `own`: the customer's. */
  readonly standing: 'public' | 'waiting' | 'own'
}

/** A user who is logged in never sees the public price: an article without an own price shows none. */
export const shownArticle = (variant: Variant, prices: OwnVariants): ShownArticle => {
  switch (prices.status) {
    case 'public':
      return { variant, standing: 'public' }
    case 'loading':
      return { variant, standing: 'waiting' }
    case 'failed':
      return { variant: { ...variant, price: undefined, stock: undefined }, standing: 'own' }
    case 'own': {
      const own = prices.of(variant.articleNumber)
      return {
        variant: {
          ...variant,
          price: own?.price,
          stock: own?.stock,
          discontinued: own?.discontinued ?? variant.discontinued,
        },
        standing: 'own',
      }
    }
    default:
      return absurdCase(prices.status)
  }
}
