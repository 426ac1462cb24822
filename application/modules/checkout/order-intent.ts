import type { CartView } from '#domain/cart/cart-view'
import type { CheckoutState, OrderIntent } from '#domain/checkout/checkout'
import { fulfilmentLocation, type DeliveryLocations } from '#domain/delivery/delivery-choice'

/** The order as the summary shows it; undefined while there is no cart. */
export const orderIntent = (
  cart: CartView,
  forms: CheckoutState['forms'],
  places: DeliveryLocations,
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
