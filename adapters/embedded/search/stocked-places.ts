import { sql } from 'kysely'
import type { LocationId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** From now on these articles are not found as in stock at the place. Articles without the place are left as they are. */
export const leaveOutOfStock = async (
  trx: Database,
  articles: readonly string[],
  location: LocationId,
): Promise<void> => {
  if (articles.length === 0) return
  // An article that is in stock nowhere has no such attribute at all.
  await sql`
    update search_articles set attributes = case
      when jsonb_array_length(attributes -> 'inStockAt') = 1 then attributes - 'inStockAt'
      else jsonb_set(attributes, '{inStockAt}', (attributes -> 'inStockAt') - ${location}::text)
    end
    where article_number = any(${articles}::text[])
      and attributes @> ${JSON.stringify({ inStockAt: [location] })}::jsonb`.execute(trx)
}

/** From now on these articles are found as in stock at the place again. */
export const findInStock = async (trx: Database, articles: readonly string[], location: LocationId): Promise<void> => {
  if (articles.length === 0) return
  await sql`
    update search_articles set attributes = jsonb_set(
      attributes, '{inStockAt}', coalesce(attributes -> 'inStockAt', '[]'::jsonb) || ${JSON.stringify([location])}::jsonb)
    where article_number = any(${articles}::text[])
      and not attributes @> ${JSON.stringify({ inStockAt: [location] })}::jsonb`.execute(trx)
}
