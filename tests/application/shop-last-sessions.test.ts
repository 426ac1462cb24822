import { describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import { aCustomer, aLine } from '../domain/given'
import { fixedClock } from '../support/fixed-clock'
import { givenReadyToOrder } from '../support/given-ready-to-order'
import { anArticle, givenShop, openShop, ourCustomer, settled, shown, type ShopWorld } from '../support/given-shop'
import { storedBatches } from '../support/memory-event-log'

const OUR_CART = `cart:dahl:u1:${ourCustomer}:-`

/** The events of a stream in the log. */
const eventsOf = (world: Pick<ShopWorld, 'log'>, stream: string): readonly string[] =>
  storedBatches(world.log)
    .flatMap(({ records }) => records)
    .filter((record) => record.stream === stream && record.kind === 'event')
    .map(({ type }) => type)

/** Another tab of the browser, so many days after the last one was closed. */
const openOn = async (world: ShopWorld, day: string) => {
  const opened = await openShop(world, day, fixedClock(day))
  opened.shop.cart.add([anArticle('77', 1)])
  await settled()
  return opened
}

describe('the log of the last sessions', () => {
  it('holds a cart in full after it is ordered', async () => {
    const given = await givenReadyToOrder()
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(eventsOf(given, OUR_CART)).toContain('ContextEntered')
    expect(eventsOf(given, OUR_CART).length).toBeGreaterThan(2)
    expect(shown(given)).toEqual([])
  })

  it('holds the cart of a customer in full after its user works for another one', async () => {
    const given = await givenShop({ customers: [aCustomer(ourCustomer), aCustomer('104830')], lines: [aLine()] })
    const before = eventsOf(given, OUR_CART)

    given.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    expect(eventsOf(given, OUR_CART)).toEqual(before)
  })

  it('is one summary a stream of what is older than 14 days, and shows the same', async () => {
    const given = await givenShop({ lines: [aLine()] })
    const before = shown(given)
    given.shop.stop()
    given.browser.bury('a')

    const later = await openOn(given, '2026-03-20')
    expect(eventsOf(given, OUR_CART)).not.toContain('CartSummarised')
    later.shop.stop()
    given.browser.bury('2026-03-20')
    const muchLater = await openOn(given, '2026-04-20')

    expect(eventsOf(given, OUR_CART)[0]).toBe('CartSummarised')
    expect(shown(muchLater)).toEqual([...before, ['77', 2]])
  })
})
