import { describe, expect, it } from 'vitest'
import { customerId, locationId } from '#domain/kernel/ids'
import { aCustomer, aLine, aPrice, aLineArticle } from '../domain/given'
import {
  anArticle,
  createShopWorld,
  fillForm,
  givenShop,
  openShop,
  ourCustomer,
  settled,
  shown,
  type OpenShop,
  type ShopWorld,
} from '../support/given-shop'
import { givenReadyToOrder, loseOrder, placingOf } from '../support/given-ready-to-order'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { fixedClock } from '../support/fixed-clock'
import { storedBatches } from '../support/memory-event-log'
import { createMemorySnapshots } from '../support/memory-snapshots'

const SENTINELS = ['Moa', 'Lindqvist', 'user@fackhandel.example', '104822', '0701234567', '13579.51']

const given = {
  lines: [aLine({ article: aLineArticle({ price: aPrice(13579.51) }) })],
}

const keptBy = (world: ShopWorld): string =>
  JSON.stringify([
    world.log.texts,
    [...world.journal.texts],
    world.snapshots.newest() ?? null,
    [...(world.snapshots.newest()?.streams ?? [])],
    world.storage.keys().map((key) => world.storage.get(key)),
  ])

const toldBy = (text: string): readonly string[] => SENTINELS.filter((sentinel) => text.includes(sentinel))

const recordTypes = (world: ShopWorld): readonly string[] =>
  storedBatches(world.log).flatMap(({ records }) => records.map(({ type }) => type))

const checkoutRecords = (world: ShopWorld) =>
  storedBatches(world.log)
    .flatMap(({ records }) => records)
    .filter(({ module }) => module === 'checkout')

const logIn = async ({ shop }: OpenShop): Promise<void> => {
  shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
  await settled()
}

const logOut = async ({ shop }: OpenShop): Promise<void> => {
  shop.session.logOut()
  await settled()
}

describe('when nobody is logged in any more', () => {
  it('the browser has forgotten name, e-mail, customer, form and own prices', async () => {
    const tab = await givenShop(given)
    fillForm(tab, 'DBI')
    await settled()
    expect(toldBy(keptBy(tab))).toEqual(SENTINELS)

    await logOut(tab)

    expect(toldBy(keptBy(tab))).toEqual([])
  })

  it('the browser has forgotten the customer whose cart was left before', async () => {
    const tab = await givenShop({ ...given, customers: [aCustomer(ourCustomer), aCustomer('104830')] })
    tab.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()

    await logOut(tab)

    expect(toldBy(keptBy(tab))).toEqual([])
  })

  it('it goes on in the same tab: the next user has a cart, and so has the next start', async () => {
    const tab = await givenShop(given)
    await logOut(tab)

    tab.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    expect(shown(tab)).toHaveLength(1)
    tab.shop.stop()
    const next = await openShop(tab, 'b')

    expect(shown(next)).toEqual(shown(tab))
  })

  it('an edit that was never answered stays, and is sent when its user is back', async () => {
    const tab = await givenShop(given)
    tab.network.hold('addItems')
    tab.shop.cart.add([anArticle('777', 3)])
    tab.timers.pass(1000)
    await settled()
    await logOut(tab)

    expect(recordTypes(tab)).toContain('AddItems')
    expect(toldBy(keptBy(tab).replaceAll('104822', ''))).toEqual([])
  })

  it('a reading of the cart that was never answered does not stay: the cart is read anew for whoever comes', async () => {
    const tab = await givenShop(given)
    tab.network.hold('getCart')
    tab.shop.session.chooseDelivery({ deliveryId: 'EXH', storeId: locationId('S7'), zipCode: undefined })
    await settled()
    expect(recordTypes(tab)).toContain('FetchCart')

    await logOut(tab)

    expect(recordTypes(tab)).not.toContain('FetchCart')
    expect(toldBy(keptBy(tab))).toEqual([])
  })

  it('an order that nobody knows the end of can be enquired about when its buyer is back', async () => {
    const tab = await givenReadyToOrder()
    loseOrder(tab.network)
    tab.shop.checkout.placeOrder(false)
    await settled()
    await logOut(tab)
    tab.shop.stop()

    const next = await openShop(tab, 'b')
    next.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()

    expect(placingOf(next).tag).toBe('Placed')
  })

  describe('of an order that nobody knows the end of, the browser keeps what an enquiry needs', () => {
    const orderSentinels = ['0701234567', 'Kulventil', '13579.51', 'netPrice', 'articleNumber', 'Moa']
    const toldOfOrder = (world: ShopWorld): readonly string[] =>
      orderSentinels.filter((sentinel) => keptBy(world).includes(sentinel))

    it('and nothing of its lines, prices and form', async () => {
      const tab = await givenReadyToOrder(given)
      loseOrder(tab.network)
      tab.shop.checkout.placeOrder(false)
      await settled()
      expect(toldOfOrder(tab)).toEqual(orderSentinels)

      await logOut(tab)

      expect(toldOfOrder(tab)).toEqual([])
      expect(checkoutRecords(tab).map(({ type }) => type)).toEqual(['CheckoutSummarised'])
    })

    it('also when it was still on its way as the page was closed; it is enquired about and never placed', async () => {
      const tab = await givenReadyToOrder(given)
      tab.network.hold('checkout', 'answer')
      tab.shop.checkout.placeOrder(false)
      await settled()
      tab.shop.stop()
      await settled()
      tab.network.forget()
      tab.auth.endSession('a', 'refreshFailed')
      const next = await openShop(tab, 'b')

      // The session ended by itself, so the form is kept for its user.
      expect(toldOfOrder(tab)).toEqual(['0701234567', 'Moa'])
      expect(checkoutRecords(tab).map(({ type }) => type)).toEqual(['CheckoutSummarised', 'EnquireOrder'])

      next.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
      await settled()

      expect(tab.network.asked('checkout')).toEqual([])
      expect(placingOf(next)).toMatchObject({ tag: 'Placed' })
      expect([...tab.carts.orders().values()]).toEqual([1])
    })

    it('and in the tab of the log-out, too, whatever it writes afterwards', async () => {
      const tab = await givenReadyToOrder(given)
      loseOrder(tab.network)
      tab.shop.checkout.placeOrder(false)
      await settled()

      await logOut(tab)
      tab.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
      await settled()

      expect(placingOf(tab)).toMatchObject({
        tag: 'Unknown',
        intent: { lines: [], total: 0, details: { DBI: { fields: {} } } },
      })
    })
  })

  it('a start finds what a closed page could not forget, and forgets all but whose work is kept', async () => {
    const world = createShopWorld(given)
    const tab = await openShop(world, 'a')
    tab.shop.stop()
    expect(toldBy(keptBy(world))).not.toEqual([])

    // The tokens are gone, and with them whoever was there.
    world.auth.endSession('a', 'refreshFailed')
    await openShop(world, 'b')

    expect(toldBy(keptBy(world))).toEqual([ourCustomer])
    expect(world.storage.json('shop/session/owner')).toEqual({ userId: 'u1', customer: { customerId: ourCustomer } })
  })
})

describe('when the clocks of two tabs differ', () => {
  it('the browser forgets as well what was logged in the tab whose clock is ahead', async () => {
    const world = createShopWorld(given)
    const ahead = await openShop(world, 'a', fixedClock('2026-03-11'))
    fillForm(ahead, 'DBI')
    await settled()
    const late = await openShop(world, 'b', fixedClock('2026-03-10'))

    await logOut(late)

    expect(toldBy(keptBy(world))).toEqual([])
  })
})

describe('when an order that another tab asked for is answered after the log-out', () => {
  const givenOrderOnItsWay = async () => {
    const leader = await givenReadyToOrder(given)
    const other = await openShop(leader, 'b')
    const answer = leader.network.hold('checkout', 'answer')
    other.shop.checkout.placeOrder(false)
    await settled()
    return { leader, other, answer }
  }

  it.each(['leader', 'other'] as const)('the log holds nothing of it: the %s was logged out', async (who) => {
    const { answer, ...tabs } = await givenOrderOnItsWay()
    await logOut(tabs[who])
    expect(checkoutRecords(tabs.leader).map(({ type }) => type)).toEqual(['EnquireOrder', 'CheckoutSummarised'])

    answer()
    await settled()

    expect(checkoutRecords(tabs.leader)).toEqual([])
    expect(toldBy(keptBy(tabs.leader))).toEqual([])
  })

  it('its buyer can order again in a page that has not read the answer before it was forgotten', async () => {
    const { answer, leader, other } = await givenOrderOnItsWay()
    await logOut(leader)
    const wake = leader.browser.silence('b')
    answer()
    await settled()
    wake()
    // What a sleeping page has missed is told with the next log-out.
    await logIn(leader)
    await logOut(leader)

    await logIn(other)

    expect(placingOf(other).tag).toBe('Idle')
  })

  it('its buyer can order again in a new page', async () => {
    const { answer, leader, other } = await givenOrderOnItsWay()
    await logOut(other)
    answer()
    await settled()

    const next = await openShop(leader, 'c')
    next.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()

    expect(placingOf(next).tag).toBe('Idle')
  })
})

describe('a tab that has forgotten a user', () => {
  it('takes no snapshot any more: it may still remember what the log has forgotten', async () => {
    const world = { ...createShopWorld(given), snapshots: createMemorySnapshots(500) }
    const tab = await openShop(world, 'a')
    await logOut(tab)
    await world.snapshots.forget()

    tab.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    tab.shop.cart.add([anArticle('4208103', 2)])
    await settled()

    expect(world.snapshots.newest()).toBeUndefined()
  })
})
