import type { SearchRequest } from '#application/ports/search-service'

/** How many articles a shelf is chosen from. */
export const POPULAR_ARTICLES = 8

/** The articles that are asked for most. */
export const mostPopular: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: POPULAR_ARTICLES,
  facets: [],
  selected: {},
  sortBy: 'popularity',
}
