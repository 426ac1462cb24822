import { sql } from 'kysely'
import type { CartLine } from '#domain/cart/cart'
import type { OrderDetails } from '#domain/checkout/checkout'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { leaveOutOfStock } from '../search/stocked-places'
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
 * @returns what the stock gave of each article, and whether an article was sold out
 */
export const decrementStock = async (
  trx: Database,
  { place }: Pick<OrderDetails, 'place'>,
  lines: readonly CartLine[],
): Promise<{ readonly taken: ReadonlyMap<string, number>; readonly sellsOut: boolean }> => {
  const location = locationOfPlace(place)
  const ordered = new Map<string, number>()
  for (const { articleNumber, quantity } of lines) {
    ordered.set(articleNumber, (ordered.get(articleNumber) ?? 0) + quantity)
  }
  const { rows } = await sql<{ article_number: string; taken: number; is_left: boolean }>`
    with ordered as (
      select * from unnest(${[...ordered.keys()]}::text[], ${[...ordered.values()]}::double precision[])
        as line(article_number, taken)
    ), held as (
      select article_number, stock.quantity, least(stock.quantity, ordered.taken::numeric) as given
      from stock join ordered using (article_number) where location_id = ${location}
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
    select article_number, given as taken, lowered.quantity > 0 as is_left
    from lowered join held using (article_number)`.execute(trx)
  const soldOut = rows.filter((row) => !row.is_left).map((row) => row.article_number)
  await leaveOutOfStock(trx, soldOut, location)
  return { taken: new Map(rows.map((row) => [row.article_number, row.taken])), sellsOut: soldOut.length > 0 }
}

/** The places that an order names. */
export const placesNamed = (
  details: readonly { readonly storeId?: LocationId | undefined; readonly warehouseId?: LocationId | undefined }[],
): readonly LocationId[] =>
  details.flatMap(({ storeId, warehouseId }) => [storeId, warehouseId].filter((place) => place !== undefined))
