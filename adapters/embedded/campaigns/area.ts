import type { Area } from '../area'
import { campaignMigrations } from './migrations'
import { campaignsPlugin } from './plugin'
import { dateCampaigns, seedCampaigns } from './seed-campaigns'
import type { CampaignTables } from './tables'

/** Campaigns, assortments and selected groups of articles. */
export const campaignsArea: Area<CampaignTables> = {
  migrations: campaignMigrations,
  plugin: campaignsPlugin,
  seed: {
    tables: ['campaigns', 'campaign_articles', 'selected_product_groups', 'selected_product_articles'],
    stepsFor: (data) => ({ afterArticles: (db, sample, today) => seedCampaigns(db, data, sample, today) }),
    onNewDay: dateCampaigns,
  },
}
