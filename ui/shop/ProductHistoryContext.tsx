import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router-dom'
import type { ProductPageData } from '#application/queries/page-data'
import { productPath } from '../routing/paths'
import { useRouteMeta } from '../routing/route-meta'
import { useReportedClicks } from './use-reported-clicks'
import { enterPage, noProductHistory } from '#domain/navigation/product-history'
import type { Entered, OpenedProduct } from '#domain/navigation/product-history'

const none: readonly OpenedProduct[] = []
const ProductHistoryContext = createContext(none)

const listings: readonly string[] = ['kategorier-slug', 'search']

const enteredBy = (name: string, path: string, shown: ProductPageData | undefined): Entered => {
  if (listings.includes(name)) return { page: 'listing', path }
  if (shown === undefined) return { page: 'other' }
  const { variant } = shown
  const { articleNumber } = variant
  return { page: 'product', product: { path: productPath(variant), name: variant.name, articleNumber } }
}

/** Records which products are opened from which listing. A filtered listing counts as the same listing. */
export const ProductHistoryProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  useReportedClicks()
  const { name } = useRouteMeta()
  const shown: ProductPageData | undefined = useRouteLoaderData('produkt-slug')
  const [history, setHistory] = useState(noProductHistory)
  const [at, setAt] = useState<string>()
  if (at !== pathname) {
    setAt(pathname)
    setHistory(enterPage(history, enteredBy(name, pathname, shown)))
  }
  return <ProductHistoryContext.Provider value={history.products}>{children}</ProductHistoryContext.Provider>
}

/** The products opened from the current listing, the latest first. */
export const useOpenedProducts = (): readonly OpenedProduct[] => useContext(ProductHistoryContext)
