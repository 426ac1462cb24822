import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import {
  DEFAULT_ORDER_SORT,
  LONGEST_ORDER_SEARCH,
  ORDERS_OF_A_PAGE,
  orderSorts,
  readOrderSearch,
  type OrderSearch,
  type OrderSort,
} from '#domain/order/order-search'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status'
import { OrdersQueryText } from '#adapters/contract/order-history'
import { limits } from '../limits'
import { oneOfThese, parameterFault, type ReadParameter, wholeNumberIn } from '../query-parameter'
import { readAs } from '../request-failure'

export interface AskedOrders {
  readonly search: OrderSearch
  /** Empty: all. */
  readonly statuses: readonly OrderStatus[]
  readonly fromDate: CalendarDate | undefined
  readonly toDate: CalendarDate | undefined
  readonly sort: OrderSort
  readonly limit: number
  readonly offset: number
}

/** A form sends a field that nothing is written in as an empty text. */
const said = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

const day = (path: string, text: string | undefined): ReadParameter<CalendarDate | undefined> => {
  if (text === undefined || text === '') return E.right(undefined)
  const read = calendarDate(text)
  return O.isSome(read) ? E.right(read.value) : parameterFault(path, 'Ska vara en dag som finns, skriven ÅÅÅÅ-MM-DD')
}

const statuses = (text: string | undefined): ReadParameter<readonly OrderStatus[]> => {
  const named = (text ?? '').split(',').filter((status) => status !== '')
  const known = orderStatuses.filter((status) => named.includes(status))
  return known.length === new Set(named).size
    ? E.right(known)
    : parameterFault('orderStatus', `Ska vara någon av ${orderStatuses.join(', ')}`)
}

/**
 * Reads the parameters of GET /orders/search (ORDER-09). The newest fifteen are the default (ORDER-13). A value that cannot
 * be read is refused by its name.
 */
export const readOrdersQuery = (input: unknown): ReadParameter<AskedOrders> => {
  const texts = readAs(OrdersQueryText, input)
  if (E.isLeft(texts)) return texts
  const asked = texts.right
  const { mostOfAPage, mostSkipped } = limits.orderHistory
  const limit = wholeNumberIn('limit', said(asked.limit), { least: 1, most: mostOfAPage, usual: ORDERS_OF_A_PAGE })
  const offset = wholeNumberIn('offset', said(asked.offset), { least: 0, most: mostSkipped, usual: 0 })
  const fromDate = day('fromDate', asked.fromDate)
  const toDate = day('toDate', asked.toDate)
  const named = statuses(asked.orderStatus)
  const sort = oneOfThese('sort', orderSorts, said(asked.sort))
  const q = asked.q ?? ''
  if (q.length > LONGEST_ORDER_SEARCH) return parameterFault('q', `Får ha högst ${LONGEST_ORDER_SEARCH} tecken`)
  if (E.isLeft(limit)) return limit
  if (E.isLeft(offset)) return offset
  if (E.isLeft(fromDate)) return fromDate
  if (E.isLeft(toDate)) return toDate
  if (fromDate.right !== undefined && toDate.right !== undefined && fromDate.right > toDate.right)
    return parameterFault('toDate', 'Ska inte vara före fromDate')
  if (E.isLeft(named)) return named
  if (E.isLeft(sort)) return sort
  return E.right({
    search: readOrderSearch(q),
    statuses: named.right,
    fromDate: fromDate.right,
    toDate: toDate.right,
    sort: sort.right ?? DEFAULT_ORDER_SORT,
    limit: limit.right,
    offset: offset.right,
  })
}
