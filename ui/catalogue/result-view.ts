import type { PageFailure } from '#application/queries/page-data'
import { asSearch } from './search-string'

/** Rows with the distinguishing attributes, or pictures of products. */
export type ResultView = 'rows' | 'pictures'

const VIEW = 'vy'
const PICTURES = 'bilder'

/** The parameter of the filter for stock, and its value. */
export const IN_STOCK = { name: 'lager', value: 'i-lager' } as const

/** The parameter of the filter for what was bought before, and its value. */
export const BOUGHT = { name: 'kopt', value: 'tidigare' } as const

export const viewIn = (search: string): ResultView =>
  new URLSearchParams(search).get(VIEW) === PICTURES ? 'pictures' : 'rows'

export const isInStockOnly = (params: URLSearchParams): boolean => params.get(IN_STOCK.name) === IN_STOCK.value

export const isBoughtOnly = (params: URLSearchParams): boolean => params.get(BOUGHT.name) === BOUGHT.value

/** The same results in the other view. Rows are the default and have no parameter in the address. */
export const withView = (search: string, view: ResultView): string => {
  const params = new URLSearchParams(search)
  params.delete(VIEW)
  if (view === 'pictures') params.set(VIEW, PICTURES)
  return asSearch(params)
}

/** The address of other results, in the current view. */
export const lookedAtAs = (address: string, search: string): string => {
  const [path = '', query = ''] = address.split('?')
  return path + withView(query, viewIn(search))
}

/** A redirect to other results of the same page leads there in the current view. */
export const redirectedInView =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  (failure: PageFailure): PageFailure =>
    failure.tag === 'Redirected' && failure.to.split('?')[0] === pathname
      ? { ...failure, to: lookedAtAs(failure.to, search) }
      : failure

const withoutView = ({ pathname, search }: URL): string => pathname + withView(search, 'rows')

interface Change {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly defaultShouldRevalidate: boolean
}

/** A change of view alone calls no service again. */
export const asksForOtherResults = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || withoutView(currentUrl) !== withoutView(nextUrl))
