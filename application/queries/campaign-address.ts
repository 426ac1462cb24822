import type { SortBy } from '#application/ports/search-service'
import type { CampaignKind } from './active-campaigns'
import type { PageAddress } from './listing-address'
import { windowIn, writeWindow, type ResultWindow } from './result-window'

export interface CampaignAddress extends ResultWindow {
  readonly kind: CampaignKind
  readonly slug: string
}

const roots: Readonly<Record<CampaignKind, string>> = { campaign: '/kampanjer', assortment: '/sortiment' }
const usualSorting: SortBy = 'popularity'

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Reads `/kampanjer/{slug}?sortera=&fran=&visa=&{facet}=…`, or the same below `/sortiment`. */
export const parseCampaignAddress = ({ pathname, search }: PageAddress): CampaignAddress => {
  const [, root, slug = ''] = pathname.split('/')
  return {
    kind: `/${root}` === roots.assortment ? 'assortment' : 'campaign',
    slug: decoded(slug),
    ...windowIn(new URLSearchParams(search), usualSorting),
  }
}

/** Path and query of a campaign's listing; reading it again gives the same listing. */
export const formatCampaignAddress = ({ kind, slug, ...window }: CampaignAddress): string => {
  const params = new URLSearchParams()
  writeWindow(params, window, usualSorting)
  const path = `${roots[kind]}/${encodeURIComponent(slug)}`
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
