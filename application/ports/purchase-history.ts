import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** An article in the latest order that has it. */
export interface LastPurchase {
  readonly articleNumber: ArticleNumber
  /** The day of the order in Sweden. */
  readonly day: CalendarDate
  /** Sales units in that order, over all its deliveries. */
  readonly quantity: number
  readonly unit: string
}

/** What the customer has ordered before; with a chosen project, what was ordered for it. */
export interface PurchaseHistory {
  /** What the customer orders most often and can still order, at most `take`; nothing for a visitor. */
  readonly oftenBought: (take: number, options?: CallOptions) => Call<readonly ArticleNumber[]>
  /** The last purchases of those of the articles that were ever bought; nothing for a visitor. */
  readonly lastPurchases: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly LastPurchase[]>
  /** The articles bought last, the latest first; undefined for a visitor, who has no purchases to look among. */
  readonly boughtArticles: (options?: CallOptions) => Call<readonly ArticleNumber[] | undefined>
}
