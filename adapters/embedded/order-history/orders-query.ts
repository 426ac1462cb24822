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
import { readAs, unreadable, type RequestFailure } from '../request-failure'

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

type Read<A> = E.Either<RequestFailure, A>

const fault = (path: string, message: string): Read<never> => E.left({ ...unreadable, details: [{ path, message }] })

const wholeNumber = (
  path: string,
  text: string | undefined,
  least: number,
  most: number,
  usual: number,
): Read<number> => {
  if (text === undefined || text === '') return E.right(usual)
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most
    ? E.right(value)
    : fault(path, `Ska vara ett heltal från ${least} till ${most}`)
}

const day = (path: string, text: string | undefined): Read<CalendarDate | undefined> => {
  if (text === undefined || text === '') return E.right(undefined)
  const read = calendarDate(text)
  return O.isSome(read) ? E.right(read.value) : fault(path, 'Ska vara en dag som finns, skriven ÅÅÅÅ-MM-DD')
}

const statuses = (text: string | undefined): Read<readonly OrderStatus[]> => {
  const named = (text ?? '').split(',').filter((status) => status !== '')
  const known = orderStatuses.filter((status) => named.includes(status))
  return known.length === new Set(named).size
    ? E.right(known)
    : fault('orderStatus', `Ska vara någon av ${orderStatuses.join(', ')}`)
}

const sorting = (text: string | undefined): Read<OrderSort> => {
  const known = orderSorts.find((one) => one === (text === undefined || text === '' ? DEFAULT_ORDER_SORT : text))
  return known === undefined ? fault('sort', `Ska vara någon av ${orderSorts.join(', ')}`) : E.right(known)
}

/**
 * Reads the parameters of GET /orders/search (ORDER-09). The newest fifteen are the default (ORDER-13). A value that cannot
 * be read is refused by its name.
 */
export const readOrdersQuery = (input: unknown): Read<AskedOrders> => {
  const texts = readAs(OrdersQueryText, input)
  if (E.isLeft(texts)) return texts
  const asked = texts.right
  const { mostOfAPage, mostSkipped } = limits.orderHistory
  const limit = wholeNumber('limit', asked.limit, 1, mostOfAPage, ORDERS_OF_A_PAGE)
  const offset = wholeNumber('offset', asked.offset, 0, mostSkipped, 0)
  const fromDate = day('fromDate', asked.fromDate)
  const toDate = day('toDate', asked.toDate)
  const named = statuses(asked.orderStatus)
  const sort = sorting(asked.sort)
  const q = asked.q ?? ''
  if (q.length > LONGEST_ORDER_SEARCH) return fault('q', `Får ha högst ${LONGEST_ORDER_SEARCH} tecken`)
  if (E.isLeft(limit)) return limit
  if (E.isLeft(offset)) return offset
  if (E.isLeft(fromDate)) return fromDate
  if (E.isLeft(toDate)) return toDate
  if (fromDate.right !== undefined && toDate.right !== undefined && fromDate.right > toDate.right)
    return fault('toDate', 'Ska inte vara före fromDate')
  if (E.isLeft(named)) return named
  if (E.isLeft(sort)) return sort
  return E.right({
    search: readOrderSearch(q),
    statuses: named.right,
    fromDate: fromDate.right,
    toDate: toDate.right,
    sort: sort.right,
    limit: limit.right,
    offset: offset.right,
  })
}
