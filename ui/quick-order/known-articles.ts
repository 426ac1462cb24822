import { useMemo, useState } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { ArticlesByNumber } from '#application/queries/articles-by-number'
import type { LookupResult } from '#domain/quick-order/row-check'
import type { ShopQueries } from '#application/shop/shop-queries'
import { usePriceContext } from '../shop/customer-variants'
import { shopQuery, useAnswer } from '../shop/use-answer'

/** Services answer for a thousand articles at a time; an order list may be longer. */
const MOST_AT_ONCE = 500

/** Looks up any number of article numbers, in parts; fails when one part fails. */
export const askForAll = (
  queries: ShopQueries,
  numbers: readonly string[],
  options?: CallOptions,
): Call<ArticlesByNumber> =>
  pipe(
    Array.from({ length: Math.ceil(numbers.length / MOST_AT_ONCE) }, (_, part) =>
      numbers.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
    ),
    TE.traverseSeqArray((part) => queries.articlesByNumber(part, options)),
    TE.map((parts) => new Map(parts.flatMap((part) => [...part]))),
  )

const nothing: ReadonlyMap<string, LookupResult> = new Map()

const articlesQuery = shopQuery(
  (queries, { numbers }: { readonly context: string; readonly numbers: readonly string[] }, options) =>
    askForAll(queries, numbers, options),
)

interface KnownNumbers {
  readonly context: string | undefined
  readonly of: ReadonlyMap<string, LookupResult>
}

/**
 * Articles by number, with the price and stock of the user. Only unknown ones are fetched; another
 * customer, project or delivery asks for all of them again.
 */
export const useKnownArticles = (numbers: readonly string[]) => {
  const context = usePriceContext()
  const [before, setBefore] = useState<KnownNumbers>({ context, of: nothing })
  const known = before.context === context ? before.of : nothing
  // So many at a time: what is found of a long list is shown while the rest is asked for.
  const missing = [...new Set(numbers.filter((number) => !known.has(number)))].slice(0, MOST_AT_ONCE)
  const answer = useAnswer(
    articlesQuery,
    context === undefined || missing.length === 0 ? undefined : { context, numbers: missing },
  )
  if (answer.tag === 'Answered') {
    const added = missing.map((number) => [number, answer.value.get(number) ?? []] as const)
    setBefore({ context, of: new Map([...known, ...added]) })
  }
  return useMemo(
    () => ({
      of: (number: string) => known.get(number) ?? (answer.tag === 'Failed' ? 'unreachable' : undefined),
      retry: () => {
        if (answer.tag === 'Failed') answer.retry()
      },
    }),
    [known, answer],
  )
}
