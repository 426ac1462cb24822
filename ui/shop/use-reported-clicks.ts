import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType, useRouteLoaderData } from 'react-router-dom'
import type { ProductPageData } from '#application/queries/page-data'
import { useShopCommand } from './ShopContext'

/**
 * Reports each article page that is opened by a link of the shop. Page views through the history or from other sites
 * are not reported.
 */
export const useReportedClicks = (): void => {
  const shown: ProductPageData | undefined = useRouteLoaderData('produkt-slug')
  const isLink = useNavigationType() !== NavigationType.Pop
  const command = useShopCommand()
  const last = useRef<string>(undefined)
  const article = shown?.variant.articleNumber
  useEffect(() => {
    if (last.current === article) return
    last.current = article
    if (article !== undefined && isLink) command((shop) => shop.noteClick(article))
  }, [article, isLink, command])
}
