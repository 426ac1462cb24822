import { useCallback } from 'react'
import type * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Call } from '#application/ports/call'
import type { HistoricOrder, OrderHistory, OrdersQuery } from '#application/ports/order-history'
import type { CallFailure } from '#domain/failure/call-failure'
import type { OrderDocuments } from '#application/ports/order-documents'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { SessionState } from '#domain/session/session'
import { useOnceArrived } from '../../shop/ShopContext'
import { shopQuery } from '../../shop/use-answer'

/** For whom orders are read, and how often they were changed here: after each change they are fetched again. */
export interface Reading {
  /** The reader and the customer that the reader works for, as one key. */
  readonly reader: string
  readonly changes: number
}

/** The key of the reader and their customer; undefined for a visitor and while the customer is switched. */
export const readerOf = (session: SessionState): string | undefined =>
  session.tag === 'Authenticated' && session.switchingTo === undefined
    ? JSON.stringify([session.signedIn.claims.userId, session.context?.customerId])
    : undefined

export const ordersQuery = shopQuery((queries, { query }: Reading & { readonly query: OrdersQuery }, options) =>
  queries.orderHistory.search(query, options),
)

type OneOrder = Reading & { readonly id: string }

/** The order; undefined where there is none of that number within reach. */
export const orderQuery = shopQuery((queries, { id }: OneOrder, options) =>
  pipe(
    queries.orderHistory.order(id, options),
    TE.map((order): HistoricOrder | undefined => order),
    TE.orElse((failure) =>
      failure.tag === 'Refused' && failure.status === 404 ? TE.right(undefined) : TE.left(failure),
    ),
  ),
)

export const followUpQuery = shopQuery((queries, _reading: Reading, options) =>
  queries.orderHistory.financialFollowUp(options),
)

/** The number that an order has now, by the one that the checkout answered (ORDER-11). */
export const orderIdQuery = shopQuery((queries, { id }: OneOrder, options) => queries.orderHistory.orderId(id, options))

export const orderAddressesQuery = shopQuery((queries, { id }: OneOrder, options) =>
  queries.orderHistory.addresses(id, options),
)

export const orderInvoicesQuery = shopQuery((queries, { id }: OneOrder, options) =>
  queries.orderHistory.invoices(id, options),
)

type MakeCall<Service> = <A>(call: (service: Service) => Call<A>) => Promise<E.Either<CallFailure, A>>

/** Calls a service of placed orders now, or as soon as the shop is loaded. */
const useCallsOf = <Service>(serviceOf: (queries: ShopQueries) => Service): MakeCall<Service> => {
  const onceArrived = useOnceArrived()
  return useCallback(
    (call) =>
      new Promise((settle) => {
        onceArrived(({ queries }) => {
          void call(serviceOf(queries))().then(settle)
        })
      }),
    [onceArrived, serviceOf],
  )
}

const historyOf = ({ orderHistory }: ShopQueries): OrderHistory => orderHistory
const documentsOf = ({ orderDocuments }: ShopQueries): OrderDocuments => orderDocuments

export const useOrderCalls = (): MakeCall<OrderHistory> => useCallsOf(historyOf)

export const useDocumentCalls = (): MakeCall<OrderDocuments> => useCallsOf(documentsOf)
