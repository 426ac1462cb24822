import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { aCustomer, aLine } from '../domain/given'
import { givenReadyToOrder } from '../support/given-ready-to-order'
import { anArticle, givenShop, openShop, ourCustomer, settled, shown } from '../support/given-shop'
import { type MemoryLogStore, storedBatches } from '../support/memory-event-log'

const OUR_CART = `cart:dahl:u1:${ourCustomer}:-`

/** The records of a stream in the log, as `kind type`. */
const recordsOf = (log: MemoryLogStore, stream: string): readonly string[] =>
  storedBatches(log)
    .flatMap(({ records }) => records)
    .filter((record) => record.stream === stream)
    .map(({ kind, type }) => `${kind} ${type}`)

describe('the stream of a cart', () => {
  it('is one summary as soon as the cart is ordered, and the next start shows the new cart', async () => {
    const given = await givenReadyToOrder()
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(recordsOf(given.log, OUR_CART)).toEqual(['event CartSummarised'])
    given.shop.cart.add([anArticle('77', 3)])
    await settled()
    given.shop.stop()
    given.browser.bury('a')
    const next = await openShop(given, 'b')
    expect(shown(next)).toEqual([['77', 3]])
  })

  it('is one summary as soon as the cart is deleted', async () => {
    const given = await givenShop({ lines: [aLine()] })

    given.shop.cart.deleteCart()
    await settled()

    expect(recordsOf(given.log, OUR_CART)).toEqual(['event CartSummarised'])
    expect(shown(given)).toEqual([])
  })

  it('is one summary as soon as its user works for another customer, and there again when they are back', async () => {
    const given = await givenShop({
      customers: [aCustomer(ourCustomer), aCustomer('104830')],
      lines: [aLine()],
    })
    const before = shown(given)

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    expect(recordsOf(given.log, OUR_CART)).toEqual(['event CartSummarised'])
    given.shop.session.chooseContext(customerId(ourCustomer), undefined)
    await settled()
    expect(shown(given)).toEqual(before)
  })
})
