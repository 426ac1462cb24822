import { createContext, lazy, Suspense, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import { keepsQuoteOverlay } from '#domain/navigation/quote-overlay'
import { Dialog } from '../components/Dialog'
import { Skeleton } from '../components/Skeleton'
import { t } from '../texts/t'

const ChooseQuote = lazy(async () => ({ default: (await import('./ChooseQuote')).ChooseQuote }))

interface QuoteOverlayAccess {
  /** Whether the quote that is filled stands beside the catalogue. */
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Asks which quote articles are put into; with none it asks which one is filled from then on. */
  readonly chooseQuote: (articles: readonly OfferedArticle[]) => void
}

const nothing = () => undefined
const QuoteOverlayContext = createContext<QuoteOverlayAccess>({
  isOpen: false,
  open: nothing,
  close: nothing,
  chooseQuote: nothing,
})

export const useQuoteOverlay = (): QuoteOverlayAccess => useContext(QuoteOverlayContext)

/**
 * Keeps whether the overlay is open: pages of the catalogue leave it as it is (ROUTE-34), every other closes it (ROUTE-35).
 * The dialog that chooses a quote opens on any page.
 */
export const QuoteOverlayProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [articles, setArticles] = useState<readonly OfferedArticle[]>()
  const isCatalogue = keepsQuoteOverlay(pathname)
  if (isOpen && !isCatalogue) setOpen(false)
  const access = useMemo(
    () => ({
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
      chooseQuote: setArticles,
    }),
    [isOpen],
  )
  const done = () => setArticles(undefined)
  return (
    <QuoteOverlayContext.Provider value={access}>
      {children}
      <Dialog open={articles !== undefined} onClose={done} title={t('quotes.choose')}>
        {articles !== undefined && (
          <Suspense fallback={<Skeleton rows={3} kind="text" />}>
            <ChooseQuote articles={articles} onDone={done} />
          </Suspense>
        )}
      </Dialog>
    </QuoteOverlayContext.Provider>
  )
}
