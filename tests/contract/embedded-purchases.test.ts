import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartOf, openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop } from './support/embedded-shop'
import { articles, CENTRAL } from './support/small-catalogue'

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
    expect(await often(await shop.as('nyrorhord'))).toEqual([])
    expect((await shop.visitor.call('GET', '/orders/often-bought')).status).toBe(401)
    expect((await tom.call('GET', '/orders/often-bought?take=1000')).status).toBe(400)
  })

  it('is known of the demo buyer from the start', async () => {
    expect((await often(await shop.as('user'))).length).toBeGreaterThan(0)
  })
})
