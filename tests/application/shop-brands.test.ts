import { describe, expect, it } from 'vitest'
import type { BrandCode } from '#domain/kernel/brand-code'
import { aLine } from '../domain/given'
import {
  anArticle,
  createShopWorld,
  onlyLine,
  openShop,
  ourCustomer,
  settled,
  shown,
  type ShopWorld,
} from '../support/given-shop'
import { refusal } from '../support/scripted-network'

/** The shop of another brand in the same browser, for the same user and customer; its carts are its own. */
const atBrand = (world: ShopWorld, brand: BrandCode): ShopWorld => {
  const { log, journal, snapshots, browser, storage } = world
  const other = createShopWorld()
  return { ...other, log, journal, snapshots, browser, storage, config: { ...other.config, brand } }
}

describe('two brands in one browser', () => {
  it('have a cart each for the same customer', async () => {
    const dahl = createShopWorld({ lines: [aLine()] })
    const konr = atBrand(dahl, 'konr')
    const before = await openShop(dahl, 'a')
    expect(shown(before)).toEqual([['4208103', 1]])
    before.shop.stop()

    const other = await openShop(konr, 'b')
    expect(shown(other)).toEqual([])
    other.shop.cart.add([anArticle('7310204', 3)])
    await settled()

    expect(konr.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '7310204', quantity: 3 }])
    expect(dahl.carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208103', quantity: 1 }])
  })

  it('send what was typed to the cart in which it was typed, when its brand is back', async () => {
    const dahl = createShopWorld({ lines: [aLine()] })
    const konr = atBrand(dahl, 'konr')
    const offline = await openShop(dahl, 'a')
    dahl.network.refuse('updateItem', refusal('cart', 503))
    offline.shop.cart.changeQuantity(onlyLine(offline), 7)
    offline.shop.cart.sendNow()
    await settled()
    offline.shop.stop()

    const other = await openShop(konr, 'b')
    other.timers.pass(60_000)
    await settled()
    expect(konr.network.asked('updateItem')).toEqual([])
    expect(shown(other)).toEqual([])
    other.shop.stop()
    const back = await openShop(dahl, 'c')

    expect(dahl.carts.linesOf(ourCustomer)).toMatchObject([{ quantity: 7 }])
    expect(shown(back)).toEqual([['4208103', 7]])
  })
})
