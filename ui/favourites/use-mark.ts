import * as E from 'fp-ts/Either'
import { useCallback, useRef } from 'react'
import type { Shop } from '#application/shop/shop'
import type { Variant } from '#domain/catalogue/variant'
import { runAfterLogIn } from '../log-in/after-log-in'
import { useTell } from '../notices/ShellNotices'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { useFavouriteDialogs } from './FavouriteDialogs'
import { listRowOf } from './list-row'

/** What a heart knows of its article. */
export type Markable = Pick<Variant, 'articleNumber' | 'name'>

/**
 * Marks an article as a favourite, or takes the mark away. A visitor is led to the log-in, after which the article is
 * marked. The function is stable between renders.
 */
export const useMark = (): ((article: Markable, quantity?: number) => void) => {
  const command = useShopCommand()
  const tell = useTell()
  const { open: openOverlay } = useOverlays()
  const { open: openCell } = useOrderHead()
  const { tellLimit, chooseList } = useFavouriteDialogs()
  const withdraw = useRef<() => void>(undefined)
  return useCallback(
    (article, quantity) => {
      const mark = (shop: Shop): void => {
        const session = shop.session.get()
        if (session.tag !== 'Authenticated') {
          openOverlay('accountFlyout')
          runAfterLogIn(shop, () => {
            if (!shop.favourites.marked.get().has(article.articleNumber)) mark(shop)
          })
          return
        }
        if (session.context === undefined) return openCell('customer')
        const isMarked = shop.favourites.marked.get().has(article.articleNumber)
        const done = shop.favourites.toggle(article.articleNumber)
        // Of several hearts in a row the last one has the notice.
        withdraw.current?.()
        if (E.isLeft(done)) {
          if (done.left.tag === 'FavouritesFull') tellLimit()
          return
        }
        withdraw.current = isMarked
          ? tell('favourites.removed', { name: article.name })
          : tell('favourites.added', { name: article.name }, 'success', {
              text: 'favourites.addToList',
              run: () => chooseList([listRowOf(article.articleNumber, quantity)]),
            })
      }
      command((shop) => onceSessionIsKnown(shop, () => mark(shop)))
    },
    [command, tell, openOverlay, openCell, tellLimit, chooseList],
  )
}
