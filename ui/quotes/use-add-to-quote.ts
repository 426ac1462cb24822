import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OfferedArticle } from '#application/modules/quotes/commands'
import { keepsQuoteOverlay } from '#domain/navigation/quote-overlay'
import type { Shop } from '#application/shop/shop'
import type { QuoteId } from '#domain/kernel/ids'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useTell } from '../notices/ShellNotices'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { useQuoteOverlay } from './QuoteOverlayProvider'

/** The page of a quote. */
export const quotePath = (id: QuoteId): string => `/mina-sidor/offerter/${id}`

/**
 * Puts articles into the quote that is being filled, and shows it beside the catalogue. Without one, or where it cannot
 * be changed any more, the user chooses a quote first.
 */
export const useAddToQuote = (): ((articles: readonly OfferedArticle[]) => void) => {
  const command = useShopCommand()
  const tell = useTell()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { open: openCell } = useOrderHead()
  const { open, chooseQuote } = useQuoteOverlay()
  return useCallback(
    (articles) => {
      const put = (shop: Shop): void => {
        const filled = shop.quotes.filled.get()
        if (filled.tag === 'None') return chooseQuote(articles)
        const added = shop.quotes.addArticles(articles)
        if (E.isLeft(added)) return chooseQuote(articles)
        open()
        const number = filled.tag === 'Filled' && filled.view.tag === 'Known' ? filled.view.quote.number : ''
        const action =
          filled.tag === 'Filled'
            ? ({ text: 'quotes.open', run: () => void navigate(quotePath(filled.quoteId)) } as const)
            : undefined
        // Beside the catalogue the quote itself shows what was put into it.
        if (!keepsQuoteOverlay(pathname)) tell('quotes.added', { count: articles.length, number }, 'success', action)
        return undefined
      }
      command((shop) =>
        onceSessionIsKnown(shop, () => {
          const session = shop.session.get()
          if (session.tag === 'Authenticated' && session.context === undefined) openCell('customer')
          else put(shop)
        }),
      )
    },
    [command, tell, navigate, pathname, openCell, open, chooseQuote],
  )
}
