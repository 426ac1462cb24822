import { sql, type RawBuilder } from 'kysely'
import { VAT_RATE } from '#domain/catalogue/pricing'
import type { AnsweredPrices } from '#adapters/contract/search'
import { roundToTenDecimals } from '#domain/kernel/decimal'

/**
 * The prices that articles are sorted, filtered and bounded by: list prices, list prices including VAT as visitors read
 * them, or the net prices of a customer with discounts in per cent by discount group.
 */
export type ReaderPrices =
  | { readonly basis: 'list' }
  | { readonly basis: 'includingVat' }
  | { readonly basis: 'own'; readonly discounts: ReadonlyMap<string, number> }

export const listPrices: ReaderPrices = { basis: 'list' }

/** The factor by which a discount multiplies a list price. */
const factorOf = (percentage: number): number => roundToTenDecimals((100 - percentage) / 100)

/**
 * The price of an indexed article as its reader sees it, by the same rounding as `priceFor`; null where the price is on
 * request. Reads the columns of `search_articles`.
 */
export const readerPrice = (prices: ReaderPrices): RawBuilder<number | null> => {
  switch (prices.basis) {
    case 'list':
      return sql`asked_price`
    case 'includingVat':
      return sql`round(asked_price * ${sql.lit(1 + VAT_RATE)}, 2)`
    case 'own': {
      const factors = [...prices.discounts].map(
        ([group, percentage]) => sql`when ${group}::text then ${factorOf(percentage)}::numeric`,
      )
      return factors.length === 0
        ? sql`asked_price`
        : sql`least(asked_price, round(list_price * case discount_group ${sql.join(factors, sql` `)} else 1 end, 2))`
    }
  }
}

/** What an answer states of the prices that it was computed with: nothing where they are list prices. */
export const pricesAnswered = ({ basis }: ReaderPrices = listPrices): Partial<AnsweredPrices> =>
  basis === 'list' ? {} : { prices: basis }

/** The part of a cache key that separates answers by different prices. */
export const keyOfPrices = (prices: ReaderPrices): string =>
  prices.basis === 'own' ? JSON.stringify([...prices.discounts]) : prices.basis
