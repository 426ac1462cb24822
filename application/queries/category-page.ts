import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { SearchRequest, SearchResults } from '#application/ports/search-service'
import { menuPath } from './menu-path'
import { mostPopular } from './most-popular'
import type { CategoryPageData, PageFailure } from './page-data'
import { absentIsNotFound, failed, notFound } from './page-failure'
import { articleOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

const productsByCategory: SearchRequest = {
  entityType: 'Product',
  skip: 0,
  take: 0,
  facets: [{ name: 'category', type: 'distinct' }],
  selected: {},
  sortBy: 'relevance',
}

const countIn = ({ facets }: SearchResults, slug: string): number =>
  facets
    .flatMap((facet) => (facet.type === 'distinct' && facet.name === 'category' ? facet.items : []))
    .find(({ item }) => item === slug)?.count ?? 0

/** A category as an overview of those in it, with how many products each has and what is asked for most. */
export const categoryPage =
  (ports: Pick<QueryPorts, 'products' | 'search' | 'commerce'>) =>
  (slug: string, options?: CallOptions): TE.TaskEither<PageFailure, CategoryPageData> => {
    const path = `/kategorier/${slug.split('/').map(encodeURIComponent).join('/')}`
    const category = { name: 'category', value: slug }
    return pipe(
      sequenceS(TE.ApplyPar)({
        menu: pipe(ports.products.menu(undefined, options), TE.mapLeft(failed)),
        trail: pipe(ports.products.breadcrumbs(slug, options), TE.mapLeft(absentIsNotFound(path))),
        counts: pipe(ports.search.entitiesByAttribute(category, productsByCategory, options), TE.mapLeft(failed)),
        popular: pipe(ports.search.entitiesByAttribute(category, mostPopular, options), TE.mapLeft(failed)),
      }),
      TE.flatMap(({ menu, trail, counts, popular }) => {
        const entry = menuPath(menu, slug).at(-1)
        if (entry === undefined) return TE.left(notFound(path))
        return pipe(
          publicVariants(ports.commerce, popular.items.map(articleOf), options),
          TE.bimap(failed, (variants) => ({
            title: entry.title,
            slug: entry.slug,
            breadcrumbs: trail.breadcrumbs,
            productCount: counts.count,
            children: entry.children.map((child) => ({ entry: child, productCount: countIn(counts, child.slug) })),
            popular: variants,
          })),
        )
      }),
    )
  }
