import { sql } from 'kysely'
import type { ArticleNumber, CustomerId } from '#domain/kernel/ids'
import { articleNumber } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/**
 * The articles that a customer orders most often, by the number of their orders: those that can still be bought and
 * that the customer's assortment has.
 */
export const oftenBought = async (
  db: Database,
  customer: CustomerId,
  take: number,
): Promise<readonly ArticleNumber[]> => {
  const { rows } = await sql<{ article_number: string }>`
    select article_number
    from orders
    join order_deliveries using (order_id)
    join order_lines using (order_number)
    join variants using (article_number)
    join customers using (customer_id)
    where customer_id = ${customer}
      and (not discontinued or exists (
        select from stock where stock.article_number = variants.article_number and stock.quantity > 0))
      and (assortment is null or exists (
        select from campaigns join campaign_articles using (campaign_id)
        where slug = assortment and is_assortment and campaign_articles.article_number = variants.article_number))
    group by article_number
    order by count(distinct order_id) desc, max(placed_at) desc, article_number
    limit ${take}`.execute(db)
  return rows.map((row) => articleNumber(row.article_number))
}
