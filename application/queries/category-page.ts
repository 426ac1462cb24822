import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { SearchRequest, SearchResults } from '#application/ports/search-service'
import { trailOf } from './listing-page'
import { menuPath } from './menu-path'
import { mostPopular } from './most-popular'
import type { CategoryPageData, PageFailure } from './page-data'
import { notFound } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import { articleOf, listedVariants } from './public-variants'
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

/**
 * A category as an overview of those in it, with how many products each has and what is asked for most. Undefined when
 * the menu, which says what is in it, could not be read in time.
 */
export const categoryPage =
  (ports: Pick<QueryPorts, 'products' | 'search' | 'commerce' | 'patience'>) =>
  (slug: string, options?: CallOptions): TE.TaskEither<PageFailure, CategoryPageData | undefined> => {
    const path = `/kategorier/${slug.split('/').map(encodeURIComponent).join('/')}`
    const category = { name: 'category', value: slug }
    const { own, part } = pageParts(ports.patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({
        // Each part can be done without; a department without a menu is shown as a listing.
        nothing: own(TE.right<PageFailure, undefined>(undefined)),
        menu: part((inTime) => ports.products.menu(undefined, inTime)),
        trail: part(trailOf(ports, slug)),
        counts: part((inTime) => ports.search.entitiesByAttribute(category, productsByCategory, inTime)),
        popular: part((inTime) =>
          pipe(
            ports.search.entitiesByAttribute(category, mostPopular, inTime),
            TE.flatMap(({ items }) => listedVariants(ports.commerce, items.map(articleOf), inTime)),
          ),
        ),
      }),
      TE.flatMap(({ menu, trail, counts, popular }) => {
        if (trail === 'absent') return TE.left(notFound(path))
        if (menu === undefined) return TE.right(undefined)
        const entries = menuPath(menu, slug)
        const entry = entries.at(-1)
        if (entry === undefined) return TE.left(notFound(path))
        return TE.right({
          title: entry.title,
          slug: entry.slug,
          breadcrumbs: trail?.breadcrumbs ?? entries.map(({ title, slug: below }) => ({ name: title, slug: below })),
          productCount: counts?.count,
          children: entry.children.map((child) => ({
            entry: child,
            productCount: counts === undefined ? undefined : countIn(counts, child.slug),
          })),
          popular: popular ?? [],
          ...missingIn({ counts, popular, trail }, ['counts', 'popular', 'trail']),
        })
      }),
    )
  }
