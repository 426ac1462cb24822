import { addressOfDestination } from '#domain/address/destination'
import type { CartView } from '#domain/cart/cart-view'
import type { CheckoutState, OrderIntent } from '#domain/checkout/checkout'
import { fulfilmentLocation, type DeliveryLocations } from '#domain/delivery/delivery-choice'
import type { DeliveryId } from '#domain/delivery/delivery-type'

/** The order as the summary shows it; undefined while there is no cart. */
export const orderIntent = (
  cart: CartView,
  { forms, destinations }: Pick<CheckoutState, 'forms' | 'destinations'>,
  places: DeliveryLocations,
  toAddress: readonly DeliveryId[],
  sendOrderReceipt: boolean,
): OrderIntent | undefined => {
  if (cart.cartId === undefined) return undefined
  const ordered = cart.groups.filter(({ delivery }) => delivery.isIncludedInOrder)
  return {
    cartId: cart.cartId,
    details: Object.fromEntries(
      ordered.map(({ deliveryId, delivery }) => [
        deliveryId,
        {
          place: fulfilmentLocation(deliveryId, places),
          // A destination that was given under another configuration is not the order's.
          destination: toAddress.includes(deliveryId) ? addressOfDestination(destinations[deliveryId]) : undefined,
          requestedDeliveryDate: delivery.requestedDeliveryDate,
          fields: forms[deliveryId] ?? {},
        },
      ]),
    ),
    lines: ordered.flatMap(({ lines }) => lines.map(({ line }) => line)),
    freight: Object.fromEntries(
      ordered.flatMap(({ deliveryId, freight }) => (freight === undefined ? [] : [[deliveryId, freight.amount]])),
    ),
    total: cart.totalInOrder,
    sendOrderReceipt,
  }
}
