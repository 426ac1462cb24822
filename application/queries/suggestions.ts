import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { MenuEntry } from '#application/ports/product-service'
import type { SearchRequest, SearchResults, SearchService } from '#application/ports/search-service'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { ArticleNumber } from '#domain/kernel/ids'
import { articleOf } from './public-variants'

/** The suggestions for a query. */
export interface Suggestions {
  /** As typed, trimmed. */
  readonly query: string
  readonly queries: readonly string[]
  /** Categories that are meant, with the number of hits in each, most first. */
  readonly categories: readonly { readonly title: string; readonly slug: string; readonly count: number }[]
  /** The best hits; an article whose exact number was typed comes first. */
  readonly articles: readonly ListedVariant[]
  /** All hits. */
  readonly total: number
}

export interface SuggestionPorts {
  readonly search: Pick<SearchService, 'search' | 'autoComplete'>
  readonly menu: (options?: CallOptions) => Call<readonly MenuEntry[]>
  /** Articles with the price and stock of the user. */
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly ListedVariant[]>
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

/** Only categories without subcategories: a department matches too much. */
const innermost = (menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  menu.flatMap((entry) => (entry.children.length === 0 ? [entry] : innermost(entry.children)))

/** A word often occurs in texts of other articles: the text of an O-ring names the kulventil that it seals. */
const isMeant = (title: string, query: string): boolean => title.toLowerCase().includes(query.toLowerCase())

/**
 * Categories whose name says what is typed, and those of the best hits; all others hold it by the way. All of them where
 * the service does not tell what the best hits lie in.
 */
const categoriesIn = ({ facets, items }: SearchResults, menu: readonly MenuEntry[], query: string) => {
  const known = new Map(innermost(menu).map((entry) => [entry.slug, entry.title]))
  const ofBestHits = new Set(items.flatMap(({ attributes }) => (attributes['category'] ?? []).map(String)))
  return facets
    .flatMap((facet) => (facet.type === 'distinct' && facet.name === 'category' ? facet.items : []))
    .flatMap(({ item, count }) => {
      const title = known.get(item)
      const shown = ofBestHits.size === 0 || ofBestHits.has(item)
      return title !== undefined && (shown || isMeant(title, query)) ? [{ title, slug: item, count }] : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES)
}

const nothing = (query: string): Suggestions => ({ query, queries: [], categories: [], articles: [], total: 0 })

/** Find as you type: completed queries, categories and articles for the text in the field (SEARCH-11). */
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
            queries: completed,
            categories: categoriesIn(found, menu, query),
            articles: inOrder(found.items.map(articleOf), articles),
            total: found.count,
          })),
        ),
      ),
    )
  }

const inOrder = (articles: readonly ArticleNumber[], variants: readonly ListedVariant[]): readonly ListedVariant[] => {
  const byArticle = new Map(variants.map((variant) => [variant.articleNumber, variant]))
  return articles.flatMap((article) => byArticle.get(article) ?? [])
}
