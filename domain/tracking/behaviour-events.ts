import type { ArticleNumber } from '../kernel/ids'

/** An interaction of a user with an article, reported to the search (TRACK-08 to 11). */
export type BehaviourEvent =
  | { readonly type: 'click'; readonly articleNumber: ArticleNumber }
  | { readonly type: 'addtocart'; readonly articleNumber: ArticleNumber; readonly quantity: number }
  | {
      readonly type: 'purchase'
      readonly articleNumber: ArticleNumber
      readonly quantity: number
      readonly orderId: string
    }

/** An article as a page has it; how many is left out where one alone is meant (TRACK-14). */
export interface TrackedArticle {
  readonly articleNumber: ArticleNumber
  readonly quantity?: number | undefined
}

interface Counted {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
}

/** Only articles with a number and a quantity are reported (TRACK-04). */
const counted = ({ articleNumber, quantity = 1 }: TrackedArticle): readonly Counted[] =>
  articleNumber.trim() !== '' && quantity > 0 && Number.isFinite(quantity) ? [{ articleNumber, quantity }] : []

export const clickOn = (article: TrackedArticle): readonly BehaviourEvent[] =>
  counted(article).map(({ articleNumber }) => ({ type: 'click', articleNumber }))

export const addedToCart = (articles: readonly TrackedArticle[]): readonly BehaviourEvent[] =>
  articles.flatMap(counted).map((article) => ({ type: 'addtocart', ...article }))

/** The purchase event of one order; none without the order's id or without an article (TRACK-05). */
export const purchaseOf = (
  orderId: string | undefined,
  articles: readonly TrackedArticle[],
): readonly BehaviourEvent[] =>
  orderId === undefined || orderId.trim() === ''
    ? []
    : articles.flatMap(counted).map((article) => ({ type: 'purchase', ...article, orderId }))
