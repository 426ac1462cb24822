import type { Shop } from '#application/shop/shop'
import type { Restoration } from '#domain/cart/restoration'
import { Button } from '../components/Button'
import { useProjection, useShopCommand } from '../shop/ShopContext'
import { t } from './t'

const emptiedOf = (shop: Shop) => shop.cart.emptied

/** Brings back what was last taken out of the cart, also after a reload and in other tabs. */
export const RestoreCart = () => {
  const emptied = useProjection<Restoration | undefined>(emptiedOf, undefined)
  const command = useShopCommand()
  if (emptied === undefined || emptied.lines.length === 0) return null
  return (
    <Button variant="secondary" onClick={() => command((shop) => void shop.cart.restore(emptied))}>
      {t('cart.empty.restore', { count: emptied.lines.length })}
    </Button>
  )
}
