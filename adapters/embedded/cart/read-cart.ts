import type { Cart } from '#domain/cart/cart'
import { cartId } from '#domain/kernel/ids'
import type { Identity } from '../auth/identity'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { contentsOf, toDeliveries, toLine } from './read-lines'

/**
 * The active cart of the requesting user, brand, customer and project, without variants. Creates it when there is none.
 * `undefined` when the user has not chosen a customer.
 */
export const readCart = async (
  { db, clock, ids }: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  identity: Identity,
): Promise<Cart | undefined> => {
  const { customerId } = identity
  if (customerId === undefined) return undefined
  const found = await findActive(db, identity)
  if (found !== undefined) return found
  await db
    .insertInto('carts')
    .values({
      cart_id: ids.next(),
      brand: identity.brand,
      user_id: identity.userId,
      customer_id: customerId,
      project_id: identity.projectId ?? '',
      status: 'ACTIVE',
      version: 1,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'user_id', 'customer_id', 'project_id']).where('status', '=', 'ACTIVE').doNothing(),
    )
    .execute()
  return findActive(db, identity)
}

/** Read by one statement: a change made meanwhile is in the whole cart or in none of it. */
const findActive = async (db: Database, identity: Identity): Promise<Cart | undefined> => {
  const row = await db
    .selectFrom('carts')
    .select(['cart_id', 'version', 'status'])
    .select(contentsOf(db))
    .where('brand', '=', identity.brand)
    .where('user_id', '=', identity.userId)
    .where('customer_id', '=', identity.customerId ?? '')
    .where('project_id', '=', identity.projectId ?? '')
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const deliveries = toDeliveries(row.deliveries)
  return {
    cartId: cartId(row.cart_id),
    version: row.version,
    status: row.status,
    lines: row.lines.map(toLine),
    deliveries,
    deliveryIdsInOrder: deliveries.filter((entry) => entry.isIncludedInOrder).map((entry) => entry.deliveryId),
  }
}
