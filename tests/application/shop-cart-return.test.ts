import { describe, expect, it } from 'vitest'
import { restorationOf } from '#domain/cart/restoration'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, aLineArticle } from '../domain/given'
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

describe('a cart that was removed whole and restored', () => {
  const lines = ['1000001', '1000002'].map((article) => aLine({ articleNumber: articleNumber(article) }))

  it('is back in the next cart also when the undo was asked for before the deletion was answered', async () => {
    const world = createShopWorld({ lines })
    const { shop } = await openShop(world, 'a')
    const restorable = restorationOf(shop.cart.get(), lines)

    shop.cart.deleteCart()
    shop.cart.restore(restorable)
    await settled()

    expect(world.carts.linesOf('104822').map((line) => line.articleNumber)).toEqual(['1000001', '1000002'])
    expect(shop.cart.refusedEdits.get()).toEqual([])
  })

  it('says which lines cannot come back, and brings back the others', async () => {
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error('there are lines')
    const unsold = aLine({ ...second, article: aLineArticle({ discontinued: true, stock: undefined }) })
    const world = createShopWorld({ lines: [first, unsold] })
    const { shop } = await openShop(world, 'a')
    const restorable = restorationOf(shop.cart.get(), [first, unsold])
    shop.cart.empty()
    await settled()

    shop.cart.restore(restorable)
    await settled()

    expect(world.carts.linesOf('104822').map((line) => line.articleNumber)).toEqual(['1000001'])
    const [notice] = shop.notices.get()
    expect(notice).toMatchObject({ key: 'notice.notRestored' })
    expect(notice?.params).not.toHaveProperty('more')
  })
})

describe('a line that is replaced', () => {
  const line = aLine({ articleNumber: articleNumber('1000001') })
  const other = { articleNumber: articleNumber('1000002'), quantity: 1, deliveryId: 'DBI', variant: undefined } as const

  it('goes when the service has taken the other article', async () => {
    const world = createShopWorld({ lines: [line] })
    const { shop } = await openShop(world, 'a')

    shop.cart.replaceLine(line.key, other)
    await settled()

    expect(world.carts.linesOf('104822').map(({ articleNumber: article }) => article)).toEqual(['1000002'])
  })

  it('stays when the service refuses the other article', async () => {
    const world = createShopWorld({ lines: [line], unknownArticles: [other.articleNumber] })
    const { shop } = await openShop(world, 'a')

    shop.cart.replaceLine(line.key, other)
    await settled()

    expect(world.carts.linesOf('104822').map(({ articleNumber: article }) => article)).toEqual(['1000001'])
  })
})

describe('a removed line that was restored', () => {
  it('is in the place that it had also when the page is loaded anew and the cart is fetched', async () => {
    const lines = ['1000001', '1000002', '1000003'].map((article) => aLine({ articleNumber: articleNumber(article) }))
    const world = createShopWorld({ lines })
    const { shop } = await openShop(world, 'a')
    const second = lines.slice(1, 2)
    const restorable = restorationOf(shop.cart.get(), second)
    shop.cart.removeLines(second.map(({ key }) => key))
    await settled()

    shop.cart.restore(restorable)
    await settled()
    expect(world.carts.linesOf('104822').map((line) => line.articleNumber)).toEqual(['1000001', '1000003', '1000002'])
    world.network.forget()
    const reloaded = await openShop(world, 'b')

    expect(world.network.calls()).toContain('getCart')
    expect(shown(reloaded).map(([article]) => article)).toEqual(['1000001', '1000002', '1000003'])
  })
})
