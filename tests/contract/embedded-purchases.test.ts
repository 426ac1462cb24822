import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartOf, openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop } from './support/embedded-shop'
import { articles, CENTRAL } from './support/small-catalogue'

/** Of the services’ clock. */
const TODAY = '2026-03-02'

let shop: EmbeddedShop
let tom: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  tom = await shop.as('tom')
})
afterAll(() => shop.close())

const order = async (...wanted: readonly string[]): Promise<void> => {
  const { cartId } = await cartOf(shop.db, tomHolm)
  await tom.call(
    'POST',
    `/v2/cart/${cartId}/variants/batch/add`,
    wanted.map((articleNumber) => ({ articleNumber, quantity: 1, deliveryId: 'DBI', label: '' })),
  )
  const placed = await tom.call('POST', `/v2/cart/${cartId}/checkout`, {
    orderDetails: { DBI: { warehouseId: CENTRAL } },
    sendOrderReceipt: false,
  })
  expect(placed.status).toBe(200)
}

const often = async (caller: Caller, take = 5) =>
  (await caller.call<readonly string[]>('GET', `/orders/often-bought?take=${take}`)).body

describe('what a customer orders most often', () => {
  beforeEach(async () => {
    await shop.db
      .updateTable('variants')
      .set({ discontinued: false })
      .where('article_number', '=', articles.plain)
      .execute()
    await shop.db.updateTable('customers').set({ assortment: null }).where('customer_id', '=', '402215').execute()
  })

  it('is nothing before the first order', async () => {
    expect(await often(tom)).toEqual([])
  })

  it('is what lies in most of the orders, by their number and not by how much was taken', async () => {
    await order(articles.plain, articles.scarceInStore)
    await order(articles.express, articles.plain)
    await order(articles.express, articles.plain)
    expect(await often(tom)).toEqual([articles.plain, articles.express, articles.scarceInStore])
    expect(await often(tom, 1)).toEqual([articles.plain])
  })

  it('is left out when it can be bought no more', async () => {
    await shop.db
      .updateTable('variants')
      .set({ discontinued: true })
      .where('article_number', '=', articles.plain)
      .execute()
    expect(await often(tom)).toContain(articles.plain)
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('article_number', '=', articles.plain).execute()
    expect(await often(tom)).not.toContain(articles.plain)
  })

  it('is left out when the customer’s assortment does not have it', async () => {
    await shop.db.updateTable('customers').set({ assortment: 'annat' }).where('customer_id', '=', '402215').execute()
    expect(await often(tom)).toEqual([])
  })

  it('is told to nobody else, and to no visitor', async () => {
    expect(await often(tom)).not.toEqual([])
    for (const article of await often(tom)) expect(await often(await shop.as('nyrorhord'), 50)).not.toContain(article)
    expect((await shop.visitor.call('GET', '/orders/often-bought')).status).toBe(401)
    expect((await tom.call('GET', '/orders/often-bought?take=1000')).status).toBe(400)
  })

  it('is known of the demo buyer from the start', async () => {
    expect((await often(await shop.as('user'))).length).toBeGreaterThan(0)
  })
})

interface Purchase {
  readonly articleNumber: string
  readonly day: string
  readonly quantity: number
  readonly unit: string
}

const last = async (caller: Caller, ...articleNumbers: readonly string[]) =>
  (await caller.call<readonly Purchase[]>('POST', '/orders/last-purchases', { articleNumbers })).body
const allOf = async (caller: Caller) =>
  (await caller.call<readonly Purchase[]>('POST', '/orders/last-purchases', {})).body

describe('when a customer bought an article last, and how many', () => {
  it('is the latest order that has it, with what all its deliveries had', async () => {
    shop.passTime(1000)
    const { cartId } = await cartOf(shop.db, tomHolm)
    const lines = [
      { articleNumber: articles.plain, quantity: 2, deliveryId: 'DBI', label: 'a' },
      { articleNumber: articles.plain, quantity: 3, deliveryId: 'DBI', label: 'b' },
    ]
    await tom.call('POST', `/v2/cart/${cartId}/variants/batch/add`, lines)
    await tom.call('POST', `/v2/cart/${cartId}/checkout`, {
      orderDetails: { DBI: { warehouseId: CENTRAL } },
      sendOrderReceipt: false,
    })
    expect(await last(tom, articles.plain, articles.scarceInStore)).toEqual([
      { articleNumber: articles.plain, day: TODAY, quantity: 5, unit: 'st' },
      { articleNumber: articles.scarceInStore, day: TODAY, quantity: 1, unit: 'st' },
    ])
  })

  it('is told of all articles, the latest first, when none is named', async () => {
    const all = await allOf(tom)
    expect(all.map(({ articleNumber }) => articleNumber)).toEqual([
      articles.plain,
      ...[articles.express, articles.scarceInStore].toSorted(),
    ])
  })

  it('is that of the chosen project, and of all projects where none is chosen', async () => {
    const admin = await shop.as('buyeradmin')
    const inProject = await allOf(admin)
    await shop.db.updateTable('orders').set({ project_id: 'P-0000' }).where('customer_id', '=', '104822').execute()
    expect(inProject).not.toEqual([])
    expect(await allOf(admin)).toEqual([])
    const seller = await shop.as('seller')
    expect(await allOf(seller)).not.toEqual([])
  })

  it('is told to nobody else, and to no visitor', async () => {
    const foreign = (await allOf(await shop.as('user'))).map(({ articleNumber }) => articleNumber)
    expect(await last(tom, ...foreign.filter((article) => article !== articles.plain))).toEqual([])
    expect((await shop.visitor.call('POST', '/orders/last-purchases', {})).status).toBe(401)
  })

  it('is asked of at most 500 articles', async () => {
    const many = Array.from({ length: 501 }, (_, index) => String(index + 1))
    const refused = await tom.call('POST', '/orders/last-purchases', { articleNumbers: many })
    expect(refused).toMatchObject({ status: 400, body: { message: 'Fråga efter högst 500 artiklar.' } })
  })
})
