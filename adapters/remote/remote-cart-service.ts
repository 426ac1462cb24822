import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { CartService, ItemUpdate, SeenCart } from '#application/ports/cart-service'
import type { ShopConfig } from '#application/ports/config-service'
import type { OrderDetails, OrderRequest, OrderResult } from '#domain/checkout/checkout'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import { absurdCase } from '#domain/kernel/decider'
import type { CartId, CartItemId, CommandId } from '#domain/kernel/ids'
import { CartChangesCodec } from '#adapters/contract/cart'
import { OrderResults } from '#adapters/contract/checkout'
import { routes, type Route } from '#adapters/contract/paths'
import type { HttpClient, RequestOptions } from './http-client'

export interface RemoteCartOptions {
  readonly client: HttpClient
  /** Optional capabilities of the services. Until they are known, a key is sent and enquiries are not made. */
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

const detailsOnWire = ({ place, requestedDeliveryDate, fields }: OrderDetails) => ({
  ...placeOnWire(place),
  ...(requestedDeliveryDate === undefined ? {} : { requestedDeliveryDate }),
  ...(Object.keys(fields).length === 0 ? {} : { fields }),
})

/** `orderDetails` by delivery id, each with exactly one of storeId and warehouseId (CHECKOUT-04). */
const checkoutBody = (intent: OrderRequest, comparesTotal: boolean) => ({
  orderDetails: Object.fromEntries(
    Object.entries(intent.details).map(([delivery, details]) => [delivery, detailsOnWire(details)]),
  ),
  sendOrderReceipt: intent.sendOrderReceipt,
  ...(comparesTotal ? { expectedTotal: intent.total } : {}),
})

const changeOnWire = ({ quantity, deliveryId, label }: ItemUpdate) => ({ quantity, deliveryId, label })

/** A late request of a closed tab must not undo later changes, so the service compares the cart version. */
const ifMatch = ({ version }: SeenCart): Readonly<Record<string, string>> =>
  version > 0 ? { 'if-match': `"${version}"` } : {}

/** The cart and order services over HTTP (CART-39 to 48, CHECKOUT-03 to 05, DELIVERY-39 to 41). */
export const createRemoteCartService = ({ client, supports }: RemoteCartOptions): CartService => {
  const change = (route: Route, cart: CartId, request: RequestOptions, options: CallOptions | undefined) =>
    client.call(route, { ...options, ...request, params: { cartId: cart, ...request.params }, codec: CartChangesCodec })

  const idempotencyKey = (key: CommandId): Readonly<Record<string, string>> =>
    supports()?.idempotencyKey === false ? {} : { 'idempotency-key': key }

  const bodyOf = (intent: OrderRequest) => checkoutBody(intent, supports()?.expectedTotal === true)

  const ofItem = (item: CartItemId) => ({ itemId: item })

  const enquireCheckout: CartService['enquireCheckout'] = (intent, key, options) => {
    // A service that does not know the preference `status-only` would carry out the order.
    if (supports()?.statusOnly !== true) {
      return TE.left({ tag: 'Lost', service: routes.checkout.service, status: undefined })
    }
    return pipe(
      client.call(routes.checkout, {
        ...options,
        params: { cartId: intent.cartId },
        headers: { 'idempotency-key': key, prefer: 'status-only' },
        // An enquiry orders nothing, so no total is compared. An order reduced at log-out has no total.
        body: checkoutBody(intent, false),
        codec: OrderResults,
      }),
      TE.orElseW((failure): Call<readonly OrderResult[] | undefined> =>
        TE.fromEither(failure.tag === 'Refused' && failure.status === 404 ? E.right(undefined) : E.left(failure)),
      ),
    )
  }

  return {
    addItems: (seen, items, key, options) =>
      change(
        routes.addItems,
        seen.cartId,
        {
          headers: { ...idempotencyKey(key), ...ifMatch(seen) },
          body: items.map(({ articleNumber, quantity, deliveryId, label }) => ({
            articleNumber,
            quantity,
            deliveryId,
            label,
          })),
        },
        options,
      ),
    updateItem: (seen, item, options) =>
      change(
        routes.updateItem,
        seen.cartId,
        { headers: ifMatch(seen), params: ofItem(item.cartItemId), body: changeOnWire(item) },
        options,
      ),
    updateItems: (seen, items, options) =>
      change(
        routes.updateItems,
        seen.cartId,
        { headers: ifMatch(seen), body: items.map((item) => ({ cartItemId: item.cartItemId, ...changeOnWire(item) })) },
        options,
      ),
    removeItem: (cart, item, options) => change(routes.removeItem, cart, { params: ofItem(item) }, options),
    removeItems: (cart, items, options) => change(routes.removeItems, cart, { body: items }, options),
    removeAllItems: (cart, options) => change(routes.removeAllItems, cart, {}, options),
    setDeliveryDate: (cart, delivery, date, options) =>
      delivery === 'all'
        ? change(routes.setDeliveryDates, cart, { body: { requestedDeliveryDate: date } }, options)
        : change(
            routes.setDeliveryDate,
            cart,
            { params: { deliveryId: delivery }, body: { requestedDeliveryDate: date } },
            options,
          ),
    setIncluded: (cart, delivery, included, options) =>
      change(
        routes.includeInOrder,
        cart,
        { params: { deliveryId: delivery }, body: { isIncludedInOrder: included } },
        options,
      ),
    setStatus: (cart, status, options) => change(routes.cartStatus, cart, { body: { status } }, options),
    checkout: (intent, key, options) =>
      client.call(routes.checkout, {
        ...options,
        params: { cartId: intent.cartId },
        headers: idempotencyKey(key),
        body: bodyOf(intent),
        codec: OrderResults,
      }),
    enquireCheckout,
  }
}
