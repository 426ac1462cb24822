import { sql } from 'kysely'
import type { CartLine } from '#domain/cart/cart'
import type { OrderDetails } from '#domain/checkout/checkout'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { leaveOutOfStock } from '../search/out-of-stock'
import { locationOfPlace } from '#domain/delivery/delivery-choice'

/**
 * Locks the stock rows of the articles at these locations until the transaction ends, so that the next order of the same
 * articles sees the stock that this one leaves. Rows are always locked in the same order, so orders cannot deadlock.
 */
export const lockStock = async (trx: Database, cartId: string, places: readonly string[]): Promise<void> => {
  await sql`
    select from stock
    where article_number in (select article_number from cart_items where cart_id = ${cartId})
      and location_id = any(${places}::text[])
    order by article_number, location_id
    for update`.execute(trx)
}

/**
 * Subtracts the quantities of a delivery from the stock of its location, never below zero: the missing part is on its
 * way there. Where nothing is left, availability says when more comes, and the search index no longer finds the article
 * as in stock there.
 * @returns whether an article was sold out
 */
export const decrementStock = async (
  trx: Database,
  { place }: Pick<OrderDetails, 'place'>,
  lines: readonly CartLine[],
): Promise<boolean> => {
  const location = locationOfPlace(place)
  const ordered = new Map<string, number>()
  for (const { articleNumber, quantity } of lines) {
    ordered.set(articleNumber, (ordered.get(articleNumber) ?? 0) + quantity)
  }
  const { rows } = await sql<{ article_number: string }>`
    with ordered as (
      select * from unnest(${[...ordered.keys()]}::text[], ${[...ordered.values()]}::double precision[])
        as line(article_number, taken)
    ), lowered as (
      update stock set
        quantity = greatest(0, stock.quantity - taken),
        availability = case
          when stock.quantity > taken or availability <> 'green' then availability
          when incoming_in_days is null then 'gray'
          else 'yellow'
        end
      from ordered
      where stock.article_number = ordered.article_number and location_id = ${location}
      returning stock.article_number, stock.quantity
    )
    select article_number from lowered where quantity = 0`.execute(trx)
  await leaveOutOfStock(
    trx,
    rows.map((row) => row.article_number),
    location,
  )
  return rows.length > 0
}

/** The places that an order names. */
export const placesNamed = (
  details: readonly { readonly storeId?: LocationId | undefined; readonly warehouseId?: LocationId | undefined }[],
): readonly LocationId[] =>
  details.flatMap(({ storeId, warehouseId }) => [storeId, warehouseId].filter((place) => place !== undefined))
