import type { SharedQuote } from '#application/ports/shared-quote'
import { money } from '#domain/kernel/money'
import { offerOf } from '#domain/quotes/offer'
import type { Quote, QuoteSummary } from '#domain/quotes/quote'
import type { QuoteView } from '#domain/quotes/quote-view'
import type { Shop } from '#application/shop/shop'
import { instant, quoteId, userId } from '#domain/kernel/ids'
import { aDay, aQuote, aRow, heading, ownRow } from '../../domain/quotes/given'

/** A quote in two sections: two articles and an hour of work. */
export const filledQuote = (given: Partial<Quote> = {}): Quote =>
  aQuote({
    number: 'Q-20418',
    name: 'Stambyte badrum, lgh 1203',
    rows: [
      heading('h1', 'Material'),
      aRow('r1', { name: 'Kulventil', quantity: 12, purchase: { net: money(176.9), gross: money(240) } }),
      aRow('r2', { name: 'T-rör', quantity: 40, purchase: { net: money(61.9), gross: money(80) } }),
      heading('h2', 'Egna rader'),
      ownRow('r3', { name: 'Arbete, montör', quantity: 16, unit: 'tim', cost: money(420), ownPrice: money(650.16) }),
    ],
    ...given,
  })

/** The same as its receiver reads it. */
export const sharedQuote = (given: Partial<SharedQuote> = {}): SharedQuote => {
  const quote = filledQuote({ status: 'sent' })
  return {
    number: quote.number,
    name: quote.name,
    reference: 'Lgh 1203',
    finalMessage: 'Rivning ingår inte.',
    validFrom: quote.validFrom,
    receiver: quote.receiver,
    sender: quote.sender,
    status: 'sent',
    lastDay: aDay('2099-01-13'),
    offer: offerOf(quote),
    ...given,
  }
}

/** The quote of a shop as its user sees it now. */
export const viewIn = (shop: Shop): Extract<QuoteView, { tag: 'Known' }> => {
  const view = shop.quotes.quote(quoteId('q1')).get()
  if (view.tag !== 'Known') throw new Error(`the quote is ${view.tag}`)
  return view
}

/** A line of the list of quotes: a sent one, unless said. */
export const aSummary = (number: string, given: Partial<QuoteSummary> = {}): QuoteSummary => ({
  id: quoteId(number),
  number,
  name: 'Stambyte badrum',
  reference: 'Lgh 1203',
  status: 'sent',
  userId: userId('u1'),
  ownerName: 'Moa Lindqvist',
  projectId: undefined,
  createdAt: instant('2025-12-01T10:00:00Z'),
  changedAt: instant('2025-12-02T10:00:00Z'),
  receiverName: 'Brf Kvarnen',
  rowCount: 9,
  lastDay: aDay('2099-01-14'),
  toPay: money(48_144.93),
  ...given,
})
