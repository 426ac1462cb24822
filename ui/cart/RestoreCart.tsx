import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import type { Restoration } from '#domain/cart/restoration'
import { Button } from '../components/Button'
import { useProjection, useShopCommand } from '../shop/ShopContext'
import { t } from './t'

const emptiedOf = (shop: Shop) => shop.emptiedCart

/** Brings back what was last taken out of the cart, also after a reload. */
export const RestoreCart = () => {
  const emptied = useProjection<Restoration | undefined>(emptiedOf, undefined)
  const command = useShopCommand()
  if (emptied === undefined || emptied.lines.length === 0) return null
  const restore = () =>
    command((shop) => {
      if (E.isRight(shop.cart.restore(emptied))) shop.forgetEmptied()
    })
  return (
    <Button variant="secondary" onClick={restore}>
      {t('cart.empty.restore', { count: emptied.lines.length })}
    </Button>
  )
}
