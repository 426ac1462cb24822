import { useCallback, useEffect, useMemo, useState } from 'react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { Shop } from '#application/shop/shop'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import type { ArticleNumber } from '#domain/kernel/ids'
import { usePriceContext } from '../shop/customer-variants'
import { useShop } from '../shop/ShopContext'

/** What is known of a number: its article, that there is none, or that the services could not be asked. */
export type Known = Variant | 'unknown' | 'unreachable'

interface Answers {
  readonly context: string
  readonly of: ReadonlyMap<ArticleNumber, Known>
}

/** Services answer for a thousand articles at a time; an order list may be longer. */
const MOST_AT_ONCE = 500

/** Asks for any number of articles; fails as a whole when a part of them does. */
export const askForAll = (
  shop: Shop,
  articles: readonly ArticleNumber[],
  options?: CallOptions,
): Call<readonly Variant[]> =>
  pipe(
    Array.from({ length: Math.ceil(articles.length / MOST_AT_ONCE) }, (_, part) =>
      articles.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
    ),
    TE.traverseSeqArray((part) => shop.variants(part, options)),
    TE.map((parts) => parts.flat()),
  )

const nothing: ReadonlyMap<ArticleNumber, Known> = new Map()

/**
 * Articles by number, with the price and stock of the one who looks. Only those not known yet are asked for; another
 * customer, project or delivery asks for all of them again.
 */
export const useKnownArticles = (articles: readonly ArticleNumber[]) => {
  const shop = useShop()
  const context = usePriceContext()
  const [answers, setAnswers] = useState<Answers>({ context: '', of: nothing })
  const known = answers.context === context ? answers.of : nothing
  const missing = [...new Set(articles.filter((article) => !known.has(article)))].join(' ')

  useEffect(() => {
    if (shop === undefined || context === undefined || missing === '') return
    const stop = new AbortController()
    const asked = missing.split(' ').map(articleNumber)
    const ask = async () => {
      const result = await askForAll(shop, asked, { signal: stop.signal })()
      if (stop.signal.aborted) return
      const found = new Map(E.isLeft(result) ? [] : result.right.map((variant) => [variant.articleNumber, variant]))
      const otherwise = E.isLeft(result) ? ('unreachable' as const) : ('unknown' as const)
      setAnswers((before) => ({
        context,
        of: new Map<ArticleNumber, Known>([
          ...(before.context === context ? before.of : nothing),
          ...asked.map((article) => [article, found.get(article) ?? otherwise] as const),
        ]),
      }))
    }
    void ask()
    return () => stop.abort()
  }, [shop, context, missing])

  const retry = useCallback(
    () =>
      setAnswers((before) => ({ ...before, of: new Map([...before.of].filter(([, one]) => one !== 'unreachable')) })),
    [],
  )
  return useMemo(() => ({ of: (article: ArticleNumber) => known.get(article), retry }), [known, retry])
}
