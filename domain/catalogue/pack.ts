import { money, roundToOre, type Money } from '../kernel/money'
import type { WebSalesUnit } from './variant'

/** What one sales unit holds, in the unit that the goods are used by: a parcel of 50 m, a length of 3 m. */
export interface Pack {
  readonly content: number
  readonly unit: string
}

/** Undefined where goods are sold by the unit that they are used by (CATALOG-06). */
export const packOf = ({ unit, conversionFactor, conversionUnit }: WebSalesUnit): Pack | undefined =>
  conversionUnit === undefined || conversionUnit === unit || !(conversionFactor > 0)
    ? undefined
    : { content: conversionFactor, unit: conversionUnit }

/** The price of one unit of what a pack holds, in whole öre. */
export const priceWithin = ({ content }: Pack, price: Money): Money => roundToOre(money(price / content))
