import { useCallback, useEffect, useMemo, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { OwnVariants, PriceStatus } from '#domain/catalogue/shown-article'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { useSession, useShop } from './ShopContext'

export interface CustomerVariants extends OwnVariants {
  readonly retry: () => void
}

interface Answer {
  readonly question: string
  readonly variants: ReadonlyMap<ArticleNumber, Variant> | 'failed'
}

/** What prices and stock depend on besides the article; undefined while nobody is logged in. */
export const priceContextOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated' && !session.switching
    ? JSON.stringify([
        session.signedIn.claims.userId,
        session.context?.customerId,
        session.context?.projectId,
        session.delivery.choice,
      ])
    : undefined

/** While somebody logs in or changes customer: whose prices hold is not known. */
export const isBetweenPrices = (session: SessionState): boolean =>
  session.tag === 'Authenticating' || (session.tag === 'Authenticated' && session.switching)

/** Whose prices hold now: a name for it, or undefined until that is known. */
export const usePriceContext = (): string | undefined => {
  const session = useSession()
  if (session.tag === 'Unknown' || isBetweenPrices(session)) return undefined
  return priceContextOf(session) ?? 'public'
}

/**
 * The customer's own price and stock of a page's articles: one call for the whole page, asked again when customer,
 * project or chosen delivery changes. An answer to an earlier question is never shown.
 */
export const useCustomerVariants = (articleNumbers: readonly ArticleNumber[]): CustomerVariants => {
  const shop = useShop()
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const context = priceContextOf(session)
  const articles = articleNumbers.join(' ')
  const question = context === undefined || articles === '' ? undefined : `${context} ${articles} ${attempt}`
  // The array is a new one at every draw; asking follows its contents.
  const asked = useMemo(() => articles.split(' ').map(articleNumber), [articles])

  useEffect(() => {
    if (shop === undefined || question === undefined) return
    const stop = new AbortController()
    const ask = async () => {
      const result = await shop.variants(asked, { signal: stop.signal })()
      if (stop.signal.aborted) return
      const variants = E.isLeft(result)
        ? ('failed' as const)
        : new Map(result.right.map((variant) => [variant.articleNumber, variant]))
      setAnswer({ question, variants })
    }
    void ask()
    return () => stop.abort()
  }, [shop, question, asked])

  const variants = answer !== undefined && answer.question === question ? answer.variants : undefined
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return useMemo(
    () => ({
      status: statusOf(session, question, variants),
      of: (article) => (variants instanceof Map ? variants.get(article) : undefined),
      retry,
    }),
    [session, question, variants, retry],
  )
}

const statusOf = (
  session: SessionState,
  question: string | undefined,
  variants: Answer['variants'] | undefined,
): PriceStatus => {
  if (question === undefined) return isBetweenPrices(session) ? 'loading' : 'public'
  if (variants === undefined) return 'loading'
  return variants === 'failed' ? 'failed' : 'own'
}
