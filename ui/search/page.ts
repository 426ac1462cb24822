import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { asksForOtherResults, lookedAtAs, redirectedInView } from '../catalogue/result-view'
import { page, pageQuery } from '../routing/page'
import { t } from '../texts/t'

export const search = page({
  id: 'search',
  path: 'search',
  view: { source: 'ui/search/SearchPage.tsx', load: () => import('./SearchPage') },
  query: pageQuery({
    code: () => import('#application/queries/search-page'),
    ask: ({ searchPage, parseSearchAddress: parse }, ports, { url, signal }) =>
      pipe(searchPage(ports)(parse(url), { signal }), TE.mapLeft(redirectedInView(url))),
    cacheKey: ({ formatSearchAddress: format, parseSearchAddress: parse }, { url }) => format(parse(url)),
    cachedAs: 'list',
    addressOf: ({ formatSearchAddress: format, parseSearchAddress: parse }, url) =>
      lookedAtAs(format(parse(url)), url.search),
  }),
  shouldRevalidate: asksForOtherResults,
  // Search results are for people; search engines have the listings.
  headOf: ({ query }) => ({ title: t('search.title', { query }), noindex: true }),
})
