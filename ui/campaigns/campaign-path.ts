import type { Campaign } from '#application/ports/campaign-service'

/** The address of a campaign or an assortment (CAMPAIGN-02). */
export const campaignPath = ({ slug, isAssortment }: Pick<Campaign, 'slug' | 'isAssortment'>): string =>
  `/${isAssortment ? 'sortiment' : 'kampanjer'}/${encodeURIComponent(slug)}`
