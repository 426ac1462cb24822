import { useMemo } from 'react'
import { quantitiesInCart } from '#domain/cart/cart-view'
import type { ArticleNumber } from '#domain/kernel/ids'
import { useCart } from '../shop/ShopContext'

/** The quantity of each article in the cart, over all its deliveries, in sales units. */
export const useQuantitiesInCart = (): ReadonlyMap<ArticleNumber, number> => {
  const cart = useCart()
  return useMemo(() => quantitiesInCart(cart), [cart])
}
