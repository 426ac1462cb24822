import type { CallOptions } from '#application/ports/call'
import type { CartService, ItemUpdate, SeenCart } from '#application/ports/cart-service'
import type { ShopConfig } from '#application/ports/config-service'
import type { CartId, CartItemId } from '#domain/kernel/ids'
import { CartChangesCodec, columnHeads, exportTypes, uploadParts } from '#adapters/contract/cart'
import { routes, type Route } from '#adapters/contract/paths'
import { csvOf, UTF8_MARK } from '#adapters/spreadsheet/csv'
import type { HttpClient, RequestOptions } from './http-client'
import { idempotencyKey } from './idempotency-key'

export interface RemoteCartOptions {
  readonly client: HttpClient
  /** Optional capabilities of the services. Until they are known, a key is sent. */
  readonly supports: () => ShopConfig['supports'] | undefined
}

const changeOnWire = ({ quantity, deliveryId, label }: ItemUpdate) => ({ quantity, deliveryId, label })

/** A late request of a closed tab must not undo later changes, so the service compares the cart version. */
const ifMatch = ({ version, upTo = version }: SeenCart): Readonly<Record<string, string>> =>
  version > 0
    ? { 'if-match': Array.from({ length: upTo - version + 1 }, (_, more) => `"${version + more}"`).join(', ') }
    : {}

/** The cart service over HTTP (CART-39 to 49, DELIVERY-39 to 41). */
export const createRemoteCartService = ({ client, supports }: RemoteCartOptions): CartService => {
  const call = (route: Route, cart: CartId, request: RequestOptions, options: CallOptions | undefined) =>
    client.call(route, { ...options, ...request, params: { cartId: cart, ...request.params }, codec: CartChangesCodec })

  const change = (route: Route, seen: SeenCart, request: RequestOptions, options: CallOptions | undefined) =>
    call(route, seen.cartId, { ...request, headers: { ...request.headers, ...ifMatch(seen) } }, options)

  const ofItem = (item: CartItemId) => ({ itemId: item })

  return {
    addItems: (seen, items, key, options) =>
      change(
        routes.addItems,
        seen,
        {
          headers: idempotencyKey(key, supports()),
          body: items.map(({ articleNumber, quantity, deliveryId, label }) => ({
            articleNumber,
            quantity,
            deliveryId,
            label,
          })),
        },
        options,
      ),
    uploadItems: (seen, { deliveryId, rows }, key, options) => {
      const { article, quantity, label } = columnHeads
      const file = csvOf([
        [article, quantity, label],
        ...rows.map((row) => [row.articleNumber, row.quantity, row.label]),
      ])
      const form = new FormData()
      form.append(uploadParts.deliveryId, deliveryId)
      form.append(uploadParts.file, new Blob([UTF8_MARK + file], { type: exportTypes.csv }), 'rader.csv')
      return change(routes.uploadItems, seen, { headers: idempotencyKey(key, supports()), form }, options)
    },
    exportItems: (cart, items, format, options) =>
      client.file(routes.exportItems, {
        ...options,
        params: { cartId: cart },
        headers: { accept: `${exportTypes[format]}, application/json;q=0.5` },
        body: items,
      }),
    updateItem: (seen, item, options) =>
      change(routes.updateItem, seen, { params: ofItem(item.cartItemId), body: changeOnWire(item) }, options),
    updateItems: (seen, items, options) =>
      change(
        routes.updateItems,
        seen,
        { body: items.map((item) => ({ cartItemId: item.cartItemId, ...changeOnWire(item) })) },
        options,
      ),
    removeItem: (seen, item, options) => change(routes.removeItem, seen, { params: ofItem(item) }, options),
    removeItems: (seen, items, options) => change(routes.removeItems, seen, { body: items }, options),
    removeAllItems: (seen, options) => change(routes.removeAllItems, seen, {}, options),
    setDeliveryDate: (seen, delivery, date, options) =>
      delivery === 'all'
        ? change(routes.setDeliveryDates, seen, { body: { requestedDeliveryDate: date } }, options)
        : change(
            routes.setDeliveryDate,
            seen,
            { params: { deliveryId: delivery }, body: { requestedDeliveryDate: date } },
            options,
          ),
    setIncluded: (seen, delivery, included, options) =>
      change(
        routes.includeInOrder,
        seen,
        { params: { deliveryId: delivery }, body: { isIncludedInOrder: included } },
        options,
      ),
    setStatus: (cart, status, options) => call(routes.cartStatus, cart, { body: { status } }, options),
    transfer: (seen, source, key, options) =>
      change(
        routes.transferCart,
        seen,
        { params: { sourceId: source }, headers: idempotencyKey(key, supports()) },
        options,
      ),
  }
}
