import type { Cart } from '#domain/cart/cart'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** Where prices and stock are asked for: the chosen delivery and its place. */
export interface VariantQuery {
  readonly articleNumbers: readonly ArticleNumber[]
  readonly deliveryId: DeliveryId | undefined
  readonly locationIds: readonly LocationId[]
  readonly postalCode: string | undefined
  readonly requestedDeliveryDate?: CalendarDate
  readonly quantities?: Readonly<Record<string, number>>
  readonly skipPrice?: boolean
  readonly skipStock?: boolean
}

export interface CartQuery {
  /** Per delivery: the places whose stock counts, and where the goods go. */
  readonly deliveryOptions: Readonly<
    Partial<
      Record<DeliveryId, { readonly locationIds: readonly LocationId[]; readonly postalCode: string | undefined }>
    >
  >
  readonly locationId: LocationId | undefined
}

/** The graph-style commerce queries (HTTP-04). The cart asked for is that of the token's customer and project. */
export interface CommerceService {
  readonly getVariants: (query: VariantQuery, options?: CallOptions) => Call<readonly Variant[]>
  /** The cart with the variant, price and stock of every line. Creates the context's cart when there is none. */
  readonly getCartWithVariants: (query: CartQuery, options?: CallOptions) => Call<Cart>
  /** The cart without variant data. */
  readonly getCart: (query: CartQuery, options?: CallOptions) => Call<Cart>
  readonly getActiveDeliveryIdsInOrder: (options?: CallOptions) => Call<readonly DeliveryId[]>
}
