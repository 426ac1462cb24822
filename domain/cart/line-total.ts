import { noMoney, roundToOre, times, type Money } from '../kernel/money'
import type { CartLine } from './cart'

/** What a line costs, rounded to öre; undefined when its price is on request or not known. */
export const lineTotal = ({ variant, quantity }: CartLine): Money | undefined =>
  variant?.price === undefined || variant.price.askForPrice
    ? undefined
    : roundToOre(times(variant.price.netPrice, quantity))

/** The metal surcharge within a line's total, rounded to öre. Part of the total, never added to it. */
export const lineAlloying = ({ variant, quantity }: CartLine): Money =>
  variant?.price === undefined || variant.price.askForPrice
    ? noMoney
    : roundToOre(times(variant.price.alloyingPrice, quantity))
