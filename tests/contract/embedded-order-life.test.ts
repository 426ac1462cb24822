import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { instant, userId } from '#domain/kernel/ids'
import type { Identity } from '#adapters/embedded/auth/identity'
import { liveOn } from '#adapters/embedded/order-history/live-on'
import { aliRahimi, type Caller, type Refused } from './support/embedded-shop'
import { ordersShop, ore, sum, type Whole } from './support/orders-shop'
import { articles, STORE } from './support/small-catalogue'

const orders = ordersShop()
const { search, open, invoicesOf, turn, place, stockOf, setStock } = orders

describe('an order that is placed', () => {
  beforeEach(() => setStock(articles.plain, 100))

  it('lives from its receipt to its paid invoice, day by day', async () => {
    const temporary = await place([[articles.plain, 3]], 'DBI', { goodsMark: 'Stam 3' })
    expect(await open(orders.tom, temporary)).toMatchObject({
      orderNumber: temporary,
      status: 'received',
      deliveryDay: '2026-03-03',
      goodsMark: 'Stam 3',
      isCancellable: true,
    })
    const seen: string[] = []
    for (let day = 0; day < 50; day++) {
      await turn(1, temporary)
      const { status } = await open(orders.tom, temporary)
      if (seen.at(-1) !== status) seen.push(status)
    }
    const order = await open(orders.tom, temporary)
    expect(seen).toEqual(expect.arrayContaining(['delivered', 'invoiced']))
    expect(order.events.map(({ type }) => type)).toEqual([
      'Received',
      'Confirmed',
      'Picked',
      'Dispatched',
      'Delivered',
      'Invoiced',
      'Paid',
    ])
    expect(order.shipments[0]?.trackingNumber).toMatch(/^SE\d{10}$/)
    const [invoice] = await invoicesOf(orders.tom, temporary)
    expect(invoice).toMatchObject({ total: order.total, open: 0 })
    expect(Date.parse(invoice?.dueOn ?? '') - Date.parse(invoice?.issuedOn ?? '')).toBe(30 * 86_400_000)
  })

  it('is led to by the number of the checkout when it has one of its own', async () => {
    const temporary = await place([[articles.plain, 1]])
    const before = await orders.tom.call<{ readonly orderId: string }>('GET', `/orders/getOrderId/${temporary}`)
    expect(before.body.orderId).toBe(temporary)
    await turn(1, temporary)
    const { orderId } = (await orders.tom.call<{ readonly orderId: string }>('GET', `/orders/getOrderId/${temporary}`))
      .body
    expect(orderId).toMatch(/^\d{7}$/)
    expect(orderId).not.toBe(temporary)
    expect(await open(orders.tom, orderId)).toEqual(await open(orders.tom, temporary))
    expect(await search(orders.tom, { q: orderId })).toMatchObject({ total: 1, data: [{ tempOrderId: temporary }] })
    expect((await search(orders.tom, { q: temporary })).total).toBe(1)
  })

  it('of more than there is goes in parts, and its invoices cost what it costs', async () => {
    await setStock(articles.plain, 4)
    const number = await place([
      [articles.plain, 10],
      [articles.express, 2],
    ])
    expect(await stockOf(articles.plain)).toBe(0)
    const seen: Whole[] = []
    for (let day = 0; day < 25; day++) {
      await turn(1, number)
      seen.push(await open(orders.tom, number))
    }
    const partly = seen.find(({ status }) => status === 'partlyDelivered')
    expect(partly).toMatchObject({ restLines: 1 })
    expect(partly?.lines).toMatchObject([
      { ordered: 10, delivered: 4, rest: 6 },
      { ordered: 2, delivered: 2, rest: 0 },
    ])
    const end = await open(orders.tom, number)
    expect(end.status).toBe('invoiced')
    expect(end.lines.map(({ ordered, delivered }) => ordered - delivered)).toEqual([0, 0])
    const invoices = await invoicesOf(orders.tom, number)
    expect(invoices).toHaveLength(2)
    expect(sum(invoices.map(({ total }) => total))).toBe(ore(end.total ?? 0))
  })

  it('to a store is put out and collected there', async () => {
    const number = await place([[articles.plain, 1]], 'EXH')
    const seen = new Set<string>()
    for (let day = 0; day < 8; day++) {
      await turn(1, number)
      for (const { type } of (await open(orders.tom, number)).events) seen.add(type)
    }
    expect(seen.has('MadeReady')).toBe(true)
    expect(seen.has('Dispatched')).toBe(false)
    const { body } = await orders.tom.call<{ readonly store: { readonly locationId: string } }>(
      'GET',
      `/orders/${number}/addresses`,
    )
    expect(body).toMatchObject({ delivery: null, store: { locationId: STORE }, customer: { customerId: '402215' } })
  })

  it('has the address that its goods go to', async () => {
    const listed = (await search(orders.user, { limit: '100' })).data
    const driven = listed.filter(({ deliveryId }) => deliveryId === 'DBI' || deliveryId === 'XXX')
    expect(driven.length).toBeGreaterThan(5)
    for (const { orderNumber } of driven) {
      const { body } = await orders.user.call('GET', `/orders/${orderNumber}/addresses`)
      expect(body).toMatchObject({
        delivery: { address2: expect.stringMatching(/./), postalCode: expect.stringMatching(/^\d{5}$/) },
        store: null,
        customer: { name: 'Lindqvist Rör & Värme AB' },
      })
    }
  })

  it('lives on once, however many look after it', async () => {
    const number = await place([[articles.plain, 1]])
    orders.shop.passTime(5 * 60_000)
    const now = instant(new Date(Date.parse('2026-03-02T09:00:00Z') + 3_600_000).toISOString())
    await Promise.all([liveOn(orders.shop.db, now), liveOn(orders.shop.db, now), liveOn(orders.shop.db, now)])
    expect((await open(orders.tom, number)).events.map(({ type }) => type)).toEqual(['Received', 'Confirmed'])
  })

  it('of an earlier version keeps its number and gets the life that it must have had', async () => {
    const number = await place([[articles.plain, 2]])
    await sql`delete from order_events where order_number = ${number}`.execute(orders.shop.db)
    await sql`delete from order_history where order_number = ${number}`.execute(orders.shop.db)
    expect((await search(orders.tom, { q: number })).total).toBe(0)
    orders.shop.passTime(4 * 60_000)
    const another = await orders.shop.startAnother()
    await another.close()
    expect(await open(orders.tom, number)).toMatchObject({ orderNumber: number, lines: [{ ordered: 2 }] })
    expect((await search(orders.tom, { q: number })).total).toBe(1)
  })
})

describe('cancelling', () => {
  beforeEach(() => setStock(articles.plain, 50))

  const cancel = (caller: Caller, id: string) => caller.call<Whole & Refused>('POST', `/orders/${id}/cancel`)

  it('gives all goods back to stock, once', async () => {
    const number = await place([[articles.plain, 50]])
    expect(await stockOf(articles.plain)).toBe(0)
    const { status, body } = await cancel(orders.tom, number)
    expect([status, body.status, body.isCancellable]).toEqual([200, 'cancelled', false])
    expect(await stockOf(articles.plain)).toBe(50)
    const again = await cancel(orders.tom, number)
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CANCELLABLE'])
    expect(await stockOf(articles.plain)).toBe(50)
    await turn(60, number)
    expect(await invoicesOf(orders.tom, number)).toEqual([])
  })

  it('is too late once all is picked, and no stock comes back', async () => {
    const number = await place([[articles.plain, 5]])
    await turn(2, number)
    const left = await stockOf(articles.plain)
    expect((await cancel(orders.tom, number)).status).toBe(409)
    expect(await stockOf(articles.plain)).toBe(left)
  })

  it('of the rest leaves what was delivered, and only that is invoiced', async () => {
    await setStock(articles.plain, 4)
    const number = await place([[articles.plain, 10]])
    await turn(2, number)
    const { body } = await cancel(orders.tom, number)
    expect(body).toMatchObject({ lines: [{ delivered: 4, cancelled: 6, rest: 0 }] })
    await turn(30, number)
    const order = await open(orders.tom, number)
    const [invoice, ...others] = await invoicesOf(orders.tom, number)
    expect(others).toEqual([])
    expect(ore(invoice?.total ?? 0)).toBe(
      Math.round(ore(order.lines[0]?.lineTotal ?? 0) * 0.4) + ore(order.freight ?? 0),
    )
    expect(await stockOf(articles.plain)).toBe(0)
  })

  it('is for those who ordered, and for the administrator of their company', async () => {
    const orderOf = async (caller: Caller, identity: Identity): Promise<string> =>
      place([[articles.plain, 1]], 'DBI', {}, { caller, identity })
    const administrators = await orderOf(orders.buyeradmin, {
      ...aliRahimi,
      userId: userId('u-buyeradmin'),
      role: 'BUYER_ADMIN',
    })
    expect((await open(orders.user, administrators)).isCancellable).toBe(false)
    const refused = await cancel(orders.user, administrators)
    expect([refused.status, refused.body.code]).toEqual([403, 'CANCELLING_DENIED'])
    const users = await orderOf(orders.user, aliRahimi)
    expect((await open(orders.buyeradmin, users)).isCancellable).toBe(true)
    expect((await cancel(orders.buyeradmin, users)).status).toBe(200)
  })
})
