import type { CampaignData, Choosing } from '../seeding/campaign-data'
import { CAMPAIGN_DISCOUNT } from './catalogue/generate-article'

export type Fits = Choosing['fits']
type CampaignText = Pick<CampaignData, 'id' | 'slug' | 'title' | 'description' | 'illustration' | 'fits' | 'most'>

/** In one of the categories or below it. */
export const below =
  (...slugs: readonly string[]): Fits =>
  (_article, { category }) =>
    slugs.some((slug) => category === slug || category.startsWith(`${slug}/`))

export const cheaper: Fits = ({ campaignPrice }) => campaignPrice !== null

export const both =
  (one: Fits, other: Fits): Fits =>
  (article, product) =>
    one(article, product) && other(article, product)

/** Days. */
export const WEEK = 7
const YEAR = 365

/** What an offer takes off the price of any customer, as the goods are priced. */
export const DISCOUNT = `Minst ${CAMPAIGN_DISCOUNT} procent under ditt ordinarie pris`

/** Three weeks, one of which has passed. */
export const offer = (own: CampaignText & Partial<CampaignData>): CampaignData => ({
  isAssortment: false,
  brand: null,
  customerId: null,
  runs: { from: -WEEK, until: 2 * WEEK },
  ...own,
})

/** Always valid. */
export const assortment = (own: CampaignText & Partial<CampaignData>): CampaignData => ({
  isAssortment: true,
  brand: null,
  customerId: null,
  runs: { from: -YEAR, until: null },
  ...own,
})
