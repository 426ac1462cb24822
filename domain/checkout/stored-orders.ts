import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'
import { answeredLines } from './answered-lines'
import type { OrderIntent, OrderResult, StoredOrder } from './checkout'

/** What was asked for and not answered was not ordered. */
const unanswered = (deliveryId: DeliveryId): OrderResult => ({ tag: 'Failed', deliveryId, message: undefined })

/**
 * The order as it is kept for the confirmation: one for each delivery asked for, with the lines and
 * details it had when the user pressed the button, failed ones first (CHECKOUT-07). An intent without lines was
 * forgotten at log-out: its lines are those of the answer.
 */
export const storedOrders = (intent: OrderIntent, results: readonly OrderResult[]): readonly StoredOrder[] => {
  const isForgotten = intent.lines.length === 0
  const orders = deliveryIds.flatMap((deliveryId): readonly StoredOrder[] => {
    const details = intent.details[deliveryId]
    if (details === undefined) return []
    const result = results.find((one) => one.deliveryId === deliveryId) ?? unanswered(deliveryId)
    const lines = isForgotten
      ? result.tag === 'Placed'
        ? answeredLines(result)
        : []
      : intent.lines.filter((line) => line.deliveryId === deliveryId)
    return [{ result, lines, details }]
  })
  return [
    ...orders.filter(({ result }) => result.tag === 'Failed'),
    ...orders.filter(({ result }) => result.tag === 'Placed'),
  ]
}
