import { noMoney, roundToOre, times, type Money } from '../kernel/money'
import type { CartLine } from './cart'

/** What a line costs, rounded to öre; undefined when its price is on request or not known. */
export const lineTotal = ({ article, quantity }: CartLine): Money | undefined =>
  article?.price === undefined || article.price.askForPrice
    ? undefined
    : roundToOre(times(article.price.netPrice, quantity))

/** The metal surcharge within a line's total, rounded to öre. Part of the total, never added to it. */
export const lineAlloying = ({ article, quantity }: CartLine): Money =>
  article?.price === undefined || article.price.askForPrice
    ? noMoney
    : roundToOre(times(article.price.alloyingPrice, quantity))
