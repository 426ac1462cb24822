import { useMemo } from 'react'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LastPurchase } from '#application/ports/purchase-history'
import type { ArticleNumber } from '#domain/kernel/ids'
import { may, rightsOf } from '#domain/session/permissions'
import type { SessionState } from '#domain/session/session'
import { useSession } from './ShopContext'
import { shopQuery, useAnswer } from './use-answer'

/** Whose purchases may be shown; undefined for a visitor, without the right, and while the customer is switched. */
export const purchaseContextOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated' &&
  session.switchingTo === undefined &&
  session.context !== undefined &&
  may(rightsOf(session), 'seeOrderHistory')
    ? JSON.stringify([session.signedIn.claims.userId, session.context.customerId, session.context.projectId])
    : undefined

export const usePurchaseContext = (): string | undefined => purchaseContextOf(useSession())

export type LastPurchases = ReadonlyMap<ArticleNumber, LastPurchase>

const purchasesQuery = shopQuery(
  (queries, { articles }: { readonly context: string; readonly articles: readonly ArticleNumber[] }, options) =>
    pipe(
      queries.lastPurchases(articles, options),
      TE.map((found): LastPurchases => new Map(found.map((purchase) => [purchase.articleNumber, purchase]))),
    ),
)

const none: LastPurchases = new Map()

/**
 * The last purchases of a page's articles, in one call for the whole page. None for a visitor, and where they cannot be
 * fetched: the page does not depend on them.
 */
export const useLastPurchases = (articles: readonly ArticleNumber[]): LastPurchases => {
  const context = usePurchaseContext()
  const args = useMemo(
    () => (context === undefined || articles.length === 0 ? undefined : { context, articles }),
    [context, articles],
  )
  const answer = useAnswer(purchasesQuery, args)
  return answer.tag === 'Answered' ? answer.value : none
}
