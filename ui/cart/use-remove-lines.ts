import * as E from 'fp-ts/Either'
import type { CartLine } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import { linesToRestore } from '#domain/cart/line-order'
import type { NewLine } from '#domain/cart/protocol'
import type { Shop } from '#application/shop/shop'
import { useTell } from '../notices/ShellNotices'
import { useShopCommand } from '../shop/ShopContext'
import { focusRow } from './row-focus'

/** The command that removes the lines. */
type Removal = (shop: Shop) => ReturnType<Shop['cart']['removeLines']>

/**
 * Removes lines and offers to restore them. When the service refuses the removal, the lines are back and the offer is
 * withdrawn.
 */
export const useRemoveLines = (): ((lines: readonly CartLine[], by?: Removal) => void) => {
  const command = useShopCommand()
  const tell = useTell()
  return (lines, by = (shop) => shop.cart.removeLines(lines.map(({ key }) => key))) =>
    command((shop) => {
      const restorable = linesToRestore(shop.cart.get(), lines)
      const removed = by(shop)
      if (E.isLeft(removed)) return
      const [only, ...others] = lines
      const undo = { text: 'cart.removed.undo', run: () => restore(shop, restorable, only?.key) } as const
      const withdraw =
        only !== undefined && others.length === 0
          ? tell('cart.removed.one', { name: only.article?.name ?? only.articleNumber }, 'info', undo)
          : tell('cart.removed.many', { count: lines.length }, 'info', undo)
      const follow = async (): Promise<void> => {
        if ((await removed.right) === 'refused') withdraw()
      }
      void follow()
    })
}

const restore = (shop: Shop, lines: readonly NewLine[], first: LineKey | undefined): void => {
  if (E.isLeft(shop.cart.restoreLines(lines)) || first === undefined) return
  // The button that had the focus is gone, and the row is there only after the next render.
  requestAnimationFrame(() => focusRow(first))
}
