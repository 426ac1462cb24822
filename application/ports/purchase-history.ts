import type { ArticleNumber } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** What the customer has ordered before. */
export interface PurchaseHistory {
  /** What the customer orders most often and can still order, at most `take`; nothing for a visitor. */
  readonly oftenBought: (take: number, options?: CallOptions) => Call<readonly ArticleNumber[]>
}
