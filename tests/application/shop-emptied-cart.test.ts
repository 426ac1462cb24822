import { describe, expect, it } from 'vitest'
import { restorationOf } from '#domain/cart/restoration'
import { aLine } from '../domain/given'
import { createMemoryStorage } from '../support/memory-storage'
import { createShopWorld, openShop, settled, shown, type OpenShop } from '../support/given-shop'

const emptyIt = async ({ shop }: OpenShop) => {
  const cart = shop.cart.get()
  const removed = restorationOf(
    cart,
    cart.groups.flatMap(({ lines }) => lines.map(({ line }) => line)),
  )
  shop.cart.empty()
  shop.keepEmptied(removed)
  await settled()
}

const emptied = async () => {
  const world = createShopWorld({ lines: [aLine({ quantity: 3, label: 'Kök' })] })
  const tabStorage = createMemoryStorage()
  const tab = await openShop(world, 'a', undefined, tabStorage)
  await emptyIt(tab)
  return { world, tab, tabStorage }
}

describe('[CART-47] an emptied cart', () => {
  it('can be restored after a reload of its tab', async () => {
    const { world, tab, tabStorage } = await emptied()
    tab.shop.stop()

    const reloaded = await openShop(world, 'b', undefined, tabStorage)
    const removed = reloaded.shop.emptiedCart.get()
    expect(removed?.lines).toMatchObject([{ quantity: 3, label: 'Kök', article: undefined }])
    if (removed !== undefined) reloaded.shop.cart.restore(removed)
    await settled()

    expect(shown(reloaded)).toEqual([['4208103', 3]])
    expect(reloaded.shop.emptiedCart.get()).toBeUndefined()
  })

  it('is forgotten when its user logs out', async () => {
    const { tab } = await emptied()
    tab.shop.session.logOut()
    await settled()
    expect(tab.shop.emptiedCart.get()).toBeUndefined()
  })
})
