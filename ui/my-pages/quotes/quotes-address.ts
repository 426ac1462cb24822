import { type QuoteOrder, quoteOrders, type QuotesQuery } from '#application/ports/quote-service'
import { type QuoteStatus, quoteStatuses } from '#domain/quotes/quote-status'

/** Quotes of one page of the list. */
export const QUOTES_OF_A_PAGE = 15

/** Characters of a search at most. */
export const LONGEST_QUOTE_SEARCH = 100

/** The service skips no more quotes than these are. */
const MOST_PAGES = 60_000

/** Which quotes are shown by their status: `open` are those that are neither ordered nor declined. */
export type QuoteStatusChoice = 'all' | 'open' | QuoteStatus

export const quoteStatusChoices = ['all', 'open', ...quoteStatuses] as const

/** What the address of the list of quotes says: `?sok=&status=&sortera=&sida=`. */
export interface QuotesAddress {
  readonly text: string
  readonly status: QuoteStatusChoice
  readonly sort: QuoteOrder
  /** From 1. */
  readonly page: number
}

const statusWords: Readonly<Record<Exclude<QuoteStatusChoice, 'all'>, string>> = {
  open: 'oppna',
  draft: 'utkast',
  inReview: 'under-granskning',
  sent: 'skickad',
  accepted: 'accepterad',
  ordered: 'bestalld',
  declined: 'avbojd',
}

const sortWords: Readonly<Record<QuoteOrder, string>> = {
  changedAt: 'andrad',
  createdAt: 'skapad',
  name: 'benamning',
  number: 'nummer',
  lastDay: 'sista-dag',
}

/** The latest come first; names and last days begin with the first one. */
const isDescending: Readonly<Record<QuoteOrder, boolean>> = {
  changedAt: true,
  createdAt: true,
  name: false,
  number: true,
  lastDay: false,
}

export const emptyQuotesAddress: QuotesAddress = { text: '', status: 'all', sort: 'changedAt', page: 1 }

/** Reads the query string; what it says wrongly is as if it were not said. */
export const readQuotesAddress = (search: string): QuotesAddress => {
  const params = new URLSearchParams(search)
  const page = Number(params.get('sida') ?? '1')
  return {
    // What is cut off may leave half of a sign, which is no text.
    text: (params.get('sok') ?? '')
      .replaceAll('\0', ' ')
      .slice(0, LONGEST_QUOTE_SEARCH)
      .replace(/\p{Cs}$/u, ''),
    status: quoteStatusChoices.find((one) => one !== 'all' && statusWords[one] === params.get('status')) ?? 'all',
    sort: quoteOrders.find((one) => sortWords[one] === params.get('sortera')) ?? emptyQuotesAddress.sort,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The query string, which is empty for the list as it opens; reading it again gives the same. */
export const writeQuotesAddress = ({ text, status, sort, page }: QuotesAddress): string => {
  const params = new URLSearchParams()
  if (text !== '') params.set('sok', text)
  if (status !== 'all') params.set('status', statusWords[status])
  if (sort !== emptyQuotesAddress.sort) params.set('sortera', sortWords[sort])
  if (page > 1) params.set('sida', String(page))
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

const statusesOf = (choice: QuoteStatusChoice): readonly QuoteStatus[] => {
  if (choice === 'all') return []
  return choice === 'open' ? quoteStatuses.filter((one) => one !== 'ordered' && one !== 'declined') : [choice]
}

/** What the list asks the service for (QUOTE-13). */
export const quotesQueryOf = ({ text, status, sort, page }: QuotesAddress): QuotesQuery => ({
  q: text.trim(),
  statuses: statusesOf(status),
  sort,
  desc: isDescending[sort],
  limit: QUOTES_OF_A_PAGE,
  offset: (page - 1) * QUOTES_OF_A_PAGE,
})

/** Whether the address lets only some of the quotes through. */
export const areFiltered = ({ text, status }: QuotesAddress): boolean => text !== '' || status !== 'all'
