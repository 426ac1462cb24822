import type { ExportedOrders } from '#application/ports/order-documents'
import { writeOrderSearch } from '#domain/order/order-search'

/** What is searched by, as parameters of the call (ORDER-09). */
export const orderSearchQuery = ({ text, customers, statuses, fromDate, toDate, sort }: ExportedOrders) => ({
  q: writeOrderSearch(text, customers),
  orderStatus: statuses.length === 0 ? undefined : statuses.join(','),
  fromDate,
  toDate,
  sort,
})
