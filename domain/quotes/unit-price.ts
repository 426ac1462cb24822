import { money, type Money, noMoney, roundToOre, times } from '../kernel/money'
import type { PriceType } from './quote'
import type { PricedRow } from './quote-row'

/** What a unit costs the user, without VAT; undefined where it is not known. */
export const purchasePriceOf = (row: PricedRow): Money | undefined =>
  row.tag === 'Article' ? row.purchase?.net : row.cost

/** The unit price of a row before its discount, without VAT: its own, else the price that the price type names (QUOTE-05). */
export const unitPriceOf = (row: PricedRow, priceType: PriceType): Money => {
  if (row.ownPrice !== undefined) return row.ownPrice
  switch (row.tag) {
    case 'Article':
      return row.purchase?.[priceType] ?? noMoney
    case 'Custom':
      return row.cost ?? noMoney
  }
}

/** The unit price after the discount, in whole öre: what a quantity is multiplied with. */
export const discountedPriceOf = (row: PricedRow, priceType: PriceType): Money =>
  roundToOre(times(unitPriceOf(row, priceType), 1 - row.discount / 100))

/** The unit price, in whole öre, that lies so many per cent above what the user pays; undefined where that is not known. */
export const priceWithMarkup = (row: PricedRow, percent: number): Money | undefined => {
  const purchase = purchasePriceOf(row)
  return purchase === undefined ? undefined : roundToOre(times(purchase, 1 + percent / 100))
}

/** Per cent that the unit price lies above what the user pays, rounded to tenths; undefined where nothing is paid. */
export const markupOf = (row: PricedRow, priceType: PriceType): number | undefined => {
  const purchase = purchasePriceOf(row)
  if (purchase === undefined || purchase <= 0) return undefined
  return Math.round(money((unitPriceOf(row, priceType) / purchase - 1) * 1000)) / 10
}
