import { useCallback } from 'react'
import * as E from 'fp-ts/Either'
import type { Saving } from '#application/modules/cart/waiting-edits'
import type { Shop } from '#application/shop/shop'
import { MOST_ADDED } from '#domain/cart/most-added'
import type { WantedArticle } from '#domain/quick-order/row-check'
import { useTell } from '../../notices/ShellNotices'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { useShopCommand } from '../../shop/ShopContext'
import { formatQuantity } from '../../texts/format'

type AddAgain = (articles: readonly WantedArticle[], added: () => void) => void

/**
 * Puts rows of an earlier order into the cart, in as many requests as their number takes (CART-02). Where no delivery is
 * chosen, its flyout opens (CART-28) and nothing is added.
 */
export const useAddAgain = (): AddAgain => {
  const command = useShopCommand()
  const tell = useTell()
  const { open: openCell } = useOrderHead()
  return useCallback(
    (articles, added) => {
      const tellHow = async (count: number, saving: Saving): Promise<void> => {
        const how = await saving
        if (how === 'saved') tell('quickOrder.added', { count: formatQuantity(count) }, 'success')
        if (how === 'waiting') tell('quickOrder.addWaits', { count })
      }
      const put = (shop: Shop): void => {
        for (let from = 0; from < articles.length; from += MOST_ADDED) {
          const some = articles.slice(from, from + MOST_ADDED)
          const result = shop.cart.add(some)
          if (E.isLeft(result)) {
            if (result.left.tag === 'NoDeliveryMethod') openCell('delivery')
            return
          }
          void tellHow(some.length, result.right)
        }
        added()
      }
      command(put)
    },
    [command, tell, openCell],
  )
}
