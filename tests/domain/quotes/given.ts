import * as O from 'fp-ts/Option'
import type { CallFailure } from '#domain/failure/call-failure'
import { type CalendarDate, calendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, customerId, instant, quoteId, quoteRowId, userId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Quote } from '#domain/quotes/quote'
import type { QuoteEdit } from '#domain/quotes/quote-edit'
import type { QuoteParty, Receiver } from '#domain/quotes/quote-party'
import type { ArticleRow, CustomRow, HeadingRow } from '#domain/quotes/quote-row'

export const aDay = (text: string): CalendarDate => {
  const day = calendarDate(text)
  if (O.isNone(day)) throw new Error(`${text} is no day`)
  return day.value
}

const noAddress = { street: '', postalCode: '', place: '' }

const sender: QuoteParty = {
  choice: 'your',
  name: 'Rör & Värme AB',
  organizationNumber: '556000-0000',
  reference: 'Kim',
  address: noAddress,
}

const receiver: Receiver = {
  choice: 'customer',
  type: 'business',
  label: 'Badrum',
  name: 'Brf Eken',
  organizationNumber: '',
  contactPerson: '',
  email: '',
  address: noAddress,
}

/** A draft of 2026-12-15 without rows. */
export const aQuote = (values: Partial<Quote> = {}): Quote => ({
  id: quoteId('q1'),
  number: 'Q-20001',
  version: 1,
  customerId: customerId('104822'),
  projectId: undefined,
  userId: userId('u1'),
  ownerName: 'Kim',
  createdAt: instant('2026-12-15T09:00:00Z'),
  changedAt: instant('2026-12-15T09:00:00Z'),
  status: 'draft',
  history: [],
  name: 'Badrum',
  reference: '',
  sender,
  receiver,
  validFrom: aDay('2026-12-15'),
  validFor: 30,
  priceType: 'net',
  mergeArticles: false,
  showDiscounts: false,
  showArticleNumbers: true,
  taxReduction: 'none',
  finalMessage: '',
  rows: [],
  ...values,
})

export const aRow = (id: string, values: Partial<ArticleRow> = {}): ArticleRow => ({
  tag: 'Article',
  rowId: quoteRowId(id),
  articleNumber: articleNumber('A1'),
  name: 'Rör',
  quantity: 1,
  unit: 'm',
  purchase: { net: money(100), gross: money(150) },
  ownPrice: undefined,
  discount: 0,
  ...values,
})

export const ownRow = (id: string, values: Partial<CustomRow> = {}): CustomRow => ({
  tag: 'Custom',
  rowId: quoteRowId(id),
  name: 'Arbete',
  quantity: 1,
  unit: 'tim',
  ownPrice: money(500),
  discount: 0,
  cost: undefined,
  isLabour: true,
  ...values,
})

export const heading = (id: string, text = 'Kök'): HeadingRow => ({ tag: 'Heading', rowId: quoteRowId(id), text })

/** A private person, who sees prices with VAT. */
export const toPrivate: Receiver = { ...receiver, type: 'private' }

export const quoteOf = (...ids: readonly string[]) => aQuote({ rows: ids.map((id) => aRow(id)) })

export const quantity = (value: number, id = 'r1'): QuoteEdit => ({
  type: 'ChangeRows',
  kind: 'Article',
  changes: [{ rowId: quoteRowId(id), to: { quantity: value } }],
})

/** The service refuses a call with this HTTP status. */
export const refusedWith = (status: number): CallFailure => ({
  tag: 'Refused',
  service: 'quote',
  status,
  message: undefined,
  code: undefined,
  details: [],
})

/** Who looks at a quote, and when. */
export const terms = {
  prices: true,
  discounts: true,
  today: aDay('2026-12-15'),
  isWaiting: false,
  labelsInCart: undefined,
}
