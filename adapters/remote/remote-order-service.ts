import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Call } from '#application/ports/call'
import type { ShopConfig } from '#application/ports/config-service'
import type { OrderService } from '#application/ports/order-service'
import type { OrderNumberVerdict } from '#domain/checkout/order-number'
import type { OrderDetails, OrderRequest, OrderResult } from '#domain/checkout/checkout'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import { absurdCase } from '#domain/kernel/decider'
import { WireDestination } from '#adapters/contract/address'
import { OrderResults } from '#adapters/contract/checkout'
import { OrderNumberAnswer } from '#adapters/contract/order-number'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'
import { idempotencyKey } from './idempotency-key'

export interface RemoteOrderOptions {
  readonly client: HttpClient
  /** Optional capabilities of the service. Until they are known, a key is sent and enquiries are not made. */
  readonly supports: () => ShopConfig['supports'] | undefined
}

const placeOnWire = (place: FulfilmentLocation) => {
  switch (place.tag) {
    case 'Store':
      return { storeId: place.storeId }
    case 'Warehouse':
      return { warehouseId: place.warehouseId }
    default:
      return absurdCase(place)
  }
}

const detailsOnWire = ({ place, destination, requestedDeliveryDate, fields }: OrderDetails) => ({
  ...placeOnWire(place),
  ...(destination === undefined ? {} : { destination: WireDestination.encode(destination) }),
  ...(requestedDeliveryDate === undefined ? {} : { requestedDeliveryDate }),
  ...(Object.keys(fields).length === 0 ? {} : { fields }),
})

/** What the service compares before it takes an order. */
type Compared = Pick<ShopConfig['supports'], 'expectedTotal' | 'knownShortages'>

const nothingCompared: Compared = { expectedTotal: false, knownShortages: false }

/** `orderDetails` by delivery id, each with exactly one of storeId and warehouseId (CHECKOUT-04). */
const orderBody = (request: OrderRequest, compares: Compared) => ({
  orderDetails: Object.fromEntries(
    Object.entries(request.details).map(([delivery, details]) => [delivery, detailsOnWire(details)]),
  ),
  sendOrderReceipt: request.sendOrderReceipt,
  ...(compares.expectedTotal ? { expectedTotal: request.total } : {}),
  ...(compares.knownShortages ? { knownShortages: request.shortages } : {}),
})

/** The order service over HTTP (CHECKOUT-03 to 05). */
export const createRemoteOrderService = ({ client, supports }: RemoteOrderOptions): OrderService => ({
  place: (request, key, options) =>
    client.call(routes.checkout, {
      ...options,
      params: { cartId: request.cartId },
      headers: idempotencyKey(key, supports()),
      body: orderBody(request, supports() ?? nothingCompared),
      codec: OrderResults,
    }),
  validateOrderNumber: (orderNumber, options) =>
    pipe(
      client.call(routes.validateOrderNumber, { ...options, params: { orderNumber }, codec: OrderNumberAnswer }),
      TE.map(({ valid, message }): OrderNumberVerdict =>
        valid ? { tag: 'Valid' } : { tag: 'Rejected', errorMessage: message },
      ),
    ),
  enquire: (request, key, options) => {
    // A service that does not know the preference `status-only` would carry out the order.
    if (supports()?.statusOnly !== true) {
      return TE.left({ tag: 'Lost', service: routes.checkout.service, status: undefined })
    }
    return pipe(
      client.call(routes.checkout, {
        ...options,
        params: { cartId: request.cartId },
        headers: { 'idempotency-key': key, prefer: 'status-only' },
        // An enquiry orders nothing, so nothing is compared. An order reduced at log-out has no total.
        body: orderBody(request, nothingCompared),
        codec: OrderResults,
      }),
      TE.orElseW((failure): Call<readonly OrderResult[] | undefined> =>
        TE.fromEither(failure.tag === 'Refused' && failure.status === 404 ? E.right(undefined) : E.left(failure)),
      ),
    )
  },
})
