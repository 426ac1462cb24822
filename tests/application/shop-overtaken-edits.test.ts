import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Clock } from '#application/ports/clock'
import { aLine, many, noPlaces } from '../domain/given'
import { fixedClock } from '../support/fixed-clock'
import { createShopWorld, onlyLine, openShop, settled, shown, type ShopWorld } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

/** A quantity is typed and never sent; another browser sets 40; the first one is opened again. */
const reopened = async (elsewhere: number | undefined, clock: Clock) => {
  const world = createShopWorld({ lines: [aLine({ quantity: 10 })] })
  const first = await openShop(world, 'a')
  world.network.refuse('updateItem', refusal('cart', 503))
  first.shop.cart.changeQuantity(onlyLine(first), 15)
  first.shop.cart.sendNow()
  await settled()
  first.shop.stop()
  if (elsewhere !== undefined) await setElsewhere(world, elsewhere)
  return { world, ...(await openShop(world, 'b', clock)) }
}

const setElsewhere = async ({ carts }: ShopWorld, quantity: number): Promise<void> => {
  const cart = await carts.commerce.getCartWithVariants(noPlaces)()
  if (E.isLeft(cart)) throw new Error('the cart is not there')
  const [line] = cart.right.lines
  if (line?.cartItemId === undefined) throw new Error('the cart is empty')
  const { cartItemId, deliveryId, label } = line
  await carts.cart.updateItem(cart.right, { cartItemId, deliveryId, label, quantity: many(quantity) })()
}

const quantityOf = ({ carts }: ShopWorld) => carts.linesOf('104822').map(({ quantity }) => quantity)
const daysLater = fixedClock('2026-03-13')

describe('a quantity that was typed long ago and never sent', () => {
  it('[ERROR-25] does not overwrite one that was set elsewhere since, and may be sent again', async () => {
    const { world, shop, ...tab } = await reopened(40, daysLater)

    expect(quantityOf(world)).toEqual([40])
    expect(shown({ shop })).toEqual([['4208103', 40]])
    const [refused] = shop.cart.refusedEdits.get()
    expect(refused).toMatchObject({ edit: { quantity: 15 }, failure: { code: 'LINE_CHANGED' } })

    if (refused !== undefined) shop.cart.tryAgain(refused.id)
    shop.cart.sendNow()
    await settled()
    expect(quantityOf(world)).toEqual([15])
    expect(tab.noticeKeys()).toEqual([])
  })

  it('gives way after a quarter of an hour, too', async () => {
    const { world } = await reopened(40, fixedClock('2026-03-10', '09:45'))
    expect(quantityOf(world)).toEqual([40])
  })

  it('is sent where nobody has changed the line since', async () => {
    const { world, shop } = await reopened(undefined, daysLater)
    expect(quantityOf(world)).toEqual([15])
    expect(shop.cart.refusedEdits.get()).toEqual([])
  })
})

describe('a quantity that was typed a moment ago', () => {
  it('is the last one, and holds', async () => {
    const { world } = await reopened(40, fixedClock('2026-03-10', '09:40'))
    expect(quantityOf(world)).toEqual([15])
  })
})
