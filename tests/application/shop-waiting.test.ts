import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../domain/given'
import { RIGHT_PASSWORD } from '../support/fake-auth-service'
import { givenReadyToOrder, placingOf } from '../support/given-ready-to-order'
import {
  anArticle,
  createShopWorld,
  givenShop,
  onlyLine,
  type OpenShop,
  openShop,
  ourCustomer,
  settled,
  shown,
} from '../support/given-shop'
import { refusal } from '../support/scripted-network'

const down = refusal('cart', 503)
const askedOf = (given: { readonly network: { readonly asked: (name: string) => readonly unknown[] } }, name: string) =>
  given.network.asked(name).length
const toldOfLate = ({ shop }: Pick<OpenShop, 'shop'>) =>
  shop.notices.get().filter(({ key }) => key === 'cart.savedAfterLogIn')

describe('an edit that the services do not answer', () => {
  it.each([
    { how: 'a lost connection', failure: { tag: 'Lost', service: 'cart', status: undefined } as const },
    { how: 'a call that was stopped', failure: { tag: 'Aborted', service: 'cart' } as const },
    ...[408, 425, 429, 500, 503].map((status) => ({ how: String(status), failure: refusal('cart', status) })),
  ])('stays as the user chose it, and is saved by a later try: $how', async ({ failure }) => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.refuse('updateItem', failure)

    given.shop.cart.changeQuantity(onlyLine(given), 12)
    given.shop.cart.sendNow()
    await settled()
    expect(shown(given)).toEqual([['4208103', 12]])
    expect(given.shop.notices.get()).toEqual([])
    given.timers.pass(1_000)
    await settled()

    expect(askedOf(given, 'updateItem')).toBe(2)
    expect(shown(given)).toEqual([['4208103', 12]])
    expect(given.carts.linesOf(ourCustomer).map(({ quantity }) => quantity)).toEqual([12])
    expect(given.shop.notices.get()).toEqual([])
  })

  it('does not hold back the cart: prices and stock are fetched, with the edit on top of them', async () => {
    const given = await givenShop({ lines: [aLine({ quantity: 1 })] })
    given.network.refuse('updateItem', { ...down, retryAfterMs: 60_000 })
    given.shop.cart.changeQuantity(onlyLine(given), 12)
    given.shop.cart.sendNow()
    await settled()
    const before = askedOf(given, 'getCart')

    given.shop.cart.refresh()
    await settled()

    expect(askedOf(given, 'getCart')).toBe(before + 1)
    expect(shown(given)).toEqual([['4208103', 12]])
    expect(askedOf(given, 'updateItem')).toBe(1)
  })

  it('holds back the cart where the cart of before tells whether an add was carried out', async () => {
    const given = await givenShop({
      supports: { idempotencyKey: false, statusOnly: true, expectedTotal: false, knownShortages: false },
    })
    given.network.refuse('addItems', { ...down, retryAfterMs: 60_000 })
    given.shop.cart.add([anArticle('99')])
    await settled()
    const before = askedOf(given, 'getCart')

    given.shop.cart.refresh()
    await settled()

    expect(askedOf(given, 'getCart')).toBe(before)
    expect(shown(given)).toEqual([['99', 1]])
  })

  it('is said to wait after a few seconds, once, and no more when it is saved', async () => {
    const given = await givenShop()
    for (let tries = 0; tries < 3; tries += 1) given.network.refuse('addItems', down)
    const seen: boolean[] = []
    given.shop.cart.waiting.subscribe(() => seen.push(given.shop.cart.waiting.get()))

    given.shop.cart.add([anArticle('99')])
    for (const wait of [1_000, 2_000]) {
      await settled()
      given.timers.pass(wait)
    }
    await settled()
    expect(given.shop.cart.waiting.get()).toBe(true)
    given.timers.pass(4_000)
    await settled()

    expect(seen).toEqual([true, false])
    expect(shown(given)).toEqual([['99', 1]])
    expect(given.shop.notices.get()).toEqual([])
  })

  it('is answered as saved only when the service has taken it', async () => {
    const given = await givenShop()
    const release = given.network.hold('addItems')
    const told: string[] = []

    const added = given.shop.cart.add([anArticle('99')])
    if (E.isRight(added)) void added.right.then((how) => told.push(how))
    await settled()
    expect(told).toEqual([])
    release()
    await settled()

    expect(told).toEqual(['saved'])
  })

  it('is answered as waiting, at once for those that come after it', async () => {
    const given = await givenShop()
    given.network.refuse('addItems', { ...down, retryAfterMs: 60_000 })
    const told: string[] = []
    const add = (article: string): void => {
      const added = given.shop.cart.add([anArticle(article)])
      if (E.isRight(added)) void added.right.then((how) => told.push(how))
    }

    add('98')
    await settled()
    given.timers.pass(3_000)
    await settled()
    expect(told).toEqual(['waiting'])
    add('99')
    await settled()

    expect(told).toEqual(['waiting', 'waiting'])
    expect(shown(given).map(([article]) => article)).toEqual(['98', '99'])
  })

  it('is answered as refused when the service does not know the article', async () => {
    const given = await givenShop({ unknownArticles: [articleNumber('97')] })

    const added = given.shop.cart.add([anArticle('97')])

    expect(E.isRight(added) && (await added.right)).toBe('refused')
  })

  it('is asked again by the next start', async () => {
    const world = createShopWorld()
    const first = await openShop(world, 'a')
    world.network.refuse('addItems', down)
    first.shop.cart.add([anArticle('99', 4)])
    await settled()
    first.shop.stop()

    const second = await openShop(world, 'b')

    expect(shown(second)).toEqual([['99', 4]])
    expect(askedOf(world, 'addItems')).toBe(2)
    expect(second.shop.notices.get()).toEqual([])
  })

  it('outlives a session that was ended elsewhere, and is asked again after the next log-in', async () => {
    const given = await givenShop()
    given.network.refuse('addItems', refusal('cart', 401))
    given.shop.cart.add([anArticle('98')])
    given.shop.cart.add([anArticle('99')])
    await settled()
    given.auth.endSession('a', 'unauthorised')
    await settled()
    const calls = askedOf(given, 'addItems')
    given.timers.pass(60_000)
    await settled()
    expect(askedOf(given, 'addItems')).toBe(calls)
    given.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    given.timers.pass(2_000)
    await settled()

    expect(shown(given).map(([article]) => article)).toEqual(['98', '99'])
    expect(toldOfLate(given)).toHaveLength(1)
  })
})

describe('an edit whose session was ended elsewhere', () => {
  it('is asked again after a log-in on the page that was loaded anew', async () => {
    const world = createShopWorld()
    const first = await openShop(world, 'a')
    world.network.refuse('addItems', refusal('cart', 401))
    first.shop.cart.add([anArticle('98')])
    await settled()
    world.auth.endSession('a', 'unauthorised')
    await settled()
    first.shop.stop()

    const second = await openShop(world, 'b')
    second.shop.session.logIn({ username: 'user', password: RIGHT_PASSWORD })
    await settled()
    second.timers.pass(1_000)
    await settled()

    expect(shown(second)).toEqual([['98', 1]])
    expect(toldOfLate(second)).toMatchObject([{ severity: 'info' }])
  })

  it('is told of only then: an edit that is made and saved while its user is logged in needs no word', async () => {
    const given = await givenShop()
    given.network.refuse('addItems', down)
    given.shop.cart.add([anArticle('98')])
    await settled()
    given.timers.pass(1_000)
    await settled()

    expect(shown(given)).toEqual([['98', 1]])
    expect(toldOfLate(given)).toEqual([])
  })
})

describe('an order placed while edits wait', () => {
  it('is given up at once and never sent by itself later; it can be placed when they are saved', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('updateItem', down)
    given.shop.cart.changeQuantity(onlyLine(given), 9)
    given.shop.cart.sendNow()
    await settled()

    given.shop.checkout.placeOrder(false)
    await settled()
    expect(placingOf(given).tag).toBe('Idle')
    expect(given.noticeKeys()).toEqual(['notice.neverPlaced'])
    given.timers.pass(60_000)
    await settled()
    expect(askedOf(given, 'checkout')).toBe(0)
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given).tag).toBe('Placed')
    expect([...given.carts.orders().values()]).toEqual([1])
  })
})
