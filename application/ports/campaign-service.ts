import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

/** A set of articles that is shown under a name of its own: an offer for a time, or an assortment (CAMPAIGN-02). */
export interface Campaign {
  readonly id: string
  /** Below /sortiment for an assortment, below /kampanjer for an offer. */
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Names a drawing. */
  readonly illustration: string
  readonly isAssortment: boolean
  /** The last day on which it holds; undefined when it has no end. */
  readonly validUntil: CalendarDate | undefined
  /** In the order in which they are to be shown. */
  readonly articleNumbers: readonly ArticleNumber[]
}

/** Articles that somebody has chosen to be shown together. */
export interface SelectedProductGroup {
  readonly id: string
  readonly title: string
  /** In the order in which they are to be shown. */
  readonly articleNumbers: readonly ArticleNumber[]
}

/** Campaigns and assortments. The lists are asked for once and kept (CAMPAIGN-01). */
export interface CampaignService {
  /** What holds for everybody today (CAMPAIGN-03). */
  readonly activeCampaigns: (options?: CallOptions) => Call<readonly Campaign[]>
  /** What holds besides for the customer of the token (CAMPAIGN-04); empty for a visitor. */
  readonly activeCustomerCampaigns: (options?: CallOptions) => Call<readonly Campaign[]>
  /** A group of products by its id (CAMPAIGN-05); refused with 404 where there is none. */
  readonly selectedProductGroup: (id: string, options?: CallOptions) => Call<SelectedProductGroup>
}
