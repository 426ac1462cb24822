import { addDays, type CalendarDate } from '#domain/kernel/calendar-date'
import type { CatalogueData } from '../seeding/catalogue-data'
import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'
import type { SeedData } from '../seeding/seed-data'
import type { CampaignData, Choosing } from '../seeding/campaign-data'

/** The articles that match, the most popular first. */
const chosenFrom = ({ products, articles }: CatalogueData) => {
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const byPopularity = articles.toSorted((a, b) => b.popularity - a.popularity)
  return ({ fits, most }: Choosing): readonly string[] =>
    byPopularity
      .filter((article) => {
        const product = productOf.get(article.productId)
        return product !== undefined && fits(article, product)
      })
      .slice(0, most)
      .map(({ articleNumber }) => articleNumber)
}

/** When a campaign is valid, in days relative to a given day. */
const validity = ({ runs }: CampaignData, today: CalendarDate) => ({
  valid_from: addDays(today, runs.from),
  valid_until: runs.until === null ? null : addDays(today, runs.until),
})

/** Dates the campaigns relative to a day, so that some end on it whatever the age of the data. */
export const dateCampaigns = async (
  db: Database,
  { campaigns }: Pick<SeedData, 'campaigns'>,
  today: CalendarDate,
): Promise<void> => {
  for (const campaign of campaigns) {
    await db.updateTable('campaigns').set(validity(campaign, today)).where('campaign_id', '=', campaign.id).execute()
  }
}

/** Inserts the campaigns that the catalogue has articles for, dated from the day of seeding. */
export const seedCampaigns = async (
  db: Database,
  data: Pick<SeedData, 'campaigns' | 'selectedGroups'>,
  catalogue: CatalogueData,
  today: CalendarDate,
): Promise<void> => {
  const choose = chosenFrom(catalogue)
  const campaigns = data.campaigns
    .map((campaign) => ({ ...campaign, chosen: choose(campaign) }))
    .filter(({ chosen }) => chosen.length > 0)
  await bulkInsert(
    db,
    'campaigns',
    campaigns.map((campaign, position) => ({
      campaign_id: campaign.id,
      slug: campaign.slug,
      title: campaign.title,
      description: campaign.description,
      illustration: campaign.illustration,
      is_assortment: campaign.isAssortment,
      brand: campaign.brand,
      customer_id: campaign.customerId,
      ...validity(campaign, today),
      position,
    })),
  )
  await bulkInsert(
    db,
    'campaign_articles',
    campaigns.flatMap(({ id, chosen }) =>
      chosen.map((article_number, position) => ({ campaign_id: id, article_number, position })),
    ),
  )
  const groups = data.selectedGroups.map((group) => ({ ...group, chosen: choose(group) }))
  await bulkInsert(
    db,
    'selected_product_groups',
    groups.map(({ id, title }) => ({ group_id: id, title })),
  )
  await bulkInsert(
    db,
    'selected_product_articles',
    groups.flatMap(({ id, chosen }) =>
      chosen.map((article_number, position) => ({ group_id: id, article_number, position })),
    ),
  )
}
