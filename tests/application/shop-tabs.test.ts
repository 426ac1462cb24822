import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CartStatus } from '#domain/cart/status'
import { articleNumber, customerId } from '#domain/kernel/ids'
import type { StoredBatch } from '#application/log/record'
import { cartCodecs } from '#application/modules/cart/codecs'
import { aCustomer, aLine } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import {
  anArticle,
  createShopWorld,
  fillForm,
  onlyLine,
  openShop,
  ourCustomer,
  settled,
  shown,
  type ShopGiven,
} from '../support/given-shop'
import { createMemorySnapshots } from '../support/memory-snapshots'
import { deleteLog, storedBatches } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

/** Two tabs of one browser; the first one makes the calls of both. */
const givenTwoTabs = async (given: ShopGiven = {}) => {
  const world = createShopWorld(given)
  const leader = await openShop(world, 'a')
  const other = await openShop(world, 'b')
  world.network.forget()
  return { ...world, leader, other }
}

/** Ids of the carts that a stream has taken for its own. */
const adoptedCarts = (batches: readonly StoredBatch[], stream: string): readonly string[] => [
  ...new Set(
    batches
      .flatMap(({ records }) => records)
      .flatMap((record) => {
        const event = record.stream === stream && record.kind === 'event' ? cartCodecs.event.decode(record) : undefined
        return event !== undefined && E.isRight(event) && event.right.type === 'CartSynchronised'
          ? (event.right.difference?.cartId ?? [])
          : []
      }),
  ),
]

describe('two tabs of one browser', () => {
  it('show each other’s adds, and send each once', async () => {
    const { leader, other, network } = await givenTwoTabs()

    leader.shop.cart.add([anArticle('1', 2)])
    await settled()
    other.shop.cart.add([anArticle('2', 3)])
    await settled()

    const both = [
      ['1', 2],
      ['2', 3],
    ]
    expect([shown(leader), shown(other)]).toEqual([both, both])
    expect(network.asked('addItems')).toHaveLength(2)
  })

  it('show the cart in a page that is loaded after the log was deleted, while the first tab goes on calling', async () => {
    const { leader, ...world } = await givenTwoTabs({ lines: [aLine({ articleNumber: articleNumber('1') })] })
    deleteLog(world.log)
    world.other.pageLife.leave()
    world.other.shop.stop()
    world.browser.bury('b')

    const reloaded = await openShop({ ...world, snapshots: createMemorySnapshots() }, 'c')
    reloaded.shop.cart.add([anArticle('2', 3)])
    await settled()

    const both = [
      ['1', 1],
      ['2', 3],
    ]
    expect(reloaded.shop.cart.get().loaded).toBe(true)
    expect([shown(leader), shown(reloaded)]).toEqual([both, both])
  })

  it('[CHECKOUT-02] place one order when both are told to at once', async () => {
    const { leader, other, network, carts } = await givenTwoTabs({ lines: [aLine()] })
    fillForm(leader, 'DBI')
    await settled()

    other.shop.checkout.placeOrder(false)
    leader.shop.checkout.placeOrder(false)
    await settled()

    expect(network.asked('checkout')).toHaveLength(1)
    expect([...carts.orders().values()]).toEqual([1])
    expect([leader, other].map(({ shop }) => shop.checkout.get().placing.tag)).toEqual(['Placed', 'Placed'])
  })

  it('tell of a refused edit only in the tab that asked for it', async () => {
    const { leader, other, network } = await givenTwoTabs()
    network.refuse('addItems', refusal('cart', 422))

    other.shop.cart.add([anArticle('1')])
    await settled()

    expect(other.noticeKeys()).toEqual(['errors.cart_add_product'])
    expect(leader.noticeKeys()).toEqual([])
  })

  it('tell of each of two edits refused at once in the tab that asked for it', async () => {
    const { leader, other, network } = await givenTwoTabs({ lines: [aLine()] })
    network.refuse('addItems', refusal('cart', 422))
    network.refuse('removeAllItems', refusal('cart', 422))

    other.shop.cart.add([anArticle('1')])
    leader.shop.cart.empty()
    await settled()

    expect(other.noticeKeys()).toEqual(['errors.cart_add_product'])
    expect(leader.noticeKeys()).toEqual(['errors.cart_remove_products'])
  })

  it('send what waits when the user of either does not want to wait', async () => {
    const { other, network } = await givenTwoTabs({ lines: [aLine()] })

    other.shop.cart.changeQuantity(onlyLine(other), 6)
    other.shop.cart.sendNow()
    await settled()

    expect(network.asked('updateItem')).toMatchObject([{ quantity: 6 }])
  })

  it('[CART-21] both show that the cart is mutating, whichever makes the call', async () => {
    const { leader, other, network } = await givenTwoTabs()
    expect([leader.shop.cart.status.get(), other.shop.cart.status.get()]).toEqual(['idle', 'idle'])
    const seen: CartStatus[] = []
    other.shop.cart.status.subscribe(() => seen.push(other.shop.cart.status.get()))
    const release = network.hold('addItems')

    other.shop.cart.add([anArticle('1')])
    await settled()
    expect([leader.shop.cart.status.get(), other.shop.cart.status.get()]).toEqual(['mutating', 'mutating'])
    release()
    await settled()

    expect([leader.shop.cart.status.get(), other.shop.cart.status.get()]).toEqual(['idle', 'idle'])
    expect(seen).toEqual(['mutating', 'idle'])
  })

  it('settle an order through the one that leads; only the one that placed it goes to the success page', async () => {
    const { leader, other, network, carts } = await givenTwoTabs({ lines: [aLine()] })
    fillForm(other, 'DBI')
    await settled()

    other.shop.checkout.placeOrder(false)
    await settled()

    expect(network.asked('checkout')).toHaveLength(1)
    expect([...carts.orders().values()]).toEqual([1])
    expect(other.visited).toEqual(['/checkout-success-page'])
    expect(leader.visited).toEqual([])
    expect([leader, other].map(({ shop }) => shop.checkout.get().placing.tag)).toEqual(['Placed', 'Placed'])
    expect([shown(leader), shown(other)]).toEqual([[], []])
    expect(network.asked('getCart')).toHaveLength(1)
  })

  it('let no second order through while the other one places its own', async () => {
    const { leader, other, network } = await givenTwoTabs({ lines: [aLine()] })
    fillForm(other, 'DBI')
    await settled()
    const release = network.hold('checkout')

    other.shop.checkout.placeOrder(false)
    await settled()
    leader.shop.checkout.placeOrder(false)
    await settled()
    release()
    await settled()

    expect(leader.noticeKeys()).toEqual(['notice.alreadyPlacing'])
    expect(network.asked('checkout')).toHaveLength(1)
    expect(leader.visited).toEqual([])
  })

  it('log out together', async () => {
    const { leader, other, network } = await givenTwoTabs({ lines: [aLine()] })

    other.shop.session.logOut()
    await settled()

    expect([leader, other].map(({ shop }) => shop.session.get().tag)).toEqual(['Anonymous', 'Anonymous'])
    expect([leader, other].map(({ shop }) => shop.cart.get().loaded)).toEqual([false, false])
    expect(leader.reloads).toEqual([])
    expect(leader.noticeKeys()).toEqual([])
    expect(network.asked('addItems')).toEqual([])
  })

  it('log out together when the one that was told to is killed before it has called the service', async () => {
    const { leader, other, auth, browser, log } = await givenTwoTabs({ lines: [aLine()] })
    log.whenStored = () => {
      other.shop.stop()
      browser.bury('b')
    }

    other.shop.session.logOut()
    await settled()
    leader.shop.cart.refresh()
    await settled()

    expect(leader.shop.session.get().tag).toBe('Anonymous')
    expect(leader.shop.cart.get().loaded).toBe(false)
    expect(auth.claims()).toBeUndefined()
  })

  it('log out together when the one that was told to is closed before the log has it', async () => {
    const { leader, other, auth, browser, log } = await givenTwoTabs({ lines: [aLine()] })
    log.delays = true

    other.shop.session.logOut()
    other.pageLife.leave()
    other.shop.stop()
    browser.bury('b')
    log.delays = false
    log.waiting.forEach((append) => append())
    await settled()

    expect(leader.shop.session.get().tag).toBe('Anonymous')
    expect(leader.shop.cart.get().loaded).toBe(false)
    expect(auth.claims()).toBeUndefined()
  })

  it('log in together', async () => {
    const { leader, other } = await givenTwoTabs({ stored: 'none', lines: [] })

    other.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    other.shop.cart.add([anArticle('1')])
    await settled()

    expect([leader, other].map(({ shop }) => shop.session.get().tag)).toEqual(['Authenticated', 'Authenticated'])
    expect([shown(leader), shown(other)]).toEqual([[['1', 1]], [['1', 1]]])
  })

  it('change customer together, since they share the token', async () => {
    const { leader, other, carts } = await givenTwoTabs({
      customers: [aCustomer(ourCustomer), aCustomer('104830')],
      lines: [aLine()],
    })

    other.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    other.shop.cart.add([anArticle('1')])
    await settled()

    for (const { shop } of [leader, other])
      expect(shop.session.get()).toMatchObject({ context: { customerId: '104830' } })
    expect([shown(leader), shown(other)]).toEqual([[['1', 1]], [['1', 1]]])
    expect(carts.linesOf(ourCustomer)).toMatchObject([{ articleNumber: '4208103' }])
  })

  it('tell of a customer who was changed in the other tab, since an order here would be that customer’s', async () => {
    const { leader, other } = await givenTwoTabs({ customers: [aCustomer(ourCustomer), aCustomer('104830')] })
    const told = ({ shop }: typeof leader) => shop.notices.get().filter(({ key }) => key === 'session.changedElsewhere')

    other.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    const name = aCustomer('104830').name
    expect(told(leader)).toMatchObject([{ severity: 'warning', params: { context: name } }])
    expect(told(other)).toEqual([])
  })

  it('never take the cart of one customer for another’s when the other tab changes the token on the way', async () => {
    const { leader, other, network, log } = await givenTwoTabs({
      customers: [aCustomer(ourCustomer), aCustomer('104830')],
      lines: [aLine()],
    })
    const before = leader.shop.cart.get().cartId
    // The stream of the customer who is left is summarised: what is written is kept as it was.
    let written = storedBatches(log)
    log.whenStored = () => {
      written = [...written, ...storedBatches(log)]
    }
    const release = network.hold('getCart')

    leader.shop.cart.refresh()
    await settled()
    other.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    release()
    await settled()

    expect(adoptedCarts(written, `cart:dahl:u1:${ourCustomer}:-`)).toEqual([before])
    expect([shown(leader), shown(other)]).toEqual([[], []])
    expect(leader.shop.cart.get().loaded).toBe(true)
  })

  it('go on when the one that leads is closed in the middle of a call', async () => {
    const { leader, other, network } = await givenTwoTabs()
    network.hold('addItems')
    other.shop.cart.add([anArticle('1', 4)])
    await settled()

    leader.shop.stop()
    await settled()

    expect(network.asked('addItems')).toHaveLength(2)
    expect(shown(other)).toEqual([['1', 4]])
    expect(other.shop.cart.status.get()).toBe('idle')
  })
})

describe('a browser that keeps no log', () => {
  it('still sends and shows what is asked, and says that nothing is kept', async () => {
    const world = createShopWorld()
    world.log.fault = { tag: 'Unavailable', reason: 'refused' }
    const given = await openShop(world, 'a')

    given.shop.cart.add([anArticle('1', 2)])
    await settled()

    expect(given.shop.storage.get()).toBe('memory')
    expect(shown(given)).toEqual([['1', 2]])
    expect(world.carts.linesOf(ourCustomer)).toMatchObject([{ quantity: 2 }])
  })
})
