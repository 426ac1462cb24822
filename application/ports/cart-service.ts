import type { CartChanges } from '#domain/cart/cart'
import type { ItemToAdd, UploadedRow } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { CartId, CartItemId, CommandId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'
import type { SheetFormat } from './spreadsheets'

export interface ItemUpdate {
  readonly cartItemId: CartItemId
  readonly quantity: number
  readonly deliveryId: DeliveryId
  readonly label: string
}

/** Rows of a file, all for one delivery. */
export interface Upload {
  readonly deliveryId: DeliveryId
  readonly rows: readonly UploadedRow[]
}

/** A cart as it was when a change of it was asked for. Version 0: the service does not count versions. */
export interface SeenCart {
  readonly cartId: CartId
  readonly version: number
  /** The highest version that will do too, where calls under way bring about those up to it. */
  readonly upTo?: number
}

/**
 * The service that owns carts. Every change answers what changed and the cart's new version. `seen` is the cart that a
 * change was made upon; a cart with another version refuses it (`isOutdated`), so a late request of a closed tab undoes
 * nothing.
 */
export interface CartService {
  /** `key` is the idempotency key: the same key and items add once. */
  readonly addItems: (
    seen: SeenCart,
    items: readonly ItemToAdd[],
    key: CommandId,
    options?: CallOptions,
  ) => Call<CartChanges>
  /**
   * Uploads rows as a file (CART-44). `key` is the idempotency key. Rows that are not taken are named in `failed`
   * (CART-45).
   */
  readonly uploadItems: (seen: SeenCart, upload: Upload, key: CommandId, options?: CallOptions) => Call<CartChanges>
  readonly updateItem: (seen: SeenCart, item: ItemUpdate, options?: CallOptions) => Call<CartChanges>
  readonly updateItems: (seen: SeenCart, items: readonly ItemUpdate[], options?: CallOptions) => Call<CartChanges>
  readonly removeItem: (seen: SeenCart, item: CartItemId, options?: CallOptions) => Call<CartChanges>
  readonly removeItems: (seen: SeenCart, items: readonly CartItemId[], options?: CallOptions) => Call<CartChanges>
  readonly removeAllItems: (seen: SeenCart, options?: CallOptions) => Call<CartChanges>
  readonly setDeliveryDate: (
    seen: SeenCart,
    delivery: DeliveryId | 'all',
    date: CalendarDate,
    options?: CallOptions,
  ) => Call<CartChanges>
  readonly setIncluded: (
    seen: SeenCart,
    delivery: DeliveryId,
    included: boolean,
    options?: CallOptions,
  ) => Call<CartChanges>
  /** The file of these items, or of the whole cart where none is named (CART-39). */
  readonly exportItems: (
    cart: CartId,
    items: readonly CartItemId[],
    format: SheetFormat,
    options?: CallOptions,
  ) => Call<Uint8Array>
  /** Names no version: asked again after a lost answer it would otherwise delete the cart that came after. */
  readonly setStatus: (cart: CartId, status: 'DELETED', options?: CallOptions) => Call<CartChanges>
  /** Moves all lines of `source`, another cart of the user, or none. `key`: as of `addItems`. */
  readonly transfer: (seen: SeenCart, source: CartId, key: CommandId, options?: CallOptions) => Call<CartChanges>
}
