import { useCallback, useEffect, useMemo, useState } from 'react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { ArticlesByNumber } from '#application/queries/articles-by-number'
import type { Known } from '#domain/quick-order/row-check'
import type { Shop } from '#application/shop/shop'
import { usePriceContext } from '../shop/customer-variants'
import { useShop } from '../shop/ShopContext'

interface Answers {
  readonly context: string
  readonly of: ReadonlyMap<string, Known>
}

/** Services answer for a thousand articles at a time; an order list may be longer. */
const MOST_AT_ONCE = 500

/** Asks for any number of numbers; fails as a whole when a part of them does. */
export const askForAll = (shop: Shop, numbers: readonly string[], options?: CallOptions): Call<ArticlesByNumber> =>
  pipe(
    Array.from({ length: Math.ceil(numbers.length / MOST_AT_ONCE) }, (_, part) =>
      numbers.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
    ),
    TE.traverseSeqArray((part) => shop.articlesByNumber(part, options)),
    TE.map((parts) => new Map(parts.flatMap((part) => [...part]))),
  )

const nothing: ReadonlyMap<string, Known> = new Map()

/**
 * Articles by number, with the price and stock of the one who looks. Only those not known yet are asked for; another
 * customer, project or delivery asks for all of them again.
 */
export const useKnownArticles = (numbers: readonly string[]) => {
  const shop = useShop()
  const context = usePriceContext()
  const [answers, setAnswers] = useState<Answers>({ context: '', of: nothing })
  const known = answers.context === context ? answers.of : nothing
  const missing = [...new Set(numbers.filter((number) => !known.has(number)))].join(' ')

  useEffect(() => {
    if (shop === undefined || context === undefined || missing === '') return
    const stop = new AbortController()
    const asked = missing.split(' ')
    const ask = async () => {
      const result = await askForAll(shop, asked, { signal: stop.signal })()
      if (stop.signal.aborted) return
      const answerTo = (number: string): Known => (E.isLeft(result) ? 'unreachable' : (result.right.get(number) ?? []))
      setAnswers((before) => ({
        context,
        of: new Map([
          ...(before.context === context ? before.of : nothing),
          ...asked.map((number) => [number, answerTo(number)] as const),
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
  return useMemo(() => ({ of: (number: string) => known.get(number), retry }), [known, retry])
}
