import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { createRemoteServices } from '#adapters/remote/remote-services'
import { allModules } from '#application/modules/all'
import type { ShopConfig } from '#application/ports/config-service'
import { createShop } from '#application/shop/create-shop'
import { articleNumber } from '#domain/kernel/ids'
import { secret } from '#domain/kernel/secret'
import { inProcessFetch } from '../../ui/entry/in-process-fetch'
import { createShopWorld, onlyLine, partsOfTab, shown } from '../support/given-shop'
import { startEmbeddedServices, wednesdayMorning, type EmbeddedServices } from './support/embedded-services'
import { plainArticles } from './support/plain-articles'
import { closedGate } from './support/remote-shop'
import { createSharedStore, servicedConfig } from './support/serviced-browser'

let services: EmbeddedServices
let config: ShopConfig
let articles: readonly string[]

beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 60 })
  config = await servicedConfig(services)
  articles = await plainArticles(services)
})
afterAll(() => services.stop())

/** A browser whose requests wait at a gate while it is closed; those to the stores are never answered then. */
const givenBrowser = () => {
  const world = { ...createShopWorld({ stored: 'none' }), config }
  const tokens = createSharedStore()
  const inProcess = inProcessFetch(() => services.app)
  let gate: Promise<void> | undefined
  let underWay = 0

  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 8; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (underWay > 0) quiet = 0
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (gate !== undefined && request.url.endsWith('/locations')) return new Promise(() => undefined)
    await gate
    underWay += 1
    return inProcess(request).finally(() => (underWay -= 1))
  }

  const open = async (name: string) => {
    const { parts, timers, reloads } = partsOfTab(world, name, wednesdayMorning)
    const store = tokens.open()
    const remote = createRemoteServices({
      ...{ origin: 'http://localhost/services', config: () => config, store, clock: wednesdayMorning, ids: parts.ids },
      ...{ fetch, retryDelay: 0, whenStoredElsewhere: store.whenStoredElsewhere },
    })
    const { auth, cart, commerce, orders } = remote
    const shop = createShop({ ...parts, auth, cart, commerce, orders }, Object.values(allModules))
    await settled()
    const pass = async (milliseconds: number): Promise<void> => {
      timers.pass(milliseconds)
      await settled()
    }
    const logIn = async (): Promise<void> => {
      shop.session.logIn({ username: 'tom', password: secret(DEMO_PASSWORD) })
      await settled()
      await pass(2_000)
    }
    return { shop, remote, store, reloads, pass, logIn }
  }

  const closeGate = (): (() => void) => {
    const closed = closedGate()
    gate = closed.opened
    return () => {
      gate = undefined
      closed.open()
    }
  }
  return { open, closeGate, settled }
}

const inCart = async (): Promise<readonly (readonly [string, number])[]> => {
  const rows = await services.db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.cart_id', 'cart_items.cart_id')
    .select(['article_number', 'quantity'])
    .where('status', '=', 'ACTIVE')
    .where('user_id', '=', 'u-tom')
    .orderBy('cart_items.position')
    .execute()
  return rows.map(({ article_number, quantity }) => [article_number, quantity] as const)
}

describe('a session that is ended elsewhere while much is asked and the cart is edited', () => {
  it('[SESSION-11] is lost once, aborts what is pending, and the edits reach the cart at the next log-in', async () => {
    const [first = '', second = ''] = articles
    const browser = givenBrowser()
    const tab = await browser.open('a')
    await tab.logIn()
    const wanted = (article: string, quantity: number) => ({
      ...({ articleNumber: articleNumber(article), quantity, deliveryId: 'DBI', variant: undefined } as const),
    })
    tab.shop.cart.add([wanted(first, 3)])
    tab.shop.cart.sendNow()
    await browser.settled()
    const before = await inCart()
    expect(before).toContainEqual([first, 3])

    // One edit is on its way, and the other waits for it.
    const openGate = browser.closeGate()
    tab.shop.cart.changeQuantity(onlyLine(tab), 15)
    tab.shop.cart.sendNow()
    tab.shop.cart.add([wanted(second, 2)])
    const unanswered = tab.remote.locations.locations()()
    const calls = Array.from({ length: 50 }, () => tab.remote.products.menu(undefined)())
    await browser.settled()
    await services.app.inject({
      method: 'DELETE',
      url: '/services/v2/sessions/current',
      headers: { authorization: `Bearer ${tab.store.get('current-token')}` },
    })
    openGate()
    const failures = (await Promise.all(calls)).map((answer) => (E.isLeft(answer) ? answer.left.tag : 'answered'))
    await browser.settled()

    expect(new Set(failures)).toEqual(new Set(['Refused', 'Aborted']))
    expect(await unanswered).toEqual(E.left({ tag: 'Aborted', service: 'location' }))
    expect(tab.reloads).toEqual([{ key: 'session.pleaseLogIn', params: {} }])
    expect(tab.store.get('current-token')).toBeUndefined()
    expect(await inCart()).toEqual(before)

    tab.shop.stop()
    const next = await browser.open('b')
    await next.logIn()

    expect(await inCart()).toEqual([
      [first, 15],
      [second, 2],
    ])
    expect(shown(next)).toEqual([
      [first, 15],
      [second, 2],
    ])
    expect(next.shop.notices.get()).toMatchObject([{ key: 'cart.savedAfterLogIn' }])
  })
})
