import type { CartChanges } from '#domain/cart/cart'
import type { ItemToAdd } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CartId, CartItemId, CommandId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

export interface ItemUpdate {
  readonly cartItemId: CartItemId
  readonly quantity: number
  readonly deliveryId: DeliveryId
  readonly label: string
}

/** A cart as it was when a change of it was asked for. Version 0: the service does not count versions. */
export interface SeenCart {
  readonly cartId: CartId
  readonly version: number
}

/** The service that owns carts. Every change answers what changed and the cart's new version. */
export interface CartService {
  /**
   * `seen` is the cart that a change was made upon; a cart with another version refuses it (`isOutdated`). `key` is the
   * idempotency key: the same key and items add once.
   */
  readonly addItems: (
    seen: SeenCart,
    items: readonly ItemToAdd[],
    key: CommandId,
    options?: CallOptions,
  ) => Call<CartChanges>
  readonly updateItem: (seen: SeenCart, item: ItemUpdate, options?: CallOptions) => Call<CartChanges>
  readonly updateItems: (seen: SeenCart, items: readonly ItemUpdate[], options?: CallOptions) => Call<CartChanges>
  readonly removeItem: (cart: CartId, item: CartItemId, options?: CallOptions) => Call<CartChanges>
  readonly removeItems: (cart: CartId, items: readonly CartItemId[], options?: CallOptions) => Call<CartChanges>
  readonly removeAllItems: (cart: CartId, options?: CallOptions) => Call<CartChanges>
  readonly setDeliveryDate: (
    cart: CartId,
    delivery: DeliveryId | 'all',
    date: CalendarDate,
    options?: CallOptions,
  ) => Call<CartChanges>
  readonly setIncluded: (
    cart: CartId,
    delivery: DeliveryId,
    included: boolean,
    options?: CallOptions,
  ) => Call<CartChanges>
  readonly setStatus: (cart: CartId, status: 'DELETED', options?: CallOptions) => Call<CartChanges>
}
