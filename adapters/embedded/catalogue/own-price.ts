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
import { discountsOfCustomer } from './price-lists'

/** Prices as one customer pays them and one user may see them. */
export interface OwnPrices {
  readonly priceOf: (row: PriceRow, quantity: number) => Price | undefined
  readonly bracketsOf: (row: PriceRow) => readonly PriceBracket[]
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
  const customerId = identity?.customerId
  const discounts = customerId === undefined ? new Map<string, number>() : await discountsOfCustomer(db, customerId)
  const percentageOf = (row: PriceRow): number => discounts.get(row.discount_group) ?? 0
  const seen = may(identity, 'seeDiscounts') ? withDiscountNames : withoutDiscounts
  return {
    priceOf: (row, quantity) => seen(priceFor(priceTermsOf(row), percentageOf(row), quantity)),
    bracketsOf: (row) => bracketsFor(priceTermsOf(row), percentageOf(row)),
  }
}
