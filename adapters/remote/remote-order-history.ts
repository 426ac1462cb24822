import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OrderHistory } from '#application/ports/order-history'
import {
  FinancialFollowUpCodec,
  HistoricOrderCodec,
  InvoicesCodec,
  OrderAddressesCodec,
  OrderIdCodec,
  OrdersAnswer,
} from '#adapters/contract/order-history'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'
import { orderSearchQuery } from './order-search-query'

/** Placed orders over HTTP (ORDER-06, ORDER-07, ORDER-09, ORDER-11). */
export const createRemoteOrderHistory = (client: HttpClient): OrderHistory => ({
  search: ({ limit, offset, ...query }, options) =>
    pipe(
      client.call(routes.searchOrders, {
        ...options,
        query: { ...orderSearchQuery(query), limit: String(limit), offset: String(offset) },
        codec: OrdersAnswer,
      }),
      TE.map(({ data, total }) => ({ orders: data, total })),
    ),
  order: (id, options) => client.call(routes.order, { ...options, params: { id }, codec: HistoricOrderCodec }),
  addresses: (id, options) =>
    client.call(routes.orderAddresses, { ...options, params: { id }, codec: OrderAddressesCodec }),
  invoices: (id, options) => client.call(routes.orderInvoices, { ...options, params: { id }, codec: InvoicesCodec }),
  orderId: (id, options) =>
    pipe(
      client.call(routes.orderId, { ...options, params: { id }, codec: OrderIdCodec }),
      TE.map(({ orderId }) => orderId),
    ),
  cancel: (id, options) => client.call(routes.cancelOrder, { ...options, params: { id }, codec: HistoricOrderCodec }),
  financialFollowUp: (options) => client.call(routes.financialFollowUp, { ...options, codec: FinancialFollowUpCodec }),
})
