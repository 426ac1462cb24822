import { sql } from 'kysely'
import type { LastPurchase } from '#application/ports/purchase-history'
import { swedishTime } from '#application/ports/swedish-time'
import { articleNumber, type ArticleNumber, type CustomerId, type ProjectId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

interface Buyer {
  readonly customerId: CustomerId
  /** Undefined: orders count whatever project they are for. */
  readonly projectId: ProjectId | undefined
}

/**
 * The latest order of each article, the latest first. The quantity is that of the whole order, over all its deliveries.
 * @param articles undefined for all articles
 * @param most purchases of the answer
 */
export const lastPurchases = async (
  db: Database,
  { customerId, projectId }: Buyer,
  articles: readonly ArticleNumber[] | undefined,
  most: number,
): Promise<readonly LastPurchase[]> => {
  const { rows } = await sql<{ article_number: string; placed_at: Date; quantity: number; unit: string }>`
    select * from (
      select distinct on (article_number) article_number, placed_at, sum(quantity) as quantity, max(unit) as unit
      from orders
      join order_deliveries using (order_id)
      join order_lines using (order_number)
      where customer_id = ${customerId}
        and (${projectId ?? null}::text is null or project_id = ${projectId ?? null})
        and (${articles ?? null}::text[] is null or article_number = any(${articles ?? null}::text[]))
      group by article_number, order_id, placed_at
      order by article_number, placed_at desc, order_id
    ) as latest
    order by placed_at desc, article_number
    limit ${most}`.execute(db)
  return rows.map((row) => ({
    articleNumber: articleNumber(row.article_number),
    day: swedishTime(row.placed_at.getTime()).day,
    quantity: row.quantity,
    unit: row.unit,
  }))
}
