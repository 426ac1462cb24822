import { describe, expect, it } from 'vitest'
import { aLine } from '../domain/given'
import { createShopWorld, openShop, settled, shown } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

/**
 * One of two lines of an article is moved into the other, and what that gives is corrected; the page is gone before an
 * answer, and the shop is opened again.
 */
const reopened = async (call: 'never arrives' | 'is carried out') => {
  const [toSite, toStore] = [aLine({ quantity: 10 }), aLine({ quantity: 4, deliveryId: 'EXH' })]
  const world = createShopWorld({ lines: [toSite, toStore] })
  const first = await openShop(world, 'a')
  if (call === 'is carried out') world.network.loseAnswer('updateItem')
  else world.network.refuse('updateItem', refusal('cart', 503))
  first.shop.cart.changeDelivery([toStore.key], 'DBI')
  first.shop.cart.changeQuantity(toSite.key, 3)
  first.shop.cart.sendNow()
  await settled()
  first.shop.stop()
  const second = await openShop(world, 'b')
  second.shop.cart.sendNow()
  await settled()
  return { world, ...second }
}

describe('[ERROR-25] a quantity that was typed on lines which had become one', () => {
  it.each(['never arrives', 'is carried out'] as const)('counts where the move %s', async (call) => {
    const { world, shop } = await reopened(call)

    expect(shop.cart.refusedEdits.get()).toEqual([])
    expect(shown({ shop })).toEqual([['4208103', 3]])
    expect(world.carts.linesOf('104822').map(({ quantity, deliveryId }) => [quantity, deliveryId])).toEqual([
      [3, 'DBI'],
    ])
  })
})
