import { deliveryName } from '../texts/delivery-name'
import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import type { Saving } from '#application/modules/cart/waiting-edits'
import type { Shop } from '#application/shop/shop'
import type { ListedVariant } from '#domain/catalogue/variant'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'
import { onceAddsAreTaken } from '../shop/session-known'
import { runAfterLogIn } from '../log-in/after-log-in'
import { useShopCommand } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'

type AddToCart = (variant: ListedVariant, quantity: number, added?: () => void) => void

/**
 * Adds an article. When a log-in or a delivery method is missing, opens the dialog for it (CART-28, CART-54); after the
 * log-in the article is added.
 */
export const useAddToCart = (): AddToCart => {
  const command = useShopCommand()
  const tell = useTell()
  const { open: openOverlay } = useOverlays()
  const { open: openCell } = useOrderHead()
  return useCallback(
    (variant, quantity, added) => {
      const tellHow = async (shop: Shop, saving: Saving): Promise<void> => {
        const amount = `${formatQuantity(quantity)} ${variant.webSalesUnit.unit}`
        const { choice } = shop.session.get().delivery
        const delivery = choice === undefined ? '' : deliveryName(choice.deliveryId)
        const article = variant.articleNumber
        const how = await saving
        if (how === 'saved') tell('catalogue.added', { amount, article, delivery }, 'success')
        if (how === 'waiting') tell('catalogue.addWaits', { amount, article })
      }
      const put = (shop: Shop): void => {
        const result = shop.cart.add([{ articleNumber: variant.articleNumber, quantity, variant }])
        if (E.isRight(result)) {
          void tellHow(shop, result.right)
          added?.()
          return
        }
        if (result.left.tag === 'NoDeliveryMethod') openCell('delivery')
        if (result.left.tag !== 'NotLoggedIn') return
        openOverlay('accountFlyout')
        runAfterLogIn(shop, () => put(shop))
      }
      command((shop) => onceAddsAreTaken(shop, () => put(shop)))
    },
    [command, tell, openOverlay, openCell],
  )
}
