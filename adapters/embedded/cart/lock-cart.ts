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
  ownCart(trx, identity, cartId).forUpdate().executeTakeFirst()

/** Whether a cart is one of the requesting user, brand and customer. */
export const isOwnCart = async (db: Database, identity: Identity, cartId: CartId): Promise<boolean> =>
  (await ownCart(db, identity, cartId).executeTakeFirst()) !== undefined

const ownCart = (db: Database, identity: Identity, cartId: CartId) =>
  db
    .selectFrom('carts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('brand', '=', identity.brand)
    .where('user_id', '=', identity.userId)
    .where('customer_id', '=', identity.customerId ?? '')

/**
 * A cart from which its user moves lines: of whatever customer the user still works for, whom the token need not name.
 * Carts of others are not found.
 */
const lockSource = (trx: Database, { brand, userId }: Identity, source: CartId): Promise<CartRow | undefined> =>
  trx
    .selectFrom('carts')
    .selectAll()
    .where('cart_id', '=', source)
    .where('brand', '=', brand)
    .where('user_id', '=', userId)
    .where('customer_id', 'in', (query) =>
      query
        .selectFrom('user_customers')
        .innerJoin('customers', 'customers.customer_id', 'user_customers.customer_id')
        .select('customers.customer_id')
        .where('user_customers.user_id', '=', userId)
        .where('customers.active', '=', true),
    )
    .forUpdate()
    .executeTakeFirst()

interface LockedCarts {
  readonly cart: CartRow
  readonly source: CartRow | undefined
}

/**
 * The cart of a change, and the one whose lines are to come where one is named; undefined unless all that are named are
 * found. Two are locked in the order of their ids, so that two transfers against each other do not block each other.
 */
export const lockCarts = async (
  trx: Database,
  identity: Identity,
  { cartId, source: sourceId }: { readonly cartId: CartId; readonly source: CartId | undefined },
): Promise<LockedCarts | undefined> => {
  const isSourceFirst = sourceId !== undefined && sourceId < cartId
  const before = isSourceFirst ? await lockSource(trx, identity, sourceId) : undefined
  const cart = await lockCart(trx, identity, cartId)
  const source = sourceId === undefined || isSourceFirst ? before : await lockSource(trx, identity, sourceId)
  return cart === undefined || (sourceId !== undefined && source === undefined) ? undefined : { cart, source }
}

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
