import { useCallback, useEffect } from 'react'
import type { QuotesArea } from '#application/modules/quotes/area'
import type { Shop } from '#application/shop/shop'
import type { QuoteId } from '#domain/kernel/ids'
import type { FilledView, QuoteView } from '#domain/quotes/quote-view'
import { useProjection, useShopCommand } from './ShopContext'

const unknown: QuoteView = { tag: 'Unknown' }
const notFilled: FilledView = { tag: 'None' }
const filledOf = (shop: Shop) => shop.quotes.filled
const waitingOf = (shop: Shop) => shop.quotes.waiting

/** A quote with the user's pending changes; it is fetched when it is first shown. */
export const useQuoteView = (id: QuoteId): QuoteView => {
  const command = useShopCommand()
  useEffect(() => command((shop) => shop.quotes.open(id)), [command, id])
  return useProjection<QuoteView>(
    useCallback((shop: Shop) => shop.quotes.quote(id), [id]),
    unknown,
  )
}

/** The quote that is filled beside the catalogue; none on the server. */
export const useFilledQuote = (): FilledView => useProjection<FilledView>(filledOf, notFilled)

/** Whether changes of quotes wait for a service that does not answer. */
export const useQuotesWaiting = (): boolean => useProjection<boolean>(waitingOf, false)

/** Asks the area of quotes, as soon as the shop is there. */
export const useQuoteCall = (): (<A>(call: (quotes: QuotesArea) => Promise<A>) => Promise<A>) => {
  const command = useShopCommand()
  return (call) =>
    new Promise((settle, fail) => {
      command((shop) => void call(shop.quotes).then(settle, fail))
    })
}
