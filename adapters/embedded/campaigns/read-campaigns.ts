import type { Campaign, SelectedProductGroup } from '#application/ports/campaign-service'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, type CustomerId } from '#domain/kernel/ids'
import type { Database } from '../database/database'

/** The campaigns of a brand that are valid on a day: those for everybody, or those for one customer only. */
export const readCampaigns = async (
  db: Database,
  brand: BrandCode,
  today: CalendarDate,
  customer: CustomerId | undefined,
): Promise<readonly Campaign[]> => {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('customer_id', customer === undefined ? 'is' : '=', customer ?? null)
    .where((where) => where.or([where('brand', 'is', null), where('brand', '=', brand)]))
    .where('valid_from', '<=', today)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>=', today)]))
    .orderBy('position')
    .execute()
  const articles = await db
    .selectFrom('campaign_articles')
    .select(['campaign_id', 'article_number'])
    .where('campaign_id', 'in', ['', ...rows.map((row) => row.campaign_id)])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.campaign_id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    illustration: row.illustration,
    isAssortment: row.is_assortment,
    validUntil: row.valid_until ?? undefined,
    articleNumbers: articles
      .filter(({ campaign_id }) => campaign_id === row.campaign_id)
      .map(({ article_number }) => articleNumber(article_number)),
  }))
}

export const readSelectedGroup = async (db: Database, id: string): Promise<SelectedProductGroup | undefined> => {
  const group = await db.selectFrom('selected_product_groups').selectAll().where('group_id', '=', id).executeTakeFirst()
  if (group === undefined) return undefined
  const articles = await db
    .selectFrom('selected_product_articles')
    .select('article_number')
    .where('group_id', '=', id)
    .orderBy('position')
    .execute()
  return { id, title: group.title, articleNumbers: articles.map((row) => articleNumber(row.article_number)) }
}
