import type { Cart, CartPlaces, DeliveriesInOrder } from '#domain/cart/cart'
import type { ListedVariant, Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** The delivery and location that prices and stock are requested for. */
export interface VariantQuery {
  readonly articleNumbers: readonly ArticleNumber[]
  readonly deliveryId: DeliveryId | undefined
  readonly locationIds: readonly LocationId[]
  readonly postalCode: string | undefined
  readonly requestedDeliveryDate?: CalendarDate | undefined
  readonly quantities?: Readonly<Record<string, number>>
  readonly skipPrice?: boolean
}

export type AskVariants<Found> = (query: VariantQuery, options?: CallOptions) => Call<readonly Found[]>

/** The graph-style commerce queries (HTTP-04). The cart asked for is that of the token's customer and project. */
export interface CommerceService {
  readonly getVariants: AskVariants<Variant>
  /** The same articles as lists show them, which is a third of the answer. */
  readonly getListedVariants: AskVariants<ListedVariant>
  /** The cart with the variant, price and stock of every line. Creates the context's cart when there is none. */
  readonly getCartWithVariants: (places: CartPlaces, options?: CallOptions) => Call<Cart>
  /** The cart without variant data: enough to change it. */
  readonly getCart: (places: CartPlaces, options?: CallOptions) => Call<Cart>
  /** Which deliveries of the cart are part of the order, and nothing else of it (CART-38). */
  readonly getActiveDeliveryIdsInOrder: (options?: CallOptions) => Call<DeliveriesInOrder>
}
