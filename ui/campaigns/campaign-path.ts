import type { Campaign } from '#application/ports/campaign-service'

/** Assortments and offers have addresses apart (CAMPAIGN-02). */
export const campaignPath = ({ slug, isAssortment }: Pick<Campaign, 'slug' | 'isAssortment'>): string =>
  `/${isAssortment ? 'sortiment' : 'kampanjer'}/${encodeURIComponent(slug)}`
