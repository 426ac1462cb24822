import { useCallback } from 'react'
import type * as E from 'fp-ts/Either'
import type { Call } from '#application/ports/call'
import type { OrderHistory, OrdersQuery } from '#application/ports/order-history'
import type { CallFailure } from '#domain/failure/call-failure'
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

export const orderQuery = shopQuery((queries, { id }: OneOrder, options) => queries.orderHistory.order(id, options))

export const orderAddressesQuery = shopQuery((queries, { id }: OneOrder, options) =>
  queries.orderHistory.addresses(id, options),
)

export const orderInvoicesQuery = shopQuery((queries, { id }: OneOrder, options) =>
  queries.orderHistory.invoices(id, options),
)

export type MakeOrderCall = <A>(call: (orders: OrderHistory) => Call<A>) => Promise<E.Either<CallFailure, A>>

/** Calls the service of placed orders now, or as soon as the shop is loaded. */
export const useOrderCalls = (): MakeOrderCall => {
  const onceArrived = useOnceArrived()
  return useCallback(
    (call) =>
      new Promise((settle) => {
        onceArrived(({ queries }) => {
          void call(queries.orderHistory)().then(settle)
        })
      }),
    [onceArrived],
  )
}
