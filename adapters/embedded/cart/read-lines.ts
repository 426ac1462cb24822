import { sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import { deliveryIds } from '#domain/delivery/delivery-type'
import * as O from 'fp-ts/Option'
import type { Database } from '../database/database'

const linesOf = (db: Database, cartId: string | Expression<string>) =>
  db
    .selectFrom('cart_items')
    .leftJoin('cart_deliveries', (join) =>
      join
        .onRef('cart_deliveries.cart_id', '=', 'cart_items.cart_id')
        .onRef('cart_deliveries.delivery_id', '=', 'cart_items.delivery_id'),
    )
    .select([
      'cart_items.cart_item_id',
      'cart_items.article_number',
      'cart_items.delivery_id',
      'cart_items.quantity',
      'cart_items.label',
      'cart_deliveries.requested_delivery_date',
    ])
    .where('cart_items.cart_id', '=', cartId)
    .orderBy('cart_items.position')

const deliveriesOf = (db: Database, cartId: string | Expression<string>) =>
  db
    .selectFrom('cart_deliveries')
    .select(['delivery_id', 'requested_delivery_date', 'is_included_in_order'])
    .where('cart_id', '=', cartId)

/** The rows of a cart as columns of a query of `carts`, so that one statement reads a cart whole. */
export const contentsOf = (db: Database) => {
  const cartId = sql.ref<string>('carts.cart_id')
  return [
    jsonArrayFrom(linesOf(db, cartId)).as('lines'),
    jsonArrayFrom(deliveriesOf(db, cartId)).as('deliveries'),
  ] as const
}

type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number]

const dayOf = (text: string | null): CalendarDate | undefined =>
  text === null ? undefined : O.toUndefined(calendarDate(text))

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number]

/** A line without its article. */
export const toLine = (row: LineRow): CartLine => {
  const article = articleNumber(row.article_number)
  return {
    key: lineKey(article, row.delivery_id, row.label),
    cartItemId: cartItemId(row.cart_item_id),
    articleNumber: article,
    deliveryId: row.delivery_id,
    quantity: row.quantity,
    label: row.label,
    requestedDeliveryDate: dayOf(row.requested_delivery_date),
    article: undefined,
  }
}

/** The lines of a cart in the order in which they were added, without their articles. */
export const readLines = async (db: Database, cartId: string): Promise<readonly CartLine[]> =>
  (await linesOf(db, cartId).execute()).map(toLine)

/** Some lines of a cart; ids that are not in it are left out. */
export const readSomeLines = async (
  db: Database,
  cartId: string,
  itemIds: readonly string[],
): Promise<readonly CartLine[]> =>
  itemIds.length === 0 ? [] : (await linesOf(db, cartId).where('cart_item_id', 'in', itemIds).execute()).map(toLine)

/** In the order of the delivery types. */
export const toDeliveries = (rows: readonly DeliveryRow[]): readonly DeliveryEntry[] =>
  deliveryIds.flatMap((deliveryId) =>
    rows
      .filter((row) => row.delivery_id === deliveryId)
      .map((row) => ({
        deliveryId,
        requestedDeliveryDate: dayOf(row.requested_delivery_date),
        isIncludedInOrder: row.is_included_in_order,
      })),
  )

/** The deliveries that have lines. */
export const readDeliveries = async (db: Database, cartId: string): Promise<readonly DeliveryEntry[]> =>
  toDeliveries(await deliveriesOf(db, cartId).execute())
