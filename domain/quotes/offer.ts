import { VAT_RATE } from '../catalogue/pricing'
import { money, type Money, noMoney, ofOre, roundToOre, sumOfOre, times, wholeOre } from '../kernel/money'
import type { ArticleNumber } from '../kernel/ids'
import type { Quote } from './quote'
import type { PricedRow, QuoteRow } from './quote-row'
import { type Deduction, taxReductionOn } from './tax-reduction'
import { discountedPriceOf, unitPriceOf } from './unit-price'

/** A row as the receiver sees it. Prices are with VAT for a private receiver, without it for a business. */
export interface OfferRow {
  /** From 1, through all sections. */
  readonly position: number
  /** Undefined for a custom row, and where article numbers are not shown. */
  readonly articleNumber: ArticleNumber | undefined
  readonly name: string
  readonly quantity: number
  readonly unit: string
  /** Before the discount where discounts are shown, else after it. */
  readonly unitPrice: Money
  /** Per cent; undefined for none, and where discounts are not shown. */
  readonly discount: number | undefined
  readonly sum: Money
}

export interface OfferSection {
  /** Undefined for rows before the first heading. */
  readonly heading: string | undefined
  readonly rows: readonly OfferRow[]
  readonly sum: Money
}

/**
 * All that the receiver of a quote is told of its rows and sums: no purchase price, no cost, no margin. The page, the
 * document and the services show this and nothing else of them.
 */
export interface Offer {
  readonly includesVat: boolean
  readonly sections: readonly OfferSection[]
  /** The sum of all rows, as their prices are. */
  readonly rowSum: Money
  readonly totalExcludingVat: Money
  readonly vat: Money
  readonly totalIncludingVat: Money
  /** What the tax authority pays of the price of the work; undefined where none is asked for. */
  readonly taxReduction: Deduction | undefined
  readonly toPay: Money
}

type Offered = Pick<
  Quote,
  'rows' | 'priceType' | 'receiver' | 'mergeArticles' | 'showDiscounts' | 'showArticleNumbers' | 'taxReduction'
>

interface Section {
  readonly heading: string | undefined
  readonly rows: readonly PricedRow[]
}

/** Rows by the headings before them; an empty section stays, rows before the first heading have none. */
export const sectionsOf = (rows: readonly QuoteRow[]): readonly Section[] => {
  let inside: PricedRow[] = []
  const sections: Section[] = [{ heading: undefined, rows: inside }]
  for (const row of rows) {
    if (row.tag === 'Heading') {
      inside = []
      sections.push({ heading: row.text, rows: inside })
    } else inside.push(row)
  }
  return sections.filter((section) => section.heading !== undefined || section.rows.length > 0)
}

const withVat = (amount: Money): Money => roundToOre(times(amount, 1 + VAT_RATE))

interface RowTerms {
  readonly priceType: Quote['priceType']
  readonly includesVat: boolean
  readonly showDiscounts: boolean
  readonly showArticleNumbers: boolean
}

const newOfferRow = (row: PricedRow, position: number, terms: RowTerms): OfferRow => {
  const shown = (amount: Money): Money => (terms.includesVat ? withVat(amount) : roundToOre(amount))
  const discounted = shown(discountedPriceOf(row, terms.priceType))
  const isDiscountShown = terms.showDiscounts && row.discount > 0
  return {
    position,
    articleNumber: row.tag === 'Article' && terms.showArticleNumbers ? row.articleNumber : undefined,
    name: row.name,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: isDiscountShown ? shown(unitPriceOf(row, terms.priceType)) : discounted,
    discount: isDiscountShown ? row.discount : undefined,
    sum: roundToOre(times(discounted, row.quantity)),
  }
}

const isSameTerms = (one: RowTerms, other: RowTerms): boolean =>
  one.priceType === other.priceType &&
  one.includesVat === other.includesVat &&
  one.showDiscounts === other.showDiscounts &&
  one.showArticleNumbers === other.showArticleNumbers

interface OfferedRow {
  readonly terms: RowTerms
  readonly offer: OfferRow
  /** The sum of the row in whole öre, which sums of many rows are counted in. */
  readonly ore: number
}

// An edit changes one row of hundreds, and rounding is slow: the others are as they were offered the last time.
const offeredBefore = new WeakMap<PricedRow, OfferedRow>()

const offerRow = (row: PricedRow, position: number, terms: RowTerms): OfferedRow => {
  const known = offeredBefore.get(row)
  if (known?.offer.position === position && isSameTerms(known.terms, terms)) return known
  const offer = newOfferRow(row, position, terms)
  const offered = { terms, offer, ore: wholeOre(offer.sum) }
  offeredBefore.set(row, offered)
  return offered
}

/**
 * What the receiver of a quote sees (QUOTE-12). Unit prices are rounded to öre, each row once to its sum, and every other
 * sum is a sum of rows: VAT is counted once, on the whole. With `mergeArticles`, rows of an article in one section at one
 * price and discount are one.
 */
export const offerOf = (quote: Offered): Offer => {
  const includesVat = quote.receiver.type === 'private'
  const { priceType, showDiscounts, showArticleNumbers } = quote
  const terms: RowTerms = { priceType, includesVat, showDiscounts, showArticleNumbers }
  let position = 0
  const labour: Money[] = []
  const sections = sectionsOf(quote.rows).map(({ heading, rows }): OfferSection => {
    let ore = 0
    const offered = (quote.mergeArticles ? merged(rows, priceType) : rows).map((row) => {
      position += 1
      const shownRow = offerRow(row, position, terms)
      ore += shownRow.ore
      if (row.tag === 'Custom' && row.isLabour) labour.push(shownRow.offer.sum)
      return shownRow.offer
    })
    return { heading, rows: offered, sum: ofOre(ore) }
  })
  const rowSum = sumOfOre(sections.map(({ sum }) => sum))
  const totalIncludingVat = includesVat ? rowSum : withVat(rowSum)
  const totalExcludingVat = includesVat ? roundToOre(money(rowSum / (1 + VAT_RATE))) : rowSum
  const taxReduction = includesVat ? taxReductionOn(quote.taxReduction, sumOfOre(labour)) : undefined
  return {
    includesVat,
    sections,
    rowSum,
    totalExcludingVat,
    vat: money(totalIncludingVat - totalExcludingVat),
    totalIncludingVat,
    taxReduction,
    toPay: money(totalIncludingVat - (taxReduction?.amount ?? noMoney)),
  }
}

const mergeKey = (row: PricedRow, priceType: Quote['priceType']): string =>
  row.tag === 'Article'
    ? `${row.articleNumber}|${unitPriceOf(row, priceType)}|${row.discount}|${row.unit}|${row.name}`
    : `row|${row.rowId}`

const merged = (rows: readonly PricedRow[], priceType: Quote['priceType']): readonly PricedRow[] => {
  const byKey = new Map<string, PricedRow>()
  for (const row of rows) {
    const key = mergeKey(row, priceType)
    const before = byKey.get(key)
    byKey.set(key, before === undefined ? row : { ...before, quantity: money(before.quantity + row.quantity) })
  }
  return [...byKey.values()]
}
