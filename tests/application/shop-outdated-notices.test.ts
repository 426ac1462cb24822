import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../domain/given'
import { givenReadyToOrder } from '../support/given-ready-to-order'
import { anArticle, givenShop, onlyLine, settled } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

describe('an error about an order', () => {
  it('goes when the order is placed after all', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', { tag: 'Lost', service: 'order', status: 504 })
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(given.noticeKeys()).toEqual(['notice.neverPlaced'])

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.visited).toEqual(['/checkout-success-page'])
    expect(given.noticeKeys()).toEqual([])
  })

  it('is said again when the order is declined again', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', refusal('order', 412, 'TOTAL_CHANGED'))
    given.network.refuse('checkout', refusal('order', 412, 'TOTAL_CHANGED'))

    given.shop.checkout.placeOrder(false)
    await settled()
    given.shop.checkout.placeOrder(false)
    expect(given.noticeKeys()).toEqual([])
    await settled()

    expect(given.noticeKeys()).toEqual(['notice.totalChanged'])
  })

  it('goes when the buyer accepts what had changed', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', refusal('order', 412, 'TOTAL_CHANGED'))
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(given.noticeKeys()).toEqual(['notice.totalChanged'])

    given.shop.checkout.acceptChanges()

    expect(given.noticeKeys()).toEqual([])
  })
})

describe('an error about an edit', () => {
  it('goes when the edit is made again', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('addItems', refusal('cart', 422))
    given.shop.cart.add([anArticle('98')])
    await settled()
    expect(given.noticeKeys()).toEqual(['errors.cart_add_product'])

    given.shop.cart.add([anArticle('98')])
    await settled()

    expect(given.noticeKeys()).toEqual([])
  })

  it('goes when the user dismisses the edit', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('updateItem', refusal('cart', 422))
    given.shop.cart.changeQuantity(onlyLine(given), 12)
    given.shop.cart.sendNow()
    await settled()
    const [refused] = given.shop.cart.refusedEdits.get()
    expect(given.noticeKeys()).toEqual(['errors.cart_update_product'])

    if (refused !== undefined) given.shop.cart.dismissRefused(refused.id)

    expect(given.noticeKeys()).toEqual([])
  })

  it('stays while another edit that it tells of is not made', async () => {
    const given = await givenShop({ lines: [aLine(), aLine({ articleNumber: articleNumber('4208104') })] })
    const [first, second] = given.shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => line.key))
    given.network.refuse('updateItem', refusal('cart', 422))
    given.network.refuse('updateItem', refusal('cart', 422))
    const change = async (line: typeof first) => {
      if (line !== undefined) given.shop.cart.changeQuantity(line, 12)
      given.shop.cart.sendNow()
      await settled()
    }
    await change(first)
    await change(second)
    expect(given.noticeKeys()).toEqual(['errors.cart_update_product'])

    await change(first)
    expect(given.noticeKeys()).toEqual(['errors.cart_update_product'])

    await change(second)
    expect(given.noticeKeys()).toEqual([])
  })
})

describe('an error about fetching the cart', () => {
  it('goes when the cart has been fetched', async () => {
    const given = await givenShop({ lines: [aLine()] })
    given.network.refuse('getCart', refusal('cart', 500))
    given.shop.cart.refresh()
    await settled()
    expect(given.noticeKeys()).toEqual(['errors.internal_server_error'])
    expect(given.shop.cart.fetchFailed.get()).toBe(true)

    given.shop.cart.refresh()
    await settled()

    expect(given.noticeKeys()).toEqual([])
    expect(given.shop.cart.fetchFailed.get()).toBe(false)
  })
})
