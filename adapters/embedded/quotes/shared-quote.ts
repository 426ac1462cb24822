import { customerId } from '#domain/kernel/ids'
import { lastDayOf } from '#domain/quotes/expiry'
import { offerOf } from '#domain/quotes/offer'
import type { Quote } from '#domain/quotes/quote'
import type { SharedQuote } from '#application/ports/shared-quote'
import type { Database } from '../database/database'
import { writeQuote } from './document/write-quote'
import { findLogo } from './logo'
import { type FoundQuote, wholeQuote } from './read-quote'

/** A quote as its receiver is told of it: each field is named here, so that no other can be told. */
export const sharedQuoteOf = (quote: Quote): SharedQuote => ({
  number: quote.number,
  name: quote.name,
  reference: quote.reference,
  status: quote.status,
  sender: quote.sender,
  receiver: quote.receiver,
  validFrom: quote.validFrom,
  lastDay: lastDayOf(quote),
  finalMessage: quote.finalMessage,
  offer: offerOf(quote),
})

/** The document of a quote, the same for its sender and its receiver (QUOTE-20). */
export const drawQuote = async (db: Database, found: FoundQuote): Promise<Uint8Array> => {
  const quote = sharedQuoteOf(await wholeQuote(db, found))
  const logo = await findLogo(db, customerId(found.customer_id))
  return writeQuote(quote, { brand: found.brand, logo })
}

export const documentName = ({ quote_number }: FoundQuote): string => `offert-${quote_number.toLowerCase()}.pdf`
