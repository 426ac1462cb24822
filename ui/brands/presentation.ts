import type { BrandPresentation } from '#application/ports/config-service'
import { t } from '../texts/t'

const neutral: BrandPresentation = {
  trade: t('brand.trade'),
  description: t('brand.description'),
  headline: t('brand.headline'),
  lead: t('brand.lead'),
  drawings: { large: 'kulventil', small: 'tror' },
  topLinks: [],
  categories: [],
}

/** A brand's presentation of itself; neutral words where its configuration states none. */
export const presentationOf = (stated: BrandPresentation | undefined): BrandPresentation => stated ?? neutral
