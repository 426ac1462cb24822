import { expect } from 'vitest'
import type { EmbeddedServices } from '../support/embedded-services'
import type { ServicedBrowser, ServicedTab } from '../support/serviced-browser'
import {
  customers,
  keyOf,
  plain,
  plainBasket,
  plus,
  type Basket,
  type Customer,
  type Expected,
  type Pieces,
} from './expected'

export const USER = 'buyeradmin'

/** A delivery of an order, as the services have kept it. */
export interface KeptDelivery {
  readonly order: string
  readonly delivery: string
  readonly day: string | undefined
}

/** What the services have, read from their database. */
export interface Kept {
  readonly cart: (customer: Customer) => Promise<Basket>
  readonly ordered: (customer: Customer) => Promise<Pieces>
  readonly orders: (customer: Customer) => Promise<readonly KeptDelivery[]>
}

interface PieceRow {
  readonly delivery_id: string
  readonly article_number: string
  readonly label: string
  readonly quantity: number
}

const sumOf = (rows: readonly PieceRow[]): Pieces =>
  rows.reduce(
    (sum: Pieces, row) => plus(sum, keyOf(row.delivery_id, row.article_number, row.label), row.quantity),
    new Map(),
  )

export const keptBy = ({ db }: EmbeddedServices): Kept => {
  const activeCart = (customer: Customer) =>
    db
      .selectFrom('carts')
      .select('cart_id')
      .where('status', '=', 'ACTIVE')
      .where('user_id', '=', `u-${USER}`)
      .where('customer_id', '=', customer)
  const orderDeliveries = (customer: Customer) =>
    db
      .selectFrom('order_deliveries')
      .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
      .where('user_id', '=', `u-${USER}`)
      .where('customer_id', '=', customer)
  return {
    cart: async (customer) => {
      const items = await db
        .selectFrom('cart_items')
        .select(['delivery_id', 'article_number', 'label', 'quantity'])
        .where('cart_id', 'in', activeCart(customer))
        .execute()
      const entries = await db
        .selectFrom('cart_deliveries')
        .selectAll()
        .where('cart_id', 'in', activeCart(customer))
        .execute()
      return {
        pieces: sumOf(items),
        days: new Map(
          entries.flatMap(({ delivery_id: id, requested_delivery_date: day }) => (day === null ? [] : [[id, day]])),
        ),
        leftOut: new Set(entries.flatMap((entry) => (entry.is_included_in_order ? [] : [entry.delivery_id]))),
      }
    },
    ordered: async (customer) =>
      sumOf(
        await orderDeliveries(customer)
          .innerJoin('order_lines', 'order_lines.order_number', 'order_deliveries.order_number')
          .select(['delivery_id', 'article_number', 'label', 'quantity'])
          .execute(),
      ),
    orders: async (customer) =>
      (
        await orderDeliveries(customer).select(['orders.order_id', 'delivery_id', 'requested_delivery_date']).execute()
      ).map((row) => ({
        order: row.order_id,
        delivery: row.delivery_id,
        day: row.requested_delivery_date ?? undefined,
      })),
  }
}

export const linesShown = ({ shop }: ServicedTab) =>
  shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => line))

export const shownIn = (tab: ServicedTab): Basket => {
  const { groups } = tab.shop.cart.get()
  return {
    pieces: linesShown(tab).reduce(
      (sum: Pieces, line) => plus(sum, keyOf(line.deliveryId, line.articleNumber, line.label), line.quantity),
      new Map(),
    ),
    days: new Map(
      groups.flatMap(({ deliveryId, delivery: { requestedDeliveryDate: day } }) =>
        day === undefined ? [] : [[deliveryId, day]],
      ),
    ),
    leftOut: new Set(groups.flatMap(({ deliveryId, delivery }) => (delivery.isIncludedInOrder ? [] : [deliveryId]))),
  }
}

export const customerOf = ({ shop }: ServicedTab): string | undefined => {
  const session = shop.session.get()
  return session.tag === 'Authenticated' ? session.context?.customerId : undefined
}

/** A page that was loaded without a network knows no session, and one whose cart did not come says so: its user asks anew. */
export const askedAnew = async (browser: ServicedBrowser): Promise<void> => {
  for (const tab of browser.tabs()) {
    if (tab.shop.session.get().tag === 'Anonymous') {
      await browser.close(tab)
      await browser.open()
    } else if (tab.shop.cart.fetchFailed.get()) tab.shop.cart.refresh()
  }
}

/** The network is there and loses nothing, and all that is asked for is delivered. */
export const settle = async (expected: Expected, browser: ServicedBrowser): Promise<void> => {
  browser.loseAnswers(0)
  browser.loseReads(0)
  await browser.connect(true)
  expected.isOnline = true
  for (let times = 0; times < 2; times += 1) {
    await browser.rest()
    await askedAnew(browser)
  }
  await browser.rest()
  expected.isTroubled = false
}

/** All is delivered, and the services and every tab have what is expected. */
export const atRest = async (expected: Expected, browser: ServicedBrowser, kept: Kept): Promise<void> => {
  await settle(expected, browser)
  for (const customer of customers) {
    expect(plainBasket(await kept.cart(customer)), `cart of ${customer}`).toEqual(
      plainBasket(expected.baskets[customer]),
    )
    expect(plain(await kept.ordered(customer)), `orders of ${customer}`).toEqual(plain(expected.ordered[customer]))
  }
  for (const tab of browser.tabs()) {
    expect(customerOf(tab), tab.name).toBe(expected.customer)
    expect(tab.shop.cart.refusedEdits.get(), tab.name).toEqual([])
    expect(plainBasket(shownIn(tab)), tab.name).toEqual(plainBasket(expected.baskets[expected.customer]))
  }
}

/** A tab that shows the cart of the customer: its user waits for it, and for the network if there is none. */
export const tabOf = async (expected: Expected, browser: ServicedBrowser, index: number): Promise<ServicedTab> => {
  for (let waits = 0; waits < 20; waits += 1) {
    const ready = browser.tabs().filter((tab) => customerOf(tab) === expected.customer && tab.shop.cart.get().loaded)
    const tab = ready[index % ready.length]
    if (tab !== undefined) return tab
    await browser.connect(true)
    expected.isOnline = true
    if (waits === 10) await askedAnew(browser)
    await browser.deliver(2)
    await browser.pass(waits < 10 ? 0 : 60_000)
  }
  throw new Error('no tab has come to show the cart')
}
