import { describe, expect, it } from 'vitest'
import { aLine } from '../domain/given'
import { restorationOf } from '#domain/cart/restoration'
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

  it.each(['a', 'b'])(
    'is restored once where both ways to undo it are taken, the second one in tab %s',
    async (second) => {
      const world = createShopWorld({
        lines: [
          aLine({ quantity: 3, label: 'Kök' }),
          aLine({ quantity: 2 }),
          aLine({ quantity: 4, deliveryId: 'EXH' }),
        ],
      })
      const tabs = { a: await openShop(world, 'a'), b: await openShop(world, 'b') }
      const { cart } = tabs.a.shop
      const undoOfNotice = restorationOf(
        cart.get(),
        cart.get().groups.flatMap((group) => group.lines.map(({ line }) => line)),
      )
      cart.empty()
      await settled()
      const offered = cart.emptied.get()

      cart.restore(undoOfNotice)
      await settled()
      if (offered !== undefined) tabs[second === 'a' ? 'a' : 'b'].shop.cart.restore(offered)
      cart.restore(undoOfNotice)
      await settled()

      const whole = [3, 2, 4].map((quantity) => ['4208103', quantity])
      expect([shown(tabs.a), shown(tabs.b)]).toEqual([whole, whole])
      expect(world.carts.linesOf('104822').map(({ quantity }) => quantity)).toEqual([3, 2, 4])
      expect(new Set(tabs.a.shop.notices.get().map(({ key }) => key))).toEqual(new Set(['notice.restoredBefore']))
    },
  )

  it('is restored onto what was added since, and says so', async () => {
    const { world, tab } = await emptied()
    const offered = tab.shop.cart.emptied.get()
    tab.shop.cart.add([
      { articleNumber: aLine().articleNumber, quantity: 5, label: 'Kök', deliveryId: 'DBI', variant: undefined },
    ])
    await settled()

    if (offered !== undefined) tab.shop.cart.restore(offered)
    await settled()

    expect(world.carts.linesOf('104822').map(({ quantity }) => quantity)).toEqual([8])
    expect(tab.shop.notices.get()).toMatchObject([{ key: 'notice.restoredOnto' }])
  })

  it('is forgotten when its user logs out', async () => {
    const { tab } = await emptied()
    tab.shop.session.logOut()
    await settled()
    expect(tab.shop.cart.emptied.get()).toBeUndefined()
  })
})
