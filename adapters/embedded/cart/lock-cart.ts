import type { Selectable } from 'kysely'
import type { CartId } from '#domain/kernel/ids'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import type { CartTables } from './tables'

export type CartRow = Selectable<CartTables['carts']>

/**
 * A cart of the requesting user, brand and customer, in any status, locked until the transaction ends, so that commands on
 * one cart run one after the other. Carts of others are not found.
 */
export const lockCart = (trx: Database, identity: Identity, cartId: CartId): Promise<CartRow | undefined> =>
  trx
    .selectFrom('carts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('brand', '=', identity.brand)
    .where('user_id', '=', identity.userId)
    .where('customer_id', '=', identity.customerId ?? '')
    .forUpdate()
    .executeTakeFirst()

/** Ends a cart. The next read of its context creates a new one. */
export const endCart = async (
  trx: Database,
  cart: CartRow,
  status: 'ORDERED' | 'DELETED',
  at: string,
): Promise<void> => {
  await trx.updateTable('carts').set({ status, ended_at: at }).where('cart_id', '=', cart.cart_id).execute()
}

/** Counts a change. @returns the new version */
export const nextVersion = async (trx: Database, cart: CartRow): Promise<number> => {
  const version = cart.version + 1
  await trx.updateTable('carts').set({ version }).where('cart_id', '=', cart.cart_id).execute()
  return version
}
