import { sortings, type FacetSelection, type SortBy } from '#application/ports/search-service'
import { facetParameters, selectionIn, writeSelection } from './result-facets'

/** How many products, or articles in a search, come at a time. */
export const PAGE_SIZE = 24

/** The largest number of results on one page, so that no page grows without end. The next page shows what follows. */
export const MOST_SHOWN = 96

/** The part of the results that a page shows: filters, sort order and number. */
export interface ResultWindow {
  readonly sortBy: SortBy
  /** The number of results before the first shown; a multiple of `MOST_SHOWN`. */
  readonly from: number
  /** A multiple of the page size. */
  readonly shown: number
  readonly selected: FacetSelection
  /** Only articles in stock for the user's delivery. */
  readonly inStock: boolean
  /** Only articles that the customer has bought before; without effect for a visitor. */
  readonly bought: boolean
}

/** The parameter of the stock filter and its value. It names no location: each user has their own. */
export const IN_STOCK = { name: 'lager', value: 'i-lager' } as const

/** The parameter of the filter for what was bought before, and its value. */
export const BOUGHT = { name: 'kopt', value: 'tidigare' } as const

const windowParameters: readonly string[] = [
  ...facetParameters,
  IN_STOCK.name,
  BOUGHT.name,
  'sortera',
  'fran',
  'visa',
  'vy',
]

/** A query string with what it says of results alone: what was searched for, which are shown, and how. */
export const withKnownParameters = (search: string): string => {
  const known = [...new URLSearchParams(search)].filter(([name]) => name === 'q' || windowParameters.includes(name))
  return known.length === 0 ? '' : `?${new URLSearchParams(known.map(([name, value]) => [name, value]))}`
}

/** Whether a query string says anything of which results are shown, or how. */
export const namesResults = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => windowParameters.includes(name))

const shownIn = (params: URLSearchParams): number => {
  const wanted = Number(params.get('visa') ?? PAGE_SIZE)
  if (!(wanted > PAGE_SIZE)) return PAGE_SIZE
  return Math.min(Math.ceil(wanted / PAGE_SIZE) * PAGE_SIZE, MOST_SHOWN)
}

/** The last page that an address may ask for, far beyond any list. */
const LAST_FROM = MOST_SHOWN * 10_000

const fromIn = (params: URLSearchParams): number => {
  const wanted = Number(params.get('fran') ?? 0)
  return wanted > 0 ? Math.min(Math.floor(wanted / MOST_SHOWN) * MOST_SHOWN, LAST_FROM) : 0
}

/** Reads `?sortera=&fran=&visa=&lager=i-lager` and facets; invalid values are ignored. */
export const windowIn = (params: URLSearchParams, usual: SortBy): ResultWindow => ({
  sortBy: sortings.find((sorting) => sorting === params.get('sortera')) ?? usual,
  from: fromIn(params),
  shown: shownIn(params),
  selected: selectionIn(params),
  inStock: params.get(IN_STOCK.name) === IN_STOCK.value,
  bought: params.get(BOUGHT.name) === BOUGHT.value,
})

/** Writes only values that differ from the defaults, so that a page has one address. */
export const writeWindow = (params: URLSearchParams, window: ResultWindow, usual: SortBy): void => {
  writeSelection(params, window.selected)
  if (window.inStock) params.set(IN_STOCK.name, IN_STOCK.value)
  if (window.bought) params.set(BOUGHT.name, BOUGHT.value)
  if (window.sortBy !== usual) params.set('sortera', window.sortBy)
  if (window.from !== 0) params.set('fran', String(window.from))
  if (window.shown !== PAGE_SIZE) params.set('visa', String(window.shown))
}
