import * as A from 'fp-ts/Array'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  compactNumber,
  knownNumbers,
  type NumberedArticle,
  type NumberKind,
  withoutLeadingZeros,
  withoutNumberLabel,
} from '#domain/catalogue/article-numbers'
import type { Variant } from '#domain/catalogue/variant'
import type { CallFailure } from '#domain/failure/call-failure'
import { type ArticleNumber, readArticleNumber } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { Entity, SearchRequest, SearchService } from '#application/ports/search-service'
import { articleOf } from './public-variants'

/**
 * By number as it was written: the article that it names; several where makes share a number, between which somebody
 * must choose; none where nothing has it.
 */
export type ArticlesByNumber = ReadonlyMap<string, readonly NumberedArticle[]>

export interface NumberPorts {
  readonly search: Pick<SearchService, 'entitiesByAttribute'>
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly Variant[]>
}

/** The search service's attribute for all numbers of an article, without separators. */
const NUMBER_ATTRIBUTE = 'number'

const MOST_FOUND = 1000

const byNumber: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: MOST_FOUND,
  facets: [],
  selected: {},
  sortBy: 'relevance',
}

const unspaced = (written: string): string => withoutNumberLabel(written).replace(/\s/gu, '')

/** A number without separators; unchanged where it does not look like an article number. */
const plain = (written: string): string => compactNumber(unspaced(written)) ?? unspaced(written)

/**
 * Finds articles by their own number, RSK, E-number, EAN or the make's number, with or without spaces (CART-52). The
 * shop's own article numbers go first: only what is none of them is looked for among the others.
 */
export const articlesByNumber =
  ({ search, variants }: NumberPorts) =>
  (written: readonly string[], options?: CallOptions): Call<ArticlesByNumber> => {
    const asked = [...new Set(written.map(unspaced))].filter((number) => number !== '')
    if (asked.length === 0) return TE.right(named(written, [], []))
    const spellings = new Set(asked.flatMap((number) => [number, withoutLeadingZeros(number)]))
    // What no article can be numbered would have the whole question refused.
    const askable = A.filterMap(readArticleNumber)([...spellings])
    return pipe(
      askable.length === 0 ? TE.right([]) : variants(askable, options),
      TE.flatMap((own) => {
        const known = new Set<string>(own.map((variant) => variant.articleNumber))
        const others = asked
          .filter((number) => !known.has(number) && !known.has(withoutLeadingZeros(number)))
          .flatMap((number) => compactNumber(number) ?? [])
        return pipe(
          amongOthers({ search, variants }, others, options),
          TE.map((found) => named(written, own, found)),
        )
      }),
    )
  }

/** A service that knows no such attribute leaves the shop with its article numbers. */
const noneWhenRefused = (failure: CallFailure): Call<readonly Entity[]> =>
  failure.tag === 'Refused' && failure.status < 500 ? TE.right([]) : TE.left(failure)

const amongOthers = (
  { search, variants }: NumberPorts,
  numbers: readonly string[],
  options: CallOptions | undefined,
): Call<readonly Variant[]> => {
  if (numbers.length === 0) return TE.right([])
  return pipe(
    search.entitiesByAttribute({ name: NUMBER_ATTRIBUTE, value: [...new Set(numbers)] }, byNumber, options),
    TE.map(({ items }) => items),
    TE.orElse(noneWhenRefused),
    TE.map((items) => items.map(articleOf)),
    TE.flatMap((articles) => (articles.length === 0 ? TE.right([]) : variants(articles, options))),
  )
}

const named = (
  written: readonly string[],
  own: readonly Variant[],
  found: readonly Variant[],
): Map<string, readonly NumberedArticle[]> => {
  const ownOf = new Map<string, Variant>(own.map((variant) => [variant.articleNumber, variant]))
  const others = new Map<string, NumberedArticle[]>()
  for (const variant of found) {
    for (const [number, kind] of numbersOnce(variant)) {
      others.set(number, [...(others.get(number) ?? []), { variant, by: kind }])
    }
  }
  return new Map(
    written.map((number) => {
      const asked = unspaced(number)
      const variant = ownOf.get(asked) ?? ownOf.get(withoutLeadingZeros(asked))
      return [number, variant === undefined ? (others.get(plain(number)) ?? []) : [{ variant, by: 'article' }]]
    }),
  )
}

/** An article whose RSK is also its own number is found once by it. */
const numbersOnce = (variant: Variant): ReadonlyMap<string, NumberKind> =>
  new Map(
    knownNumbers(variant)
      .toReversed()
      .map(({ kind, number }) => [plain(number), kind]),
  )
