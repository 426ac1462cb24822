import { formatCampaignAddress, parseCampaignAddress } from '#application/queries/campaign-address'
import { formatListingAddress, parseListingAddress } from '#application/queries/listing-address'
import { namesResults } from '#application/queries/result-window'
import { formatSearchAddress, parseSearchAddress } from '#application/queries/search-address'
import { lookedAtAs } from '../catalogue/result-view'

/** Pages that read nothing of the query string. */
const WITHOUT_PARAMETERS = /^\/(?:produkt\/[^/]+|kampanjer|sortiment|snabborder)?$/

const DEPARTMENT = /^\/kategorier\/[^/?]+$/

/**
 * The address that a page is drawn for and kept by: parameters that the shop does not know are left out, and those that
 * it knows stand in one order. Addresses that ask for the same page have the same one.
 * @returns origin, path and query string
 */
export const pageAddress = (url: URL): string => url.origin + pathAndQuery(url)

const pathAndQuery = (url: URL): string => {
  const { pathname, search } = url
  if (search === '' || WITHOUT_PARAMETERS.test(pathname)) return pathname
  if (pathname.startsWith('/kategorier/')) return listingAddress(url)
  if (pathname === '/search') return lookedAtAs(formatSearchAddress(parseSearchAddress(url)), search)
  if (/^\/(?:kampanjer|sortiment)\/[^/]+$/.test(pathname))
    return lookedAtAs(formatCampaignAddress(parseCampaignAddress(url)), search)
  return pathname + search
}

const listingAddress = (url: URL): string => {
  const listing = parseListingAddress(url)
  const address = lookedAtAs(formatListingAddress(listing), url.search)
  // A department without parameters is an overview of its categories.
  return DEPARTMENT.test(address) && namesResults(url.search) ? `${address}?sortera=${listing.sortBy}` : address
}
