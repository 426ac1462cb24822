import * as O from 'fp-ts/Option'
import type { OrdersQuery } from '#application/ports/order-history'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { customerId } from '#domain/kernel/ids'
import { openStatuses } from '#domain/order/order-progress'
import {
  DEFAULT_ORDER_SORT,
  LONGEST_ORDER_SEARCH,
  ORDERS_OF_A_PAGE,
  type OrderSort,
  orderSorts,
  type SearchedCustomers,
} from '#domain/order/order-search'
import { type OrderStatus, orderStatuses } from '#domain/order/order-status'

/** Which orders are shown by how far they have come: `open` are those with something left to deliver. */
export type StatusChoice = 'all' | 'open' | OrderStatus

/** What the address of the order history says: `?sok=&status=&fran=&till=&sortera=&kund=&sida=`. */
export interface OrdersAddress {
  readonly text: string
  readonly status: StatusChoice
  readonly from: CalendarDate | undefined
  readonly to: CalendarDate | undefined
  readonly sort: OrderSort
  readonly customers: SearchedCustomers
  /** From 1. */
  readonly page: number
}

const statusWords: Readonly<Record<Exclude<StatusChoice, 'all'>, string>> = {
  open: 'oppna',
  received: 'mottagen',
  confirmed: 'bekraftad',
  picking: 'plockas',
  dispatched: 'pa-vag',
  readyToCollect: 'klar-att-hamta',
  partlyDelivered: 'dellevererad',
  delivered: 'levererad',
  invoiced: 'fakturerad',
  credited: 'krediterad',
  cancelled: 'annullerad',
}

const sortWords: Readonly<Record<OrderSort, string>> = {
  newest: 'senaste',
  oldest: 'aldsta',
  highestTotal: 'hogsta',
  lowestTotal: 'lagsta',
}

export const statusChoices = ['all', 'open', ...orderStatuses] as const

const ALL = 'alla'
/** The service skips no more orders than these are. */
const MOST_PAGES = 60_000

const dayIn = (text: string | null): CalendarDate | undefined => O.toUndefined(calendarDate(text ?? ''))

const customersIn = (text: string): SearchedCustomers => {
  if (text === '') return { tag: 'Present' }
  return text === ALL ? { tag: 'All' } : { tag: 'One', customerId: customerId(text) }
}

const customersText = (customers: SearchedCustomers): string | undefined => {
  switch (customers.tag) {
    case 'Present':
      return undefined
    case 'All':
      return ALL
    case 'One':
      return customers.customerId
  }
}

export const emptyOrdersAddress: OrdersAddress = {
  text: '',
  status: 'all',
  from: undefined,
  to: undefined,
  sort: DEFAULT_ORDER_SORT,
  customers: { tag: 'Present' },
  page: 1,
}

/** Reads the query string; what it says wrongly is as if it were not said. */
export const readOrdersAddress = (search: string): OrdersAddress => {
  const params = new URLSearchParams(search)
  const page = Number(params.get('sida') ?? '1')
  return {
    // What is cut off may leave half of a sign, which is no text.
    text: (params.get('sok') ?? '')
      .replaceAll('\0', ' ')
      .slice(0, LONGEST_ORDER_SEARCH)
      .replace(/\p{Cs}$/u, ''),
    status: statusChoices.find((one) => one !== 'all' && statusWords[one] === params.get('status')) ?? 'all',
    from: dayIn(params.get('fran')),
    to: dayIn(params.get('till')),
    sort: orderSorts.find((one) => sortWords[one] === params.get('sortera')) ?? DEFAULT_ORDER_SORT,
    customers: customersIn(params.get('kund') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** The query string, which is empty for the history as it opens; reading it again gives the same. */
export const writeOrdersAddress = ({ text, status, from, to, sort, customers, page }: OrdersAddress): string => {
  const params = new URLSearchParams()
  const customer = customersText(customers)
  if (text !== '') params.set('sok', text)
  if (status !== 'all') params.set('status', statusWords[status])
  if (from !== undefined) params.set('fran', from)
  if (to !== undefined) params.set('till', to)
  if (sort !== DEFAULT_ORDER_SORT) params.set('sortera', sortWords[sort])
  if (customer !== undefined) params.set('kund', customer)
  if (page > 1) params.set('sida', String(page))
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/**
 * What the history asks the service for (ORDER-09).
 * @param size orders of a page (ORDER-12)
 */
export const ordersQueryOf = (address: OrdersAddress, size = ORDERS_OF_A_PAGE): OrdersQuery => ({
  text: address.text,
  customers: address.customers,
  statuses: address.status === 'all' ? [] : address.status === 'open' ? openStatuses : [address.status],
  fromDate: address.from,
  toDate: address.to,
  sort: address.sort,
  limit: size,
  offset: (address.page - 1) * size,
})

/** Whether the address lets only some of the orders through. */
export const isFiltered = ({ text, status, from, to }: OrdersAddress): boolean =>
  text !== '' || status !== 'all' || from !== undefined || to !== undefined
