import type { SortBy } from '#application/ports/search-service'
import { windowIn, writeWindow, type ResultWindow } from './result-window'

export { namesResults } from './result-window'

/** The part of an address that pages read; a URL is one. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

export interface ListingAddress extends ResultWindow {
  /** The category's whole path, such as `vvs/ventiler/kulventiler`. */
  readonly slug: string
}

const ROOT = '/kategorier/'
const usualSorting: SortBy = 'dimension'

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

/** Reads `/kategorier/{slug…}?sortera=&fran=&visa=&{facet}=…`. */
export const parseListingAddress = ({ pathname, search }: PageAddress): ListingAddress => ({
  slug: segmentsOf(pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : pathname)
    .map(decoded)
    .join('/'),
  ...windowIn(new URLSearchParams(search), usualSorting),
})

/** Path and query of a listing; reading it again gives the same listing. */
export const formatListingAddress = ({ slug, ...window }: ListingAddress): string => {
  const params = new URLSearchParams()
  writeWindow(params, window, usualSorting)
  const path = ROOT + segmentsOf(slug).map(encodeURIComponent).join('/')
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
