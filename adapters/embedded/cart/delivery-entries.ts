import { sql } from 'kysely'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { Database } from '../database/database'

/** Inserts entries for deliveries that now have lines. A new delivery is part of the order. */
export const enterDeliveries = async (
  trx: Database,
  cartId: string,
  deliveries: readonly DeliveryId[],
): Promise<void> => {
  if (deliveries.length === 0) return
  await trx
    .insertInto('cart_deliveries')
    .values(
      [...new Set(deliveries)].map((delivery_id) => ({
        cart_id: cartId,
        delivery_id,
        requested_delivery_date: null,
        is_included_in_order: true,
      })),
    )
    .onConflict((conflict) => conflict.columns(['cart_id', 'delivery_id']).doNothing())
    .execute()
}

/** Deletes the entries of deliveries that no longer have lines. */
export const dropEmptyDeliveries = async (trx: Database, cartId: string): Promise<void> => {
  await sql`delete from cart_deliveries where cart_id = ${cartId} and not exists (
    select from cart_items
    where cart_items.cart_id = cart_deliveries.cart_id and cart_items.delivery_id = cart_deliveries.delivery_id
  )`.execute(trx)
}
