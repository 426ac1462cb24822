import { sql } from 'kysely'
import { priceFor } from '#domain/catalogue/pricing'
import type { CustomerId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { purchasePriceFrom } from '#domain/quotes/article-price'
import { isEditable, type QuoteStatus } from '#domain/quotes/quote-status'
import type { PurchasePrice } from '#domain/quotes/quote-row'
import { priceTermsOf, type PriceRow } from '../catalogue/article-rows'
import { discountsOfCustomer } from '../catalogue/price-lists'
import type { Database } from '../database/database'

/** The columns of an article's price, null where there is no such article any more. */
export const priceColumns = sql`variants.unit as sales_unit, variants.list_price, variants.alloying_price,
  variants.brackets, variants.campaign_price, variants.ask_for_price, variants.discount_group`

export type JoinedPrice = Omit<PriceRow, 'unit' | 'discount_group' | 'list_price'> & {
  readonly sales_unit: string | null
  readonly list_price: number | null
  readonly discount_group: string | null
}

interface BoughtRow extends JoinedPrice {
  readonly quantity: number
  readonly sent_net: number | null
  readonly sent_gross: number | null
}

/** What a row costs its sender. */
export type PurchaseOf = (row: BoughtRow) => PurchasePrice | undefined

/** What a customer pays for a quantity at present; undefined where the price is on request or there is no such article. */
const presentPrice = (row: BoughtRow, percentage: number): PurchasePrice | undefined => {
  const { sales_unit: unit, list_price, discount_group } = row
  if (unit === null || list_price === null || discount_group === null) return undefined
  return purchasePriceFrom(
    priceFor(priceTermsOf({ ...row, unit, list_price, discount_group }), percentage, row.quantity),
  )
}

/**
 * The purchase prices of a customer: those of the present while a quote can be changed, and those of the day on which it
 * was sent from then on. They are the customer's whole, and are cut to what a reader may see where an answer is made.
 */
export const purchasePrices = async (
  db: Database,
  customer: CustomerId,
): Promise<(status: QuoteStatus) => PurchaseOf> => {
  const discounts = await discountsOfCustomer(db, customer)
  return (status) => (row) => {
    if (isEditable(status)) return presentPrice(row, discounts.get(row.discount_group ?? '') ?? 0)
    const { sent_net: net, sent_gross: gross } = row
    return net === null || gross === null ? undefined : { net: money(net), gross: money(gross) }
  }
}
