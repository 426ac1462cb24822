import { type DeliveryId, deliveryIds, deliveryTypeOf } from '../delivery/delivery-type'
import type { OrderIntent, OrderResult, StoredOrder } from './checkout'

/** What was asked for and not answered was not ordered. */
const unanswered = (deliveryId: DeliveryId): OrderResult => ({
  success: false,
  deliveryId,
  tempOrderId: undefined,
  orderItems: [],
  message: undefined,
})

/**
 * The order as it is kept for the confirmation: a docket for each delivery asked for, with its name and with the lines
 * and details it had when the user pressed the button, failed ones first (CHECKOUT-07).
 */
export const storedOrders = (intent: OrderIntent, results: readonly OrderResult[]): readonly StoredOrder[] => {
  const orders = deliveryIds.flatMap((deliveryId): readonly StoredOrder[] => {
    const details = intent.details[deliveryId]
    if (details === undefined) return []
    return [
      {
        result: results.find((result) => result.deliveryId === deliveryId) ?? unanswered(deliveryId),
        deliveryName: deliveryTypeOf(deliveryId).name,
        lines: intent.lines.filter((line) => line.deliveryId === deliveryId),
        details,
      },
    ]
  })
  return [...orders.filter(({ result }) => !result.success), ...orders.filter(({ result }) => result.success)]
}
