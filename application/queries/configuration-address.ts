import type { FacetSelection } from '#application/ports/search-service'
import { formatListingAddress, type PageAddress } from './listing-address'
import { selectionIn, writeSelection } from './result-facets'
import { PAGE_SIZE } from './result-window'

/** The properties that an article is chosen by, in the order in which they are asked for. */
export const configurationFacets = ['size', 'thread', 'dn', 'connection', 'material', 'brand'] as const

/** What has been chosen so far. */
export interface ConfigurationAddress {
  /** The category's whole path; empty before any is chosen. */
  readonly slug: string
  /** One value of each chosen property. */
  readonly selected: Readonly<Record<string, readonly string[]>>
}

const LONGEST_SLUG = 200

const firstValues = (selection: FacetSelection): ConfigurationAddress['selected'] =>
  Object.fromEntries(
    configurationFacets.flatMap((name) => {
      const values = selection[name]
      return Array.isArray(values) ? [[name, values.slice(0, 1)]] : []
    }),
  )

/** Reads `/konfigurator?kategori={slug}&{facet}={value}`. A property without a category is not read. */
export const parseConfigurationAddress = ({ search }: Pick<PageAddress, 'search'>): ConfigurationAddress => {
  const params = new URLSearchParams(search)
  const slug = (params.get('kategori') ?? '')
    .replaceAll('\0', '')
    .slice(0, LONGEST_SLUG)
    .replace(/\p{Cs}$/u, '')
  return { slug, selected: slug === '' ? {} : firstValues(selectionIn(params)) }
}

/** Path and query of a configuration; reading it again gives the same one. */
export const formatConfigurationAddress = ({ slug, selected }: ConfigurationAddress): string => {
  if (slug === '') return '/konfigurator'
  const params = new URLSearchParams({ kategori: slug })
  writeSelection(params, selected)
  return `/konfigurator?${params.toString()}`
}

/** The listing of the category with the same choices. Named sorting: a department without parameters is an overview. */
export const listingOfConfiguration = ({ slug, selected }: ConfigurationAddress): string =>
  formatListingAddress({
    slug,
    selected,
    sortBy: 'dimension',
    from: 0,
    shown: PAGE_SIZE,
    inStock: false,
    bought: false,
  })

/** The same configuration with another value of a property; without the property when no value is named. */
export const withChoice = (
  { slug, selected }: ConfigurationAddress,
  name: string,
  value: string | undefined,
): ConfigurationAddress => {
  const { [name]: _before, ...others } = selected
  return { slug, selected: value === undefined ? others : { ...others, [name]: [value] } }
}
