import { page } from '../routing/page'
import { t } from '../texts/t'

/** What the receiver of a quote opens by the link that was sent. */
export const sharedQuote = page({
  id: 'shared-quote',
  path: 'offert',
  view: { source: 'ui/quotes/SharedQuotePage.tsx', load: () => import('./SharedQuotePage') },
  layout: 'minimal',
  readsParameters: false,
  head: { title: t('quotes.shared'), noindex: true },
})
