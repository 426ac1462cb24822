import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Tabs } from '#application/ports/tabs'
import { aLine } from '../domain/given'
import {
  anArticle,
  createShopWorld,
  fillForm,
  givenShop,
  onlyLine,
  openShop,
  ourCustomer,
  settled,
  shown,
} from '../support/given-shop'
import { damagedText } from '../support/memory-event-log'

describe('a cart of which the log holds what is damaged', () => {
  const givenDamage = async () => {
    const world = createShopWorld({ lines: [aLine()] })
    world.log.texts.push(damagedText(`cart:dahl:u1:${ourCustomer}:-`))
    return { ...world, ...(await openShop(world, 'a')) }
  }

  it('never says that something was added: the add is refused, and why is told', async () => {
    const { shop, noticeKeys, network } = await givenDamage()

    const added = shop.cart.add([anArticle('1', 2)])
    await settled()

    expect(added).toEqual(E.left({ tag: 'Halted', reason: 'unreadable' }))
    expect(noticeKeys()).toEqual(['notice.halted.unreadable'])
    expect(shop.halt.get()).toBe('unreadable')
    expect(network.asked('addItems')).toEqual([])
  })

  it('works again after its user has logged out, and in again in a new page', async () => {
    const { shop, ...world } = await givenDamage()

    shop.session.logOut()
    await settled()
    shop.stop()
    const again = await openShop({ ...world, auth: createShopWorld().auth }, 'b')

    expect(again.shop.halt.get()).toBeUndefined()
    expect(E.isRight(again.shop.cart.add([anArticle('1', 2)]))).toBe(true)
  })
})

describe('a tab beside one that works, where tabs cannot work together', () => {
  it('shows the cart and says why it changes nothing', async () => {
    const world = createShopWorld({ lines: [aLine()] })
    const first = await openShop(world, 'a')
    const other = await openShop(
      { ...world, browser: { ...world.browser, open: (id) => shut(world.browser.open(id)) } },
      'b',
    )

    const changed = other.shop.cart.changeQuantity(onlyLine(other), 7)
    await settled()

    expect(E.isLeft(changed)).toBe(true)
    expect(other.shop.halt.get()).toBe('openElsewhere')
    expect(other.noticeKeys()).toEqual(['notice.halted.openElsewhere'])
    expect(shown(other)).toEqual(shown(first))
    expect(world.network.asked('updateItem')).toEqual([])
  })
})

const shut = (tabs: Tabs): Tabs => ({
  ...tabs,
  whenLeader: (_lead, _follow, isShut) => {
    queueMicrotask(isShut)
    return () => undefined
  },
})

describe('an order in a browser that keeps no log', () => {
  const givenUnkeptOrder = async () => {
    const given = await givenShop({ lines: [aLine()] })
    fillForm(given, 'DBI')
    await settled()
    given.log.fault = { tag: 'Full' }
    given.shop.checkout.placeOrder(false)
    await settled()
    return given
  }

  it('asks first', async () => {
    const { shop, network } = await givenUnkeptOrder()

    expect(shop.checkout.unkeptOrder.get()).toBe(true)
    expect(network.asked('checkout')).toEqual([])
  })

  it('is placed when its user wants it all the same', async () => {
    const { shop, network } = await givenUnkeptOrder()

    shop.checkout.placeUnkeptOrder()
    await settled()

    expect(network.asked('checkout')).toHaveLength(1)
    expect(shop.checkout.get().placing.tag).toBe('Placed')
  })

  it('is not placed otherwise, which is told, and can be placed again', async () => {
    const { shop, network, noticeKeys } = await givenUnkeptOrder()

    shop.checkout.cancelUnkeptOrder()
    await settled()

    expect(network.asked('checkout')).toEqual([])
    expect(shop.checkout.unkeptOrder.get()).toBe(false)
    expect(shop.checkout.get().placing.tag).toBe('Idle')
    expect(noticeKeys()).toEqual(['notice.neverPlaced'])
  })
})
