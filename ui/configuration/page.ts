import { page, pageQuery } from '../routing/page'
import { t } from '../texts/t'

export const configuration = page({
  id: 'product-configuration',
  name: 'ProductConfigurationPage',
  path: 'konfigurator',
  view: { source: 'ui/configuration/ConfigurationPage.tsx', load: () => import('./ConfigurationPage') },
  query: pageQuery({
    code: () => import('#application/queries/configuration-page'),
    ask: ({ configurationPage, parseConfigurationAddress: parse }, ports, { url, signal }) =>
      configurationPage(ports)(parse(url), { signal }),
    cacheKey: ({ formatConfigurationAddress: format, parseConfigurationAddress: parse }, { url }) => format(parse(url)),
    cachedAs: 'list',
    addressOf: ({ formatConfigurationAddress: format, parseConfigurationAddress: parse }, url) => format(parse(url)),
  }),
  // The steps are a reader's own choice; search engines have the listings.
  head: {
    title: t('configuration.title'),
    description: t('configuration.description'),
    canonical: '/konfigurator',
    noindex: true,
  },
})
