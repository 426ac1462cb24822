import { useMemo } from 'react'
import type { CartView } from '#domain/cart/cart-view'
import type { ArticleNumber } from '#domain/kernel/ids'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { useCart } from '../shop/ShopContext'

/** The quantity of each article in the cart, over all its deliveries, in sales units. */
export const quantitiesInCart = ({ groups }: Pick<CartView, 'groups'>): ReadonlyMap<ArticleNumber, number> => {
  const quantities = new Map<ArticleNumber, number>()
  for (const { lines } of groups)
    for (const { line } of lines)
      quantities.set(line.articleNumber, roundToTenDecimals((quantities.get(line.articleNumber) ?? 0) + line.quantity))
  return quantities
}

export const useQuantitiesInCart = (): ReadonlyMap<ArticleNumber, number> => {
  const cart = useCart()
  return useMemo(() => quantitiesInCart(cart), [cart])
}
