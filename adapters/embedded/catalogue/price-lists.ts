import type { CustomerId } from '#domain/kernel/ids'
import { macOf } from '../auth/server-keys'
import type { Database } from '../database/database'

/** A customer without agreed prices. */
const USUAL_PRICE_GROUP = 'standard'

const priceGroupOf = async (db: Database, customerId: CustomerId): Promise<string> => {
  const row = await db
    .selectFrom('customer_price_groups')
    .select('price_group')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.price_group ?? USUAL_PRICE_GROUP
}

const handleOf = (key: Uint8Array, priceGroup: string): string => macOf(key, priceGroup)

/** The discounts of a customer, in per cent by discount group of articles. */
export const discountsOfCustomer = async (db: Database, customerId: CustomerId): Promise<ReadonlyMap<string, number>> =>
  discountsOf(db, await priceGroupOf(db, customerId))

const discountsOf = async (db: Database, priceGroup: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('discounts')
    .select(['discount_group', 'percentage'])
    .where('price_group', '=', priceGroup)
    .orderBy('discount_group')
    .execute()
  return new Map(rows.map((row) => [row.discount_group, row.percentage]))
}

/**
 * The handle of a customer's price list. Calls without a token name the price list by it: nobody can guess it, and it
 * tells nothing of the customer or the prices.
 */
export const priceListOfCustomer = async (db: Database, key: Uint8Array, customerId: CustomerId): Promise<string> =>
  handleOf(key, await priceGroupOf(db, customerId))

/** The discounts of the price list with a handle; undefined where there is none. */
export const discountsOfPriceList = async (
  db: Database,
  key: Uint8Array,
  handle: string,
): Promise<ReadonlyMap<string, number> | undefined> => {
  const groups = await db.selectFrom('discounts').select('price_group').distinct().execute()
  const named = [...groups.map(({ price_group }) => price_group), USUAL_PRICE_GROUP].find(
    (group) => handleOf(key, group) === handle,
  )
  return named === undefined ? undefined : discountsOf(db, named)
}
