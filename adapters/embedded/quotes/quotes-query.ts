import * as E from 'fp-ts/Either'
import { quoteStatuses, type QuoteStatus } from '#domain/quotes/quote-status'
import { quoteOrders, type QuotesQuery } from '#application/ports/quote-service'
import { QuotesParameters } from '#adapters/contract/quote'
import { limits } from '../limits'
import { oneOfThese, parameterFault, type ReadParameter, wholeNumberIn } from '../query-parameter'
import { readAs } from '../request-failure'

const { mostOfAPage, mostSkipped, longestSearch } = limits.quotes

const statusesIn = (text: string | undefined): ReadParameter<readonly QuoteStatus[]> => {
  if (text === undefined || text === '') return E.right([])
  return E.traverseArray((one: string) =>
    E.map((status: QuoteStatus | undefined) => status ?? 'draft')(oneOfThese('status', quoteStatuses, one)),
  )(text.split(','))
}

/** Reads the parameters of GET /v1/quotes (QUOTE-13). A value that cannot be read is refused by its name. */
export const readQuotesQuery = (given: unknown): ReadParameter<QuotesQuery> => {
  const read = readAs(QuotesParameters, given)
  if (E.isLeft(read)) return read
  const asked = read.right
  const limit = wholeNumberIn('limit', asked.limit, { least: 1, most: mostOfAPage, usual: mostOfAPage })
  if (E.isLeft(limit)) return limit
  const offset = wholeNumberIn('offset', asked.offset, { least: 0, most: mostSkipped, usual: 0 })
  if (E.isLeft(offset)) return offset
  const statuses = statusesIn(asked.status)
  if (E.isLeft(statuses)) return statuses
  const sort = oneOfThese('sort', quoteOrders, asked.sort)
  if (E.isLeft(sort)) return sort
  const desc = oneOfThese('desc', ['true', 'false'], asked.desc)
  if (E.isLeft(desc)) return desc
  const q = asked.q?.trim() ?? ''
  if (q.length > longestSearch) return parameterFault('q', `Får ha högst ${longestSearch} tecken`)
  return E.right({
    limit: limit.right,
    offset: offset.right,
    q,
    statuses: statuses.right,
    // The one that was changed last comes first, where nothing is said.
    sort: sort.right ?? 'changedAt',
    desc: desc.right === undefined ? sort.right === undefined : desc.right === 'true',
  })
}
