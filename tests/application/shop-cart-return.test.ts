import { describe, expect, it } from 'vitest'
import { linesToRestore } from '#domain/cart/line-order'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../domain/given'
import { fixedClock } from '../support/fixed-clock'
import { createShopWorld, openShop, settled, shown } from '../support/given-shop'

const given = async () => {
  let timeOfDay = '09:30'
  const world = createShopWorld()
  const { pageLife } = await openShop(world, 'a', { ...fixedClock(), timeOfDay: () => timeOfDay })
  world.network.forget()
  return {
    pageLife,
    fetches: () => world.network.calls().filter((name) => name === 'getCart').length,
    laterAt: (time: string) => {
      timeOfDay = time
    },
  }
}

describe('the cart when the user comes back to the page', () => {
  it('is fetched again, since another device may have changed it', async () => {
    const { pageLife, fetches, laterAt } = await given()
    pageLife.leave()
    laterAt('09:31')
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(1)
  })

  it('is kept after a short look at another window, and when the page is shown first', async () => {
    const { pageLife, fetches, laterAt } = await given()
    laterAt('09:31')
    pageLife.comeBack()
    pageLife.leave()
    pageLife.comeBack()
    await settled()
    expect(fetches()).toBe(0)
  })
})

describe('a removed line that was restored', () => {
  it('is in the place that it had also when the page is loaded anew and the cart is fetched', async () => {
    const lines = ['1000001', '1000002', '1000003'].map((article) => aLine({ articleNumber: articleNumber(article) }))
    const world = createShopWorld({ lines })
    const { shop } = await openShop(world, 'a')
    const second = lines.slice(1, 2)
    const restorable = linesToRestore(shop.cart.get(), second)
    shop.cart.removeLines(second.map(({ key }) => key))
    await settled()

    shop.cart.restoreLines(restorable)
    await settled()
    expect(world.carts.linesOf('104822').map((line) => line.articleNumber)).toEqual(['1000001', '1000003', '1000002'])
    world.network.forget()
    const reloaded = await openShop(world, 'b')

    expect(world.network.calls()).toContain('getCart')
    expect(shown(reloaded).map(([article]) => article)).toEqual(['1000001', '1000002', '1000003'])
  })
})
