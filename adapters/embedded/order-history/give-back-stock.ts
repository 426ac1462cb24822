import { sql } from 'kysely'
import type { LocationId } from '#domain/kernel/ids'
import type { StockReturn } from '#domain/order/protocol'
import type { Database } from '../database/database'
import { findInStock } from '../search/stocked-places'

/**
 * Puts goods back into the stock of a place, and lets searches find there again what had been sold out.
 * @returns whether an article had been sold out there
 */
export const giveBackStock = async (
  trx: Database,
  location: LocationId,
  lines: StockReturn['lines'],
): Promise<boolean> => {
  // Rows are always locked in the same order, so that orders cannot deadlock.
  const { rows } = await sql<{ article_number: string; was_sold_out: boolean }>`
    with returned as (
      select * from unnest(${lines.map((line) => line.articleNumber)}::text[],
        ${lines.map(({ quantity }) => quantity)}::double precision[]) as line(article_number, quantity)
    ), held as (
      select article_number, location_id, quantity from stock
      where location_id = ${location} and article_number in (select article_number from returned)
      order by article_number for update
    )
    update stock set
      quantity = stock.quantity + returned.quantity,
      availability = case
        when held.quantity = 0 and stock.stocked and availability in ('gray', 'yellow') then 'green'
        else availability
      end
    from held join returned using (article_number)
    where stock.article_number = held.article_number and stock.location_id = held.location_id
    returning stock.article_number, held.quantity = 0 as was_sold_out`.execute(trx)
  const back = rows.filter((row) => row.was_sold_out).map((row) => row.article_number)
  await findInStock(trx, back, location)
  return back.length > 0
}
