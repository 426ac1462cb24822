import { anArticle, onlyLine, settled } from './given-shop'
import { givenReadyToOrder } from './given-ready-to-order'
import { storedBatches } from './memory-event-log'

/** A browser whose log holds edits of a cart, a refused one, forms and an order. */
export const givenLoggedOrder = async () => {
  const given = await givenReadyToOrder()
  given.shop.cart.add([anArticle('4208103', 2)])
  await settled()
  given.shop.cart.changeQuantity(onlyLine(given), 10)
  given.timers.pass(1_000)
  await settled()
  given.shop.cart.changeQuantity(onlyLine(given), -3)
  given.shop.cart.changeLabel([onlyLine(given)], 'Kök plan 2')
  await settled()
  given.timers.pass(1_000)
  await settled()
  given.shop.checkout.placeOrder(false)
  await settled()
  return { ...given, batches: storedBatches(given.log) }
}
