import { basePriceOf, type Price } from '../catalogue/price'
import { roundToOre } from '../kernel/money'
import type { PurchasePrice } from './quote-row'

/** What an article costs the user, and before their discounts; undefined where its price is on request. */
export const purchasePriceFrom = (
  price: Pick<Price, 'netPrice' | 'discountAmount' | 'askForPrice'>,
): PurchasePrice | undefined =>
  price.askForPrice ? undefined : { net: roundToOre(price.netPrice), gross: roundToOre(basePriceOf(price)) }
