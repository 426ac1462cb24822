import { useCallback } from 'react'
import type { NewListRow } from '#application/ports/favourite-list-service'
import { runAfterLogIn } from '../log-in/after-log-in'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { useFavouriteDialogs } from './FavouriteDialogs'

/** Asks which list the rows are to be added to; a visitor is led to the log-in first. */
export const useAddToList = (): ((rows: readonly NewListRow[]) => void) => {
  const command = useShopCommand()
  const { open: openOverlay } = useOverlays()
  const { open: openCell } = useOrderHead()
  const { chooseList } = useFavouriteDialogs()
  return useCallback(
    (rows) =>
      command((shop) =>
        onceSessionIsKnown(shop, () => {
          const session = shop.session.get()
          if (session.tag !== 'Authenticated') {
            openOverlay('accountFlyout')
            runAfterLogIn(shop, () => chooseList(rows))
          } else if (session.context === undefined) openCell('customer')
          else chooseList(rows)
        }),
      ),
    [command, openOverlay, openCell, chooseList],
  )
}
