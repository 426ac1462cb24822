import { useCallback, useLayoutEffect, useRef } from 'react'
import type { LineView } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { focusBesideGoneRow, rowId } from './row-focus'

/**
 * A line that somebody else removes while the user is at its quantity goes from under their hands: that is said, with a
 * way to bring it back, and the focus goes to the row beside it.
 * @returns what a row calls before it is taken out of the document
 */
export const useRemovedElsewhere = (key: LineKey, view: LineView | undefined): (() => void) => {
  const command = useShopCommand()
  const tell = useTell()
  const last = useRef(view)
  const goOn = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (view !== undefined) {
      last.current = view
      return
    }
    const gone = last.current?.line
    const focusBeside = goOn.current
    goOn.current = undefined
    if (gone === undefined || focusBeside === undefined) return
    command((shop) => {
      const lines = shop.cart.get().groups.flatMap((group) => group.lines)
      // A line with another label or delivery is a row of its own.
      if (lines.some(({ line }) => line.cartItemId === gone.cartItemId)) return
      focusBeside()
      const { articleNumber, quantity, label, deliveryId, article } = gone
      const removed = { articleNumber, quantity, label, deliveryId, article, before: undefined }
      tell('cart.removedElsewhere', { name: article?.name ?? articleNumber }, 'warning', {
        text: 'cart.removedElsewhere.undo',
        run: () => void shop.cart.restore({ lines: [removed], deliveries: [] }),
      })
    })
  }, [view, command, tell])
  return useCallback(() => {
    const quantity = document.getElementById(rowId(key))?.querySelector('[data-quantity]')
    goOn.current = quantity?.contains(document.activeElement) === true ? focusBesideGoneRow(key) : undefined
  }, [key])
}
