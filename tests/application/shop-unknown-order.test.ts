import { describe, expect, it } from 'vitest'
import { aLine } from '../domain/given'
import { anArticle, createShopWorld, fillForm, openShop, settled, shown } from '../support/given-shop'
import { givenReadyToOrder, loseOrder, placingOf, refusalOf } from '../support/given-ready-to-order'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { storedBatches } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

describe('an order whose answer was lost', () => {
  it('is unknown: not placed again, and not called failed', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network)

    given.shop.checkout.placeOrder(false)
    await settled()
    const again = given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given)).toMatchObject({ tag: 'Unknown', enquiring: false })
    expect(refusalOf(again)).toBe('AlreadyPlacing')
    expect(given.network.asked('checkout')).toHaveLength(1)
    expect(given.visited).toEqual([])
  })

  it('turns out to be accepted when it is enquired about', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network)
    given.shop.checkout.placeOrder(false)
    await settled()

    given.shop.checkout.enquireOrder()
    expect(placingOf(given)).toMatchObject({ tag: 'Unknown', enquiring: true })
    await settled()

    expect(placingOf(given).tag).toBe('Placed')
    expect(given.visited).toEqual(['/checkout-success-page'])
    expect(shown(given)).toEqual([])
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('is known never to have been placed where it could not leave the browser', async () => {
    const given = await givenReadyToOrder()
    given.connectivity.goAway()
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.network.asked('checkout')).toEqual([])
    expect(placingOf(given).tag).toBe('Idle')
    expect(given.noticeKeys()).toEqual(['notice.neverPlaced'])

    given.connectivity.comeBack()
    given.shop.checkout.placeOrder(false)
    await settled()
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('turns out never to have been placed, and can be placed then', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', { tag: 'Lost', service: 'order', status: 504 })
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given).tag).toBe('Idle')
    expect(given.noticeKeys()).toEqual(['notice.neverPlaced'])
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given).tag).toBe('Placed')
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('stays unknown while the session is taken up again, whose token may be that of another user', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network)
    given.shop.checkout.placeOrder(false)
    await settled()
    const other = await openShop(given, 'b')
    given.network.hold('currentUser')
    given.network.hold('currentUser')
    other.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    expect(given.shop.session.get().tag).toBe('Authenticating')
    given.network.forget()

    given.shop.checkout.enquireOrder()
    given.connectivity.comeBack()
    await settled()

    expect(given.network.asked('enquireCheckout')).toEqual([])
    expect(placingOf(given)).toMatchObject({ tag: 'Unknown', enquiring: false })
  })

  it.each([
    { how: 'fails', supports: { idempotencyKey: true, statusOnly: true, expectedTotal: false, knownShortages: false } },
    {
      how: 'is more than the service can answer',
      supports: { idempotencyKey: true, statusOnly: false, expectedTotal: false, knownShortages: false },
    },
  ])('stays unknown when the enquiry $how', async ({ supports }) => {
    const given = await givenReadyToOrder({ supports })
    loseOrder(given.network)
    given.network.refuse('enquireCheckout', refusal('order', 500))
    given.shop.checkout.placeOrder(false)
    await settled()

    given.shop.checkout.enquireOrder()
    await settled()

    expect(placingOf(given)).toMatchObject({ tag: 'Unknown', enquiring: false })
    expect(given.visited).toEqual([])
  })

  it('is enquired about by itself, at once', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network, 0)

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.network.calls()).toEqual(['checkout', 'enquireCheckout', 'getCart'])
    expect(placingOf(given).tag).toBe('Placed')
    expect(given.visited).toEqual(['/checkout-success-page'])
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('is enquired about again after waits that grow, until the outcome is known', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network, 4)
    given.shop.checkout.placeOrder(false)
    await settled()

    const asked: number[] = []
    for (let second = 0; second < 20; second += 1) {
      const before = given.network.asked('enquireCheckout').length
      given.timers.pass(1_000)
      await settled()
      if (given.network.asked('enquireCheckout').length > before) asked.push(second)
    }

    expect(asked).toHaveLength(4)
    const waits = asked.map((second, place) => second - (asked[place - 1] ?? -1))
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(given.network.asked('checkout')).toHaveLength(1)
    expect(placingOf(given).tag).toBe('Placed')
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('is enquired about once by itself when the connection returns', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network)
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(placingOf(given)).toMatchObject({ tag: 'Unknown', enquiring: false })
    given.network.forget()

    given.connectivity.comeBack()
    await settled()
    given.connectivity.comeBack()
    await settled()

    expect(given.network.asked('enquireCheckout')).toHaveLength(1)
    expect(placingOf(given).tag).toBe('Placed')
    expect(given.visited).toEqual(['/checkout-success-page'])
  })

  it('is enquired about by the tab that leads, and shown in the one that placed it', async () => {
    const world = createShopWorld({ lines: [aLine()] })
    const leader = await openShop(world, 'a')
    const placing = await openShop(world, 'b')
    fillForm(placing, 'DBI')
    loseOrder(world.network)
    placing.shop.checkout.placeOrder(false)
    await settled()
    world.network.forget()

    placing.connectivity.comeBack()
    leader.connectivity.comeBack()
    await settled()

    expect(world.network.asked('enquireCheckout')).toHaveLength(1)
    expect([leader.visited, placing.visited]).toEqual([[], ['/checkout-success-page']])
  })

  it('is enquired about after a reload when the connection returns, and shown there', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network, 2)
    given.shop.checkout.placeOrder(false)
    await settled()
    given.shop.stop()
    const reloaded = await openShop(given, 'b')

    reloaded.connectivity.comeBack()
    await settled()

    expect(placingOf(reloaded).tag).toBe('Placed')
    expect(reloaded.visited).toEqual(['/checkout-success-page'])
  })

  it('is not asked for when the connection returns to a shop without one', async () => {
    const given = await givenReadyToOrder()

    given.connectivity.comeBack()
    await settled()

    expect(given.network.asked('enquireCheckout')).toEqual([])
    expect(storedBatches(given.log).flatMap(({ records }) => records.filter(({ kind }) => kind === 'refusal'))).toEqual(
      [],
    )
  })

  it('is settled by the next visit too, which is taken to the answer', async () => {
    const given = await givenReadyToOrder()
    loseOrder(given.network)
    given.shop.checkout.placeOrder(false)
    await settled()
    given.shop.stop()

    const next = await openShop(given, 'b')

    expect(placingOf(next).tag).toBe('Placed')
    expect(next.visited).toEqual(['/checkout-success-page'])
  })
})

describe('an order that a start finds unanswered', () => {
  const givenClosedWhilePlacing = async (part: 'request' | 'answer') => {
    const given = await givenReadyToOrder()
    given.network.hold('checkout', part)
    given.shop.checkout.placeOrder(false)
    await settled()
    given.shop.stop()
    await settled()
    given.network.forget()
    return given
  }

  it('and that was carried out is enquired about, never placed twice, and shown', async () => {
    const given = await givenClosedWhilePlacing('answer')

    const next = await openShop(given, 'b')

    expect(given.network.asked('checkout')).toEqual([])
    expect(given.network.asked('enquireCheckout')).toHaveLength(1)
    expect(placingOf(next).tag).toBe('Placed')
    expect(next.visited).toEqual(['/checkout-success-page'])
    expect([...given.carts.orders().values()]).toEqual([1])
    expect(shown(next)).toEqual([])
  })

  it('and that never arrived is not placed by itself: the user is told', async () => {
    const given = await givenClosedWhilePlacing('request')

    const next = await openShop(given, 'b')

    expect(given.network.asked('checkout')).toEqual([])
    expect(placingOf(next).tag).toBe('Idle')
    expect(next.noticeKeys()).toEqual(['notice.neverPlaced'])
    expect([...given.carts.orders().values()]).toEqual([])
  })

  it('is unknown when the service cannot say', async () => {
    const world = createShopWorld({
      lines: [aLine()],
      supports: { idempotencyKey: true, statusOnly: false, expectedTotal: false, knownShortages: false },
    })
    const first = await openShop(world, 'a')
    fillForm(first, 'DBI')
    world.network.hold('checkout')
    first.shop.checkout.placeOrder(false)
    await settled()
    first.shop.stop()

    const next = await openShop(world, 'b')

    expect(placingOf(next)).toMatchObject({ tag: 'Unknown', enquiring: false })
    expect(world.network.asked('checkout')).toHaveLength(1)
  })

  it('does not hold back what is added meanwhile', async () => {
    const given = await givenClosedWhilePlacing('answer')
    const next = await openShop(given, 'b')

    next.shop.cart.add([anArticle('99')])
    await settled()

    expect(shown(next)).toEqual([['99', 1]])
  })
})
