import type { Placing } from '#domain/checkout/checkout'
import { orderShortfall } from '#domain/checkout/placing'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { message, type Message } from './message'

const deliveryNames: Readonly<Record<DeliveryId, string>> = {
  DBI: 'delivery.name.DBI',
  EXH: 'delivery.name.EXH',
  XXX: 'delivery.name.XXX',
  EXB: 'delivery.name.EXB',
}

/** The matter of errors about an order. They are outdated once an order is placed again. */
export const ABOUT_ORDER = 'order'

/**
 * What the user is told of an order that did not go through as a whole: `errors.invalid_partial_order` with the names
 * of the failed deliveries (CHECKOUT-10), or `errors.invalid_order` (CHECKOUT-12) with the service's reason, or that its sum or
 * stock has changed or its cart is gone.
 * Otherwise nothing.
 */
export const orderMessage = (placing: Placing): Message | undefined => {
  const shortfall = orderShortfall(placing)
  switch (shortfall?.tag) {
    case undefined:
      return undefined
    case 'TotalChanged':
      return message('notice.totalChanged')
    case 'StockChanged':
      return message('notice.stockChanged')
    case 'CartGone':
      return shortfall.ordered === undefined
        ? message('notice.cartGone')
        : message('notice.cartOrdered', { ordered: shortfall.ordered })
    case 'NothingOrdered':
      return message('errors.invalid_order', shortfall.reason === undefined ? {} : { reason: shortfall.reason })
    case 'PartlyOrdered':
      return message('errors.invalid_partial_order', {
        deliveries: shortfall.deliveries.map((id) => message(deliveryNames[id])),
      })
  }
}
