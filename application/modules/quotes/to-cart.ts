import * as E from 'fp-ts/Either'
import type { NewLine } from '#domain/cart/protocol'
import { MOST_ADDED } from '#domain/cart/most-added'
import type { CartRefusal } from '#domain/cart/protocol'
import { lineArticle } from '#domain/cart/line-article'
import type { PurchasePlace } from '#domain/catalogue/purchasability'
import type { BriefVariant } from '#domain/catalogue/variant'
import { rowsToCart } from '#domain/favourite-lists/rows-to-cart'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import type { ArticleNumber } from '#domain/kernel/ids'
import { cartLabelOf } from '#domain/quotes/cart-label'
import { labelInCartOf, labelsInCart } from '#domain/quotes/in-cart'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteRefusal } from '#domain/quotes/quote-edit'
import type { Halted } from '#application/runtime/halt'
import type { StreamOf } from '#application/runtime/stream'
import type { CartTypes } from '../cart/types'
import type { QuotesTypes } from './types'

/** What of an accepted quote went into the cart. */
export interface PutInCart {
  /** How many quantities were raised to whole order multiples. */
  readonly raised: number
  /** Articles that cannot be bought for the delivery, or are not sold any more. */
  readonly left: readonly ArticleNumber[]
}

export type ToCart = E.Either<QuoteRefusal | CartRefusal | Halted, PutInCart>

/** The articles of a quote, each once with the sum of its rows. */
const articlesOf = ({
  rows,
}: Quote): readonly { readonly articleNumber: ArticleNumber; readonly quantity: number }[] => {
  const sums = new Map<ArticleNumber, number>()
  for (const row of rows)
    if (row.tag === 'Article')
      sums.set(row.articleNumber, roundToTenDecimals((sums.get(row.articleNumber) ?? 0) + row.quantity))
  return [...sums].map(([articleNumber, quantity]) => ({ articleNumber, quantity }))
}

interface ToCartStreams {
  readonly quotes: StreamOf<QuotesTypes>
  readonly cart: StreamOf<CartTypes>
}

/**
 * Puts the article rows of an accepted quote into the cart. The quotes know of it first, so that no order of these lines
 * is overlooked, however the page ends. Lines that lie there already, put there on whichever device, are not put there
 * twice; those that the user has taken out since can be put there again.
 */
export const putInCart = (
  { quotes, cart }: ToCartStreams,
  quote: Quote,
  variants: readonly BriefVariant[],
  place: PurchasePlace,
): ToCart => {
  const label = cartLabelOf(quote)
  const { open, inCart } = quotes.state.get()
  const remembered = inCart.find(({ quoteId }) => quoteId === quote.id)?.label
  const moving = open.find(({ quoteId }) => quoteId === quote.id)?.moving
  const labels = labelsInCart(cart.state.get())
  if (labelInCartOf({ quote, moving, remembered, labels }) !== undefined) return E.left({ tag: 'AlreadyInCart' })
  if (remembered !== undefined) quotes.dispatch({ type: 'TakeOutOfCart', quoteId: quote.id })
  const known = new Map(variants.map((variant) => [variant.articleNumber, variant]))
  const { rows, raised, left } = rowsToCart<BriefVariant>(articlesOf(quote), (article) => known.get(article), place)
  const { deliveryId } = place
  const noted = quotes.dispatch({ type: 'PutInCart', quoteId: quote.id, label })
  if (E.isLeft(noted)) return noted
  const lines = rows.map(({ articleNumber, quantity, variant }): NewLine => ({
    ...{ articleNumber, quantity, deliveryId, label },
    article: lineArticle(variant),
    before: undefined,
  }))
  for (let from = 0; from === 0 || from < lines.length; from += MOST_ADDED) {
    const added = cart.dispatch({ type: 'AddLines', from: 'hand', lines: lines.slice(from, from + MOST_ADDED) })
    if (E.isRight(added)) continue
    if (from === 0) quotes.dispatch({ type: 'TakeOutOfCart', quoteId: quote.id })
    return added
  }
  return E.right({ raised, left })
}
