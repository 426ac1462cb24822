import * as TE from 'fp-ts/TaskEither'
import type { OrderHistory } from '#application/ports/order-history'

const lost = () => TE.left({ tag: 'Lost', service: 'order', status: undefined } as const)

/** A service of placed orders that never answers. */
export const noOrderHistory: OrderHistory = {
  search: lost,
  order: lost,
  addresses: lost,
  invoices: lost,
  orderId: lost,
  cancel: lost,
  financialFollowUp: lost,
}
