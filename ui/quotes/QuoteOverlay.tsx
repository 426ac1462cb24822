import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { keepsQuoteOverlay } from '#domain/navigation/quote-overlay'
import { useFilledQuote } from '../shop/quotes'
import { useMay } from '../shop/permissions'

const FilledQuote = lazy(async () => ({ default: (await import('./FilledQuote')).FilledQuote }))

/** The quote that is filled beside the catalogue (QUOTE-30); nothing on other pages, and before there is one. */
export const QuoteOverlay = () => {
  const filled = useFilledQuote()
  const mayMake = useMay('createQuotes')
  const { pathname } = useLocation()
  if (filled.tag === 'None' || !mayMake || !keepsQuoteOverlay(pathname)) return null
  return (
    <Suspense fallback={null}>
      <FilledQuote filled={filled} />
    </Suspense>
  )
}
