import { absurdCase } from '#domain/kernel/decider'
import type { Variant } from '#domain/catalogue/variant'
import type { CustomerVariants } from '../shop/customer-variants'

/** An article with the price and stock that may be shown, and whose they are. */
export interface ShownArticle {
  readonly variant: Variant
  /** `public`: the visitor's, incl. VAT. `waiting`: the customer's own is on its way. `own`: the customer's. */
  readonly standing: 'public' | 'waiting' | 'own'
}

/** Nobody logged in ever sees a public price as theirs: without an own one there is none. */
export const shownArticle = (variant: Variant, prices: CustomerVariants): ShownArticle => {
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
