import { deliveryName } from '../texts/delivery-name'
import * as E from 'fp-ts/Either'
import { useCallback } from 'react'
import type { Variant } from '#domain/catalogue/variant'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useOverlays } from '../overlays/OverlaysContext'
import { useTell } from '../notices/ShellNotices'
import { onceSessionIsKnown } from '../shop/session-known'
import { useShopCommand } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'

/** Adds an article. When a log-in or a delivery method is missing, opens the dialog for it (CART-28, CART-54). */
export const useAddToCart = (): ((variant: Variant, quantity: number, added?: () => void) => void) => {
  const withShop = useShopCommand()
  const tell = useTell()
  const { open: openOverlay } = useOverlays()
  const { open: openCell } = useOrderHead()
  return useCallback(
    (variant, quantity, added) =>
      withShop((shop) =>
        onceSessionIsKnown(shop, () => {
          const result = shop.cart.add([{ articleNumber: variant.articleNumber, quantity, variant }])
          if (E.isRight(result)) {
            const amount = `${formatQuantity(quantity)} ${variant.webSalesUnit.unit}`
            const { choice } = shop.session.get().delivery
            const delivery = choice === undefined ? '' : deliveryName(choice.deliveryId)
            const article = variant.articleNumber
            const tellHow = async () => {
              const how = await result.right
              if (how === 'saved') tell('catalogue.added', { amount, article, delivery }, 'success')
              if (how === 'waiting') tell('catalogue.addWaits', { amount, article })
            }
            void tellHow()
            added?.()
          } else if (result.left.tag === 'NotLoggedIn') openOverlay('accountFlyout')
          else if (result.left.tag === 'NoDeliveryMethod') openCell('delivery')
        }),
      ),
    [withShop, tell, openOverlay, openCell],
  )
}
