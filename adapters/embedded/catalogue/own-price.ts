import {
  bracketsFor,
  type DiscountType,
  type GrantedPrice,
  priceFor,
  withoutDiscounts,
} from '#domain/catalogue/pricing'
import type { Price, PriceBracket } from '#domain/catalogue/price'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import { priceTermsOf, type PriceRow } from './article-rows'

/** Prices as one customer pays them and one user may see them. */
export interface OwnPrices {
  readonly priceOf: (row: PriceRow, quantity: number) => Price | undefined
  readonly bracketsOf: (row: PriceRow) => readonly PriceBracket[]
}

/** A customer without agreed prices. */
const USUAL_PRICE_GROUP = 'standard'

/** The discounts of the customer whom the user works for, in per cent by group of articles; visitors have none. */
const readDiscounts = async (db: Database, identity: Identity | undefined): Promise<ReadonlyMap<string, number>> => {
  const customerId = identity?.customerId
  if (customerId === undefined) return new Map()
  const rows = await db
    .selectFrom('discounts')
    .select(['discount_group', 'percentage'])
    .where('price_group', '=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('customer_price_groups').select('price_group').where('customer_id', '=', customerId),
        eb.val(USUAL_PRICE_GROUP),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.discount_group, row.percentage]))
}

const discountNames: Readonly<Record<DiscountType, string>> = {
  CUSTOMER: 'Kundrabatt',
  QUANTITY: 'Mängdrabatt',
  CAMPAIGN: 'Kampanj',
}

const withDiscountNames = (price: GrantedPrice): Price => ({
  ...price,
  discounts: price.discounts.map((discount) => ({ ...discount, name: discountNames[discount.type] })),
})

/**
 * The prices that one user may see: none without the right to see prices, and no discounts without that right. Both are
 * applied here, where answers are made, so that no answer can show more.
 */
export const ownPrices = async (db: Database, identity: Identity | undefined): Promise<OwnPrices> => {
  if (!may(identity, 'seePrices')) return { priceOf: () => undefined, bracketsOf: () => [] }
  const discounts = await readDiscounts(db, identity)
  const percentageOf = (row: PriceRow): number => discounts.get(row.discount_group) ?? 0
  const seen = may(identity, 'seeDiscounts') ? withDiscountNames : withoutDiscounts
  return {
    priceOf: (row, quantity) => seen(priceFor(priceTermsOf(row), percentageOf(row), quantity)),
    bracketsOf: (row) => bracketsFor(priceTermsOf(row), percentageOf(row)),
  }
}
