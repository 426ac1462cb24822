import { useMemo } from 'react'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Answer } from '#application/projections/answer'
import type { OwnVariants, PriceStatus } from '#domain/catalogue/shown-article'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { useSession } from './ShopContext'
import { shopQuery, useAnswer } from './use-answer'

export interface CustomerVariants extends OwnVariants {
  readonly retry: () => void
}

/** The inputs of prices and stock besides the article; undefined while nobody is logged in. */
export const priceContextOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated' && session.switchingTo === undefined
    ? JSON.stringify([
        session.signedIn.claims.userId,
        session.context?.customerId,
        session.context?.projectId,
        session.delivery.choice,
      ])
    : undefined

/** During a log-in or a change of customer it is unknown which prices apply. */
export const isBetweenPrices = (session: SessionState): boolean =>
  session.tag === 'Authenticating' || (session.tag === 'Authenticated' && session.switchingTo !== undefined)

/** A key for the customer whose prices apply now; undefined until that is known. */
export const usePriceContext = (): string | undefined => {
  const session = useSession()
  if (session.tag === 'Unknown' || isBetweenPrices(session)) return undefined
  return priceContextOf(session) ?? 'public'
}

const variantsQuery = shopQuery(
  (queries, { articles }: { readonly context: string; readonly articles: readonly ArticleNumber[] }, options) =>
    pipe(
      queries.variants(articles, options),
      TE.map((variants) => new Map(variants.map((variant) => [variant.articleNumber, variant]))),
    ),
)

/**
 * The customer's own price and stock of a page's articles: one call for the whole page, made again when customer,
 * project or chosen delivery changes. An answer to an earlier call is never shown.
 */
export const useCustomerVariants = (articles: readonly ArticleNumber[]): CustomerVariants => {
  const session = useSession()
  const context = priceContextOf(session)
  const isAsked = context !== undefined && articles.length > 0
  const answer = useAnswer(variantsQuery, isAsked ? { context, articles } : undefined)
  return useMemo(
    () => ({
      status: isAsked ? priceStatuses[answer.tag] : isBetweenPrices(session) ? 'loading' : 'public',
      of: (article) => (answer.tag === 'Answered' ? answer.value.get(article) : undefined),
      retry: () => {
        if (answer.tag === 'Failed') answer.retry()
      },
    }),
    [session, isAsked, answer],
  )
}

const priceStatuses = { Asking: 'loading', Answered: 'own', Failed: 'failed' } as const satisfies Readonly<
  Record<Answer<unknown>['tag'], PriceStatus>
>
