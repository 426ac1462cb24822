import { may, type Rights } from '../session/permissions'
import type { PriceType, Quote } from './quote'
import type { QuoteRow } from './quote-row'

/** What a user may see of what things cost. */
export interface SeenPrices {
  /** EJ_SE_PRISER */
  readonly prices: boolean
  /** EJ_SE_RABATTER */
  readonly discounts: boolean
}

export const seenPricesOf = (reader: Rights | undefined): SeenPrices => ({
  prices: may(reader, 'seePrices'),
  discounts: may(reader, 'seeDiscounts'),
})

/**
 * A row as one reader may see it. Without the right to prices it has none (PERM-12). Without the right to discounts an
 * article has one purchase price, the one that its unit price begins from: nothing tells the other (PERM-17), and the row
 * comes to what it comes to for its receiver. The discount that the sender gives the receiver stays, since it is the
 * sender's own.
 */
export const rowSeenBy =
  ({ prices, discounts }: SeenPrices, priceType: PriceType) =>
  (row: QuoteRow): QuoteRow => {
    if (row.tag === 'Heading') return row
    if (!prices)
      return row.tag === 'Article'
        ? { ...row, ownPrice: undefined, purchase: undefined }
        : { ...row, ownPrice: undefined, cost: undefined }
    if (row.tag === 'Custom' || row.purchase === undefined || discounts) return row
    const only = row.purchase[row.ownPrice === undefined ? priceType : 'net']
    return { ...row, purchase: { net: only, gross: only } }
  }

/** A quote as one reader may see it, in the service and on the page alike (QUOTE-17). */
export const quoteSeenBy = (quote: Quote, seen: SeenPrices): Quote =>
  seen.prices && seen.discounts ? quote : { ...quote, rows: quote.rows.map(rowSeenBy(seen, quote.priceType)) }
