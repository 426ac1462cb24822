import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { lastDayOf } from '#domain/quotes/expiry'
import type { QuoteHead } from '#domain/quotes/quote'
import { headFields } from '#adapters/contract/quote-head'
import { swedishSortKey } from '../swedish-order'

const Head = t.strict(headFields)

/** The head that fields make. Callers give all fields, so one that cannot be read is an internal error. */
export const headOfFields = (fields: Readonly<Record<string, unknown>>): QuoteHead => {
  const read = Head.decode(fields)
  if (E.isLeft(read)) throw new Error('The fields make no head of a quote')
  return read.right
}

/** The columns that follow from the head and the number. */
export const headColumns = (head: QuoteHead, quoteNumber: string) => ({
  head: JSON.stringify(head),
  sv_key: swedishSortKey(head.name),
  last_day: lastDayOf(head),
  search_text: [
    quoteNumber,
    head.name,
    head.reference,
    head.receiver.name,
    head.receiver.label,
    head.receiver.contactPerson,
  ]
    .join('\n')
    .toLowerCase(),
})
