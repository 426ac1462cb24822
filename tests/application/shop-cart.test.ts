import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CartStatus } from '#domain/cart/status'
import { articleNumber } from '#domain/kernel/ids'
import { aLine, day } from '../domain/given'
import { anArticle, createShopWorld, givenShop, onlyLine, openShop, settled, shown } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

describe('an add to the cart', () => {
  it('is shown at once, and sent with the chosen delivery method', async () => {
    const given = await givenShop()

    given.shop.cart.add([anArticle('4208103', 3)])
    expect(shown(given)).toEqual([['4208103', 3]])
    await settled()

    expect(given.network.asked('addItems')).toEqual([
      [{ articleNumber: '4208103', quantity: 3, deliveryId: 'DBI', label: '' }],
    ])
    expect(given.carts.linesOf('104822')).toMatchObject([{ articleNumber: '4208103', quantity: 3 }])
    expect(given.shop.notices.get()).toEqual([])
  })

  it('[CART-28] without a delivery method is refused with the message, and nothing is sent', async () => {
    const given = await givenShop({
      claims: { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] },
      user: { preferredDeliveryMethod: 'EXH' },
    })
    expect(given.shop.session.get().delivery.choice).toBeUndefined()
    given.network.forget()

    const result = given.shop.cart.add([anArticle('4208103')])
    await settled()

    expect(E.isLeft(result) && result.left.tag).toBe('NoDeliveryMethod')
    expect(given.noticeKeys()).toEqual(['delivery.chooseMethod'])
    expect(given.network.calls()).toEqual([])
    expect(shown(given)).toEqual([])
  })

  it('[CART-54] by a visitor is refused with the message, and nothing is sent', async () => {
    const given = await givenShop({ stored: 'none' })

    const result = given.shop.cart.add([anArticle('4208103')])
    await settled()

    expect(E.isLeft(result) && result.left.tag).toBe('NotLoggedIn')
    expect(given.noticeKeys()).toEqual(['session.pleaseLogIn'])
    expect(given.network.calls()).toEqual([])
  })

  it('whose answer was lost is asked once more with the same key, and adds once', async () => {
    const given = await givenShop()
    given.network.loseAnswer('addItems')

    given.shop.cart.add([anArticle('4208103', 3)])
    await settled()
    expect(given.network.asked('addItems')).toHaveLength(1)
    given.timers.pass(1_000)
    await settled()

    expect(given.network.asked('addItems')).toHaveLength(2)
    expect(shown(given)).toEqual([['4208103', 3]])
    expect(given.shop.notices.get()).toEqual([])
  })

  it('found unanswered at a start is not added again by a service without keys that already has it', async () => {
    const world = createShopWorld({
      supports: { idempotencyKey: false, statusOnly: true, expectedTotal: false, knownShortages: false },
    })
    const first = await openShop(world, 'a')
    world.network.hold('addItems', 'answer')
    first.shop.cart.add([anArticle('4208103', 3)])
    await settled()
    first.shop.stop()
    await settled()

    const second = await openShop(world, 'b')

    expect(world.network.asked('addItems')).toHaveLength(1)
    expect(shown(second)).toEqual([['4208103', 3]])
  })
})

describe('a change of quantity', () => {
  it('[CART-26] is sent 500 ms after the last of three quick ones, with the last value alone', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    const line = onlyLine(given)

    for (const quantity of [2, 3, 4]) {
      given.shop.cart.changeQuantity(line, quantity)
      expect(shown(given)).toEqual([['4208103', quantity]])
      await settled()
      given.timers.pass(100)
    }
    given.timers.pass(399)
    await settled()
    expect(given.network.asked('updateItem')).toEqual([])
    given.timers.pass(1)
    await settled()

    expect(given.network.asked('updateItem')).toMatchObject([{ quantity: 4 }])
    expect(shown(given)).toEqual([['4208103', 4]])
  })

  it('[CART-26] is sent at once when the user does not wait', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })

    given.shop.cart.changeQuantity(onlyLine(given), 9)
    given.shop.cart.sendNow()
    await settled()

    expect(given.network.asked('updateItem')).toMatchObject([{ quantity: 9 }])
  })

  it('[CART-26] is sent at once when the page is left', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })

    given.shop.cart.changeQuantity(onlyLine(given), 9)
    await settled()
    given.pageLife.leave()
    await settled()

    expect(given.network.asked('updateItem')).toMatchObject([{ quantity: 9 }])
  })

  it('of a cart that has changed elsewhere is asked for again upon the newest, and nobody is bothered', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.forget()
    given.network.refuse('updateItem', refusal('cart', 412))

    given.shop.cart.changeQuantity(onlyLine(given), 9)
    given.shop.cart.sendNow()
    await settled()

    expect(given.network.calls().slice(0, 3)).toEqual(['updateItem', 'getCart', 'updateItem'])
    expect(shown(given)).toEqual([['4208103', 9]])
    expect(given.shop.notices.get()).toEqual([])
  })

  it('to something that is no quantity is refused without a word, since its field says so', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 5 })] })

    const result = given.shop.cart.changeQuantity(onlyLine(given), -3)
    given.shop.cart.sendNow()
    await settled()

    expect(E.isLeft(result) && result.left).toMatchObject({ tag: 'InvalidQuantity', nearest: [1] })
    expect(given.noticeKeys()).toEqual([])
    expect(given.network.asked('updateItem')).toEqual([])
  })
})

describe('the cart', () => {
  it('[CART-51] is not fetched again while each answer follows the one before: the answers tell how it stands', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.forget()

    given.shop.cart.add([anArticle('1')])
    given.shop.cart.add([anArticle('2')])
    given.shop.cart.requestDeliveryDate('DBI', day('2026-03-12'))
    await settled()

    expect(given.network.calls()).toEqual(['addItems', 'addItems', 'setDeliveryDate'])
    expect(shown(given)).toHaveLength(3)
  })

  it('[CART-51] is fetched again once, when one was refused and the last one under way is settled', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.forget()
    given.network.refuse('addItems', refusal('cart', 422))

    given.shop.cart.add([anArticle('1')])
    given.shop.cart.add([anArticle('2')])
    given.shop.cart.requestDeliveryDate('DBI', day('2026-03-12'))
    await settled()

    expect(given.network.calls()).toEqual(['addItems', 'addItems', 'setDeliveryDate', 'getCart'])
  })

  it('is fetched once when several things ask for it in the same moment', async () => {
    const given = await givenShop()

    expect(given.network.asked('getCart')).toHaveLength(1)
  })

  it('[CART-05] is given up with status DELETED, and a new one takes its place', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const before = given.shop.cart.get().cartId

    given.shop.cart.deleteCart()
    await settled()

    expect(given.network.asked('setStatus')).toEqual([{ cartId: before, status: 'DELETED' }])
    expect(shown(given)).toEqual([])
    expect(given.shop.cart.get().loaded).toBe(true)
    expect(given.shop.cart.get().cartId).not.toBe(before)
  })

  it('[CART-21] is mutating while a call is under way, and idle after its answer', async () => {
    const given = await givenShop({ lines: [aLine()] })
    expect(given.shop.cart.status.get()).toBe('idle')
    const release = given.network.hold('updateItem')

    given.shop.cart.changeQuantity(onlyLine(given), 2)
    given.shop.cart.sendNow()
    await settled()
    expect(given.shop.cart.status.get()).toBe('mutating')
    release()
    await settled()

    expect(given.shop.cart.status.get()).toBe('idle')
  })

  it('[CART-21] is in error while the last call failed, and idle again after the next one', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const seen: CartStatus[] = []
    given.shop.cart.status.subscribe(() => seen.push(given.shop.cart.status.get()))
    given.network.loseAnswer('getCart')

    given.shop.cart.refresh()
    await settled()
    expect(given.shop.cart.status.get()).toBe('error')
    given.shop.cart.refresh()
    await settled()

    expect(seen).toEqual(['mutating', 'error', 'mutating', 'idle'])
  })

  it('[CART-22] is not loaded any more once there is none', async () => {
    const given = await givenShop({ lines: [aLine()] })
    expect(given.shop.cart.get().loaded).toBe(true)

    given.shop.session.logOut()

    expect(given.shop.cart.status.get()).toBe('noCart')
    expect(given.shop.cart.get().loaded).toBe(false)
  })

  it('does not flicker: settling one of two edits leaves the other one shown', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    const release = given.network.hold('addItems')
    const seen = new Set<string>()
    given.shop.cart.changeQuantity(onlyLine(given), 5)
    given.shop.cart.add([anArticle('99', 2)])
    given.shop.cart.subscribe(() => seen.add(JSON.stringify(shown(given))))

    given.shop.cart.sendNow()
    await settled()
    release()
    await settled()

    expect([...seen]).toEqual([
      JSON.stringify([
        ['4208103', 5],
        ['99', 2],
      ]),
    ])
    expect(given.carts.linesOf('104822')).toMatchObject([{ quantity: 5 }, { articleNumber: articleNumber('99') }])
  })
})
