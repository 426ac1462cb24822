import { addressOfDestination } from '#domain/address/destination'
import type { CartView } from '#domain/cart/cart-view'
import type { CheckoutState, DeliveryFormValues, OrderIntent } from '#domain/checkout/checkout'
import { type DeliveryOption, servicesToChoose } from '#domain/delivery/delivery-options'
import { fulfilmentLocation, type DeliveryLocations } from '#domain/delivery/delivery-choice'

export interface OrderSurroundings {
  readonly places: DeliveryLocations
  readonly options: readonly DeliveryOption[]
}

/** A form of an earlier day may name a service that is not offered any more. */
const fieldsFor = (
  option: DeliveryOption | undefined,
  { service, ...others }: DeliveryFormValues,
): DeliveryFormValues =>
  service === undefined || option === undefined || !servicesToChoose(option).includes(service)
    ? others
    : { ...others, service }

/** The order as the summary shows it; undefined while there is no cart. */
export const orderIntent = (
  cart: CartView,
  { forms, destinations }: Pick<CheckoutState, 'forms' | 'destinations'>,
  { places, options }: OrderSurroundings,
  sendOrderReceipt: boolean,
): OrderIntent | undefined => {
  if (cart.cartId === undefined) return undefined
  const ordered = cart.groups.filter(({ delivery }) => delivery.isIncludedInOrder)
  return {
    cartId: cart.cartId,
    details: Object.fromEntries(
      ordered.map(({ deliveryId, delivery }) => {
        const option = options.find(({ id }) => id === deliveryId)
        return [
          deliveryId,
          {
            place: fulfilmentLocation(deliveryId, places),
            // A destination that was given under another configuration is not the order's.
            destination: option?.useDestination === true ? addressOfDestination(destinations[deliveryId]) : undefined,
            requestedDeliveryDate: delivery.requestedDeliveryDate,
            fields: fieldsFor(option, forms[deliveryId] ?? {}),
          },
        ]
      }),
    ),
    lines: ordered.flatMap(({ lines }) => lines.map(({ line }) => line)),
    freight: Object.fromEntries(
      ordered.flatMap(({ deliveryId, freight }) => (freight === undefined ? [] : [[deliveryId, freight.amount]])),
    ),
    total: cart.totalInOrder,
    sendOrderReceipt,
  }
}
