import { money, type Money, ofOre, times, wholeOre } from '../kernel/money'
import { type Offer, offerOf } from './offer'
import type { Quote } from './quote'
import type { PricedRow } from './quote-row'
import { purchasePriceOf } from './unit-price'

/** What a quote leaves to its sender, in SEK without VAT. Never shown to the receiver. */
export interface Margin {
  readonly purchase: Money
  readonly total: Money
  readonly amount: Money
  /** Per cent of the total, rounded to tenths; undefined where the total is not positive. */
  readonly percent: number | undefined
  /** Rows of which it is not known what they cost; they count as if they cost nothing. */
  readonly rowsWithoutPurchase: number
}

// As with what rows cost the receiver: an edit changes one of hundreds.
/** In whole öre; undefined where it is not known. */
const costsBefore = new WeakMap<PricedRow, { readonly cost: number | undefined }>()

const costOf = (row: PricedRow): number | undefined => {
  const known = costsBefore.get(row)
  if (known !== undefined) return known.cost
  const unit = purchasePriceOf(row)
  const cost = unit === undefined ? undefined : wholeOre(times(unit, row.quantity))
  costsBefore.set(row, { cost })
  return cost
}

/**
 * What all rows cost the sender, and what is left of the total.
 * @param offer what the receiver of the same quote sees
 */
export const marginOf = (quote: Quote, offer: Pick<Offer, 'totalExcludingVat'> = offerOf(quote)): Margin => {
  let ore = 0
  let rowsWithoutPurchase = 0
  for (const row of quote.rows) {
    if (row.tag === 'Heading') continue
    const cost = costOf(row)
    if (cost === undefined) rowsWithoutPurchase += 1
    else ore += cost
  }
  const purchase = ofOre(ore)
  const total = offer.totalExcludingVat
  const amount = money(total - purchase)
  return {
    purchase,
    total,
    amount,
    percent: total > 0 ? Math.round(money((amount / total) * 1000)) / 10 : undefined,
    rowsWithoutPurchase,
  }
}
