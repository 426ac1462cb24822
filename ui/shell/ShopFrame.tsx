import { useCallback, useMemo, useRef } from 'react'
import { NavigationType, useLoaderData, useLocation, useNavigationType } from 'react-router-dom'
import type { ShellData } from '#application/queries/page-data'
import { useOwnMenu } from '../shop/own-menu'
import { FavouriteDialogs } from '../favourites/FavouriteDialogs'
import { QuoteOverlayProvider } from '../quotes/QuoteOverlayProvider'
import { ProductHistoryProvider } from '../shop/ProductHistoryContext'
import { ShellDataProvider } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import { DefaultLayout } from './layouts/DefaultLayout'
import { MinimalLayout } from './layouts/MinimalLayout'
import { PlainLayout } from './layouts/PlainLayout'
import { OrderHeadProvider } from '../order-head/OrderHeadContext'
import { OverlaysProvider } from '../overlays/OverlaysContext'
import { PageContent } from './PageContent'
import { useRouteMeta } from '../routing/route-meta'
import type { Layout } from '../routing/route-meta'
import { ScrollKeeper } from './ScrollKeeper'
import { ShellNotices } from '../notices/ShellNotices'
import { useDocumentHead } from '../routing/use-document-head'
import styles from './ShopFrame.module.css'

const layoutViews: Readonly<Record<Layout, typeof DefaultLayout>> = {
  default: DefaultLayout,
  minimal: MinimalLayout,
  plain: PlainLayout,
}

/** The frame of every page: data of the shell, overlays, notices, and the layout of the route. */
export const ShopFrame = () => {
  const shell = useShellWithOwnMenu(useLoaderData())
  const LayoutView = layoutViews[useRouteMeta().layout ?? 'default']
  useDocumentHead()
  const isNewPage = useIsNewPage()
  return (
    <ShellDataProvider data={shell}>
      <OverlaysProvider>
        <OrderHeadProvider>
          <ShellNotices>
            <FavouriteDialogs>
              <QuoteOverlayProvider>
                <ProductHistoryProvider>
                  <a className={styles.skip} href="#innehall">
                    {t('shell.skip')}
                  </a>
                  <LayoutView shell={shell}>
                    <PageContent isNewPage={isNewPage} />
                  </LayoutView>
                  <ScrollKeeper />
                </ProductHistoryProvider>
              </QuoteOverlayProvider>
            </FavouriteDialogs>
          </ShellNotices>
        </OrderHeadProvider>
      </OverlaysProvider>
    </ShellDataProvider>
  )
}

/** Whether a path is another page than the one shown last; the first page of a visit is none. */
const useIsNewPage = (): ((path: string) => boolean) => {
  const { pathname } = useLocation()
  const isFirstOfVisit = useNavigationType() === NavigationType.Pop
  const shown = useRef(isFirstOfVisit ? pathname : undefined)
  return useCallback((path) => {
    const isNew = shown.current !== path
    shown.current = path
    return isNew
  }, [])
}

/** The document has the default menu, which the customer's own replaces when it is known. */
const useShellWithOwnMenu = (shell: ShellData): ShellData => {
  const menu = useOwnMenu()
  return useMemo(() => (menu === undefined ? shell : { ...shell, menu }), [shell, menu])
}
