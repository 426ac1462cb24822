/** Rows with what tells articles apart, or pictures to know a product by. */
export type ResultView = 'rows' | 'pictures'

const VIEW = 'vy'
const PICTURES = 'bilder'

/** The parameter that leaves only what is in stock, and its value. */
export const IN_STOCK = { name: 'lager', value: 'i-lager' } as const

export const viewIn = (search: string): ResultView =>
  new URLSearchParams(search).get(VIEW) === PICTURES ? 'pictures' : 'rows'

export const isInStockOnly = (params: URLSearchParams): boolean => params.get(IN_STOCK.name) === IN_STOCK.value

const asSearch = (params: URLSearchParams): string => (params.size === 0 ? '' : `?${params}`)

/** The same results seen the other way; rows are the usual one and have no word in the address. */
export const withView = (search: string, view: ResultView): string => {
  const params = new URLSearchParams(search)
  params.delete(VIEW)
  if (view === 'pictures') params.set(VIEW, PICTURES)
  return asSearch(params)
}

/** The address of other results, looked at as these are. */
export const lookedAtAs = (address: string, search: string): string => {
  const [path = '', query = ''] = address.split('?')
  return path + withView(query, viewIn(search))
}

const withoutView = ({ pathname, search }: URL): string => pathname + withView(search, 'rows')

interface Change {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly defaultShouldRevalidate: boolean
}

/** Looking at the same results another way asks no service again. */
export const asksForOtherResults = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || withoutView(currentUrl) !== withoutView(nextUrl))
