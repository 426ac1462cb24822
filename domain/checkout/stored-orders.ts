import type { CartLine } from '../cart/cart'
import { lineKey } from '../cart/line-key'
import type { Instant } from '../kernel/ids'
import { noMoney } from '../kernel/money'
import type { OrderIntent, OrderResult, PlacedResult, StoredOrder } from './checkout'
import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'

/**
 * The lines of a delivery as the order service answers them, with the net prices they were ordered at. They stand for
 * the lines of an order whose own lines were forgotten at log-out.
 */
export const answeredLines = ({ deliveryId, orderItems }: PlacedResult): readonly CartLine[] =>
  orderItems.map((item, index): CartLine => {
    const article = item.articleNumber
    return {
      // Labels are not answered: the position tells two lines of one article apart.
      key: lineKey(article, deliveryId, String(index)),
      cartItemId: undefined,
      articleNumber: article,
      deliveryId,
      quantity: item.quantity,
      label: '',
      requestedDeliveryDate: undefined,
      article: {
        name: item.articleNumber,
        variantSlug: undefined,
        family: '',
        unit: '',
        discontinued: false,
        express: false,
        stockedAt: [],
        purchaseConstraints: [],
        replacement: undefined,
        price: {
          netPrice: item.netPrice,
          alloyingPrice: noMoney,
          salesPrice: item.netPrice,
          salesPriceIncludingVat: item.netPrice,
          preCampaignPrice: undefined,
          discountPercentage: 0,
          askForPrice: false,
          hasBracketPrices: false,
        },
        stock: undefined,
      },
    }
  })

/** What was asked for and not answered was not ordered. */
const unanswered = (deliveryId: DeliveryId): OrderResult => ({ tag: 'Failed', deliveryId, message: undefined })

/**
 * When the service took the order. The clock of the user's device may be wrong, so its time stands only where this is
 * undefined: no result carries a time.
 */
export const placedAt = (results: readonly OrderResult[]): Instant | undefined =>
  results.flatMap((result) => (result.tag === 'Placed' && result.placedAt !== undefined ? [result.placedAt] : []))[0]

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
    const answered = result.tag === 'Placed' ? result.freight : undefined
    return [{ result, lines, freight: answered ?? intent.freight[deliveryId], details }]
  })
  return [
    ...orders.filter(({ result }) => result.tag === 'Failed'),
    ...orders.filter(({ result }) => result.tag === 'Placed'),
  ]
}
