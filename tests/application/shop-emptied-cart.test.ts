import { describe, expect, it } from 'vitest'
import { aLine } from '../domain/given'
import { createShopWorld, openShop, settled, shown, type OpenShop } from '../support/given-shop'

const emptied = async () => {
  const world = createShopWorld({ lines: [aLine({ quantity: 3, label: 'Kök' })] })
  const tab = await openShop(world, 'a')
  tab.shop.cart.empty()
  await settled()
  return { world, tab }
}

const restore = ({ shop }: OpenShop) => {
  const removed = shop.cart.emptied.get()
  if (removed !== undefined) shop.cart.restore(removed)
  return settled()
}

describe('[CART-47] an emptied cart', () => {
  it('can be restored when its tab is closed and another one opened', async () => {
    const { world, tab } = await emptied()
    tab.shop.stop()

    const reloaded = await openShop(world, 'b')
    expect(reloaded.shop.cart.emptied.get()?.lines).toMatchObject([{ quantity: 3, label: 'Kök', article: undefined }])
    await restore(reloaded)

    expect(shown(reloaded)).toEqual([['4208103', 3]])
    expect(reloaded.shop.cart.emptied.get()).toBeUndefined()
  })

  it('can be restored in another tab, and is then offered in neither', async () => {
    const { world, tab } = await emptied()
    const other = await openShop(world, 'b')

    await restore(other)

    expect([shown(tab), shown(other)]).toEqual([[['4208103', 3]], [['4208103', 3]]])
    expect([tab, other].map(({ shop }) => shop.cart.emptied.get())).toEqual([undefined, undefined])
  })

  it('is forgotten when its user logs out', async () => {
    const { tab } = await emptied()
    tab.shop.session.logOut()
    await settled()
    expect(tab.shop.cart.emptied.get()).toBeUndefined()
  })
})
