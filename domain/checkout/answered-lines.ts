import type { CartLine } from '../cart/cart'
import { lineKey } from '../cart/line-key'
import { noMoney } from '../kernel/money'
import type { PlacedResult } from './checkout'

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
