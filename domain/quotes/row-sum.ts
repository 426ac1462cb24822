import type { Money } from '../kernel/money'
import { type Offer, offerOf } from './offer'
import type { Quote } from './quote'
import type { PricedRow, QuoteRow } from './quote-row'

/** What a row comes to for the receiver, by the function that makes the whole offer: with VAT for a private one. */
export const rowSumOf = (quote: Quote, row: PricedRow): Money =>
  offerOf({ ...quote, rows: [row], mergeArticles: false }).rowSum

/** A row with what stands beside it: its position among the priced rows and its sum, or the sum of the section it begins. */
export interface NumberedRow {
  readonly row: QuoteRow
  /** From 1; undefined for a heading. */
  readonly position: number | undefined
  readonly sum: Money | undefined
}

/** All rows of a quote, numbered as in the offer without merged rows. */
export const numberedRows = (quote: Quote, offer: Offer | undefined): readonly NumberedRow[] => {
  const sections = (offer?.sections ?? []).filter(({ heading }) => heading !== undefined)
  let position = 0
  let heading = -1
  return quote.rows.map((row) => {
    if (row.tag === 'Heading') {
      heading += 1
      return { row, position: undefined, sum: sections[heading]?.sum }
    }
    position += 1
    return { row, position, sum: offer === undefined ? undefined : rowSumOf(quote, row) }
  })
}
