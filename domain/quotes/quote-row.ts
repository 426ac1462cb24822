import type { ArticleNumber, QuoteRowId } from '../kernel/ids'
import type { Money } from '../kernel/money'

interface Row {
  readonly rowId: QuoteRowId
}

/** What is offered of something, in units of it. */
interface OfferedRow extends Row {
  readonly name: string
  readonly quantity: number
  readonly unit: string
  /** The unit price that the user has chosen, without VAT and before the discount; undefined: see `unitPriceOf`. */
  readonly ownPrice: Money | undefined
  /** Per cent, 0 to 100. */
  readonly discount: number
}

/** What the user pays for a sales unit of an article, and what it costs before their discounts; both without VAT. */
export interface PurchasePrice {
  readonly net: Money
  readonly gross: Money
}

/** An article of the shop (QUOTE-11). */
export interface ArticleRow extends OfferedRow {
  readonly tag: 'Article'
  readonly articleNumber: ArticleNumber
  /** Undefined where the price is on request, or for whoever may not see it. */
  readonly purchase: PurchasePrice | undefined
}

/** Something that the shop does not sell, such as work (QUOTE-11). */
export interface CustomRow extends OfferedRow {
  readonly tag: 'Custom'
  /** What a unit costs the user; undefined where it is not written. */
  readonly cost: Money | undefined
  /** Work whose price a tax reduction is counted on. */
  readonly isLabour: boolean
}

/** Begins a section, whose sum stands with it. */
export interface HeadingRow extends Row {
  readonly tag: 'Heading'
  readonly text: string
}

export type PricedRow = ArticleRow | CustomRow
export type QuoteRow = PricedRow | HeadingRow
