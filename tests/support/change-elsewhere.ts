import * as E from 'fp-ts/Either'
import type { ItemUpdate } from '#application/ports/cart-service'
import { noPlaces } from '../domain/given'
import type { ShopWorld } from './given-shop'

/** Another browser changes the first line of the cart. */
export const changeElsewhere = async ({ carts }: ShopWorld, change: Partial<ItemUpdate>): Promise<void> => {
  const cart = await carts.commerce.getCartWithVariants(noPlaces)()
  if (E.isLeft(cart)) throw new Error('the cart is not there')
  const [line] = cart.right.lines
  if (line?.cartItemId === undefined) throw new Error('the cart is empty')
  const { cartItemId, deliveryId, label, quantity } = line
  await carts.cart.updateItem(cart.right, { cartItemId, deliveryId, label, quantity, ...change })()
}
