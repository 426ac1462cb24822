import * as E from 'fp-ts/Either'
import type { ItemUpdate } from '#application/ports/cart-service'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { day, noPlaces } from '../domain/given'
import type { ShopWorld } from './given-shop'

const cartOf = async ({ carts }: ShopWorld) => {
  const cart = await carts.commerce.getCartWithVariants(noPlaces)()
  if (E.isLeft(cart)) throw new Error('the cart is not there')
  return cart.right
}

/** Another browser changes the first line of the cart. */
export const changeElsewhere = async (world: ShopWorld, change: Partial<ItemUpdate>): Promise<void> => {
  const cart = await cartOf(world)
  const [line] = cart.lines
  if (line?.cartItemId === undefined) throw new Error('the cart is empty')
  const { cartItemId, deliveryId, label, quantity } = line
  await world.carts.cart.updateItem(cart, { cartItemId, deliveryId, label, quantity, ...change })()
}

/** Another browser chooses the day of a delivery. */
export const chooseDayElsewhere = async (world: ShopWorld, deliveryId: DeliveryId, date: string): Promise<void> => {
  await world.carts.cart.setDeliveryDate(await cartOf(world), deliveryId, day(date))()
}
