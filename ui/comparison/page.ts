import { page, pageQuery } from '../routing/page'
import { t } from '../texts/t'

export const comparison = page({
  id: 'jamfor',
  path: 'jamfor',
  view: { source: 'ui/comparison/ComparisonPage.tsx', load: () => import('./ComparisonPage') },
  query: pageQuery({
    code: () => import('#application/queries/comparison-page'),
    ask: ({ comparisonPage, parseComparisonAddress: parse }, ports, { url, signal }) =>
      comparisonPage(ports)(parse(url), { signal }),
    cacheKey: ({ formatComparisonAddress: format, parseComparisonAddress: parse }, { url }) => format(parse(url)),
    addressOf: ({ formatComparisonAddress: format, parseComparisonAddress: parse }, url) => format(parse(url)),
  }),
  // A reader's own choice; search engines have the articles.
  head: { title: t('comparison.title'), noindex: true },
})
