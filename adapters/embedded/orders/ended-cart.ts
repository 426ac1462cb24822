import { CART_ORDERED } from '#domain/checkout/placing'
import type { CartRow } from '../cart/lock-cart'
import type { Database } from '../database/database'
import { notFound, type RequestFailure } from '../request-failure'

/** Why a cart that has ended cannot be ordered. Of an ordered one the numbers of its orders are told. */
export const endedCart = async (trx: Database, { cart_id: cartId, status }: CartRow): Promise<RequestFailure> => {
  if (status !== 'ORDERED') return notFound
  const placed = await trx
    .selectFrom('order_deliveries')
    .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
    .select('order_number')
    .where('orders.cart_id', '=', cartId)
    .orderBy('order_number')
    .execute()
  const numbers = placed.map((delivery) => delivery.order_number).join(', ')
  return { status: 404, code: CART_ORDERED, message: `Varukorgen är redan beställd. Ordernummer: ${numbers}.` }
}
