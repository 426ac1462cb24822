import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { MenuEntry } from '#application/ports/product-service'
import type { SearchRequest, SearchResults, SearchService } from '#application/ports/search-service'
import type { Variant } from '#domain/catalogue/variant'
import type { ArticleNumber } from '#domain/kernel/ids'
import { articleOf } from './public-variants'

/** What is offered while somebody types. */
export interface Suggestions {
  /** As typed, trimmed. */
  readonly query: string
  readonly queries: readonly string[]
  /** Categories that most hits lie in, with the number of hits in each. */
  readonly categories: readonly { readonly title: string; readonly slug: string; readonly count: number }[]
  /** The best hits; an article whose very number was typed stands first. */
  readonly articles: readonly Variant[]
  /** All hits. */
  readonly total: number
}

export interface SuggestionPorts {
  readonly search: Pick<SearchService, 'search' | 'autoComplete'>
  readonly menu: (options?: CallOptions) => Call<readonly MenuEntry[]>
  /** Articles with the price and stock of whoever types. */
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly Variant[]>
}

const MOST_QUERIES = 5
const MOST_CATEGORIES = 4
const MOST_ARTICLES = 6

const bestHits: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: MOST_ARTICLES,
  facets: [{ name: 'category', type: 'distinct' }],
  selected: {},
  sortBy: 'relevance',
}

/** Only the innermost categories: a department that everything lies in says nothing. */
const innermost = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : innermost(entry.children)))

const categoriesIn = ({ facets }: SearchResults, menu: readonly MenuEntry[]): Suggestions['categories'] => {
  const known = new Map(innermost(menu).map((entry) => [entry.slug, entry.title]))
  return facets
    .flatMap((facet) => (facet.type === 'distinct' && facet.name === 'category' ? facet.items : []))
    .flatMap(({ item, count }) => {
      const title = known.get(item)
      return title === undefined ? [] : [{ title, slug: item, count }]
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES)
}

const nothing = (query: string): Suggestions => ({ query, queries: [], categories: [], articles: [], total: 0 })

/** Find as you type: completed queries, categories and articles for what stands in the field (SEARCH-11). */
export const suggestions =
  (ports: SuggestionPorts) =>
  (typed: string, options?: CallOptions): Call<Suggestions> => {
    const query = typed.trim()
    if (query === '') return TE.right(nothing(query))
    return pipe(
      sequenceS(TE.ApplyPar)({
        completed: ports.search.autoComplete(query, MOST_QUERIES, options),
        found: ports.search.search(query, bestHits, options),
        menu: ports.menu(options),
      }),
      TE.flatMap(({ completed, found, menu }) =>
        pipe(
          ports.variants(found.items.map(articleOf), options),
          TE.map((articles) => ({
            query,
            queries: completed.queries,
            categories: categoriesIn(found, menu),
            articles: inOrder(found.items.map(articleOf), articles),
            total: found.count,
          })),
        ),
      ),
    )
  }

const inOrder = (articles: readonly ArticleNumber[], variants: readonly Variant[]): readonly Variant[] => {
  const byArticle = new Map(variants.map((variant) => [variant.articleNumber, variant]))
  return articles.flatMap((article) => byArticle.get(article) ?? [])
}
