import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'

export interface CampaignTables {
  /** Offers and assortments. Dates are days in Sweden, both included. */
  campaigns: {
    campaign_id: string
    slug: string
    title: string
    description: string
    illustration: string
    is_assortment: boolean
    /** The only brand that shows it; null: every brand. */
    brand: BrandCode | null
    /** The only customer whom it is meant for; null: everybody. */
    customer_id: string | null
    valid_from: CalendarDate
    /** Null: without end. */
    valid_until: CalendarDate | null
    position: number
  }
  campaign_articles: {
    campaign_id: string
    article_number: string
    position: number
  }
  /** Articles picked for a content page. */
  selected_product_groups: {
    group_id: string
    title: string
  }
  selected_product_articles: {
    group_id: string
    article_number: string
    position: number
  }
}
