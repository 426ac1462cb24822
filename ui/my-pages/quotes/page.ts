import { page } from '../../routing/page'
import { t } from '../../texts/t'

export const quotes = page({
  id: 'my-quotes',
  name: 'MyQuotes',
  path: 'mina-sidor/offerter',
  view: { source: 'ui/my-pages/quotes/QuotesPage.tsx', load: () => import('./QuotesPage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('quotes.title'), noindex: true },
})

export const quoteDetails = page({
  id: 'quote-details',
  name: 'QuoteDetails',
  path: 'mina-sidor/offerter/:id',
  view: { source: 'ui/my-pages/quotes/QuotePage.tsx', load: () => import('./QuotePage') },
  readsParameters: false,
  requiresAuth: true,
  head: { title: t('quotes.quote'), noindex: true },
})
