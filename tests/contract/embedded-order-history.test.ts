import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import type { PermissionDeny } from '#domain/session/session'
import { instant, userId } from '#domain/kernel/ids'
import type { Identity } from '#adapters/embedded/auth/identity'
import { orderStatuses } from '#domain/order/order-status'
import { liveOn } from '#adapters/embedded/order-history/live-on'
import {
  aliRahimi,
  openEmbeddedShop,
  tomHolm,
  type Caller,
  type EmbeddedShop,
  type Refused,
} from './support/embedded-shop'
import { cartAnew } from './support/toms-shop'
import { articles, CENTRAL, STORE } from './support/small-catalogue'

interface Listed {
  readonly orderNumber: string
  readonly tempOrderId: string
  readonly customerId: string
  readonly placedAt: string
  readonly status: string
  readonly restLines: number
  readonly deliveryDay: string | null
  readonly total: number | null
  readonly isCancellable: boolean
  readonly goodsMark: string | null
  readonly reference: string | null
  readonly project: { readonly projectId: string; readonly name: string } | null
}
interface Page {
  readonly data: readonly Listed[]
  readonly total: number
}
interface Whole extends Listed {
  readonly freight: number | null
  readonly lines: readonly {
    readonly articleNumber: string
    readonly name: string
    readonly label: string
    readonly ordered: number
    readonly delivered: number
    readonly cancelled: number
    readonly rest: number
    readonly lineTotal: number | null
  }[]
  readonly shipments: readonly {
    readonly stage: string
    readonly trackingNumber: string | null
    readonly lines: readonly { readonly position: number; readonly quantity: number }[]
  }[]
  readonly events: readonly { readonly type: string; readonly at: string }[]
}
interface Invoiced {
  readonly number: string
  readonly issuedOn: string
  readonly dueOn: string
  readonly total: number
  readonly open: number
  readonly credits: readonly { readonly total: number }[]
}

let shop: EmbeddedShop
let tom: Caller
let user: Caller
let buyeradmin: Caller
let siteadmin: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  tom = await shop.as('tom')
  user = await shop.as('user')
  buyeradmin = await shop.as('buyeradmin')
  siteadmin = await shop.as('siteadmin')
  await give('104830', 12)
  await give('220417', 12)
})
afterAll(() => shop.close())

/** Makes the latest orders of the plumber those of another customer: the small catalogue has none of their goods. */
const give = async (customer: string, count: number) => {
  const { rows } = await sql<{ order_number: string }>`
    update order_history set customer_id = ${customer} where order_number in (
      select order_number from order_history where customer_id = '104822' order by placed_at desc limit ${count}::int)
    returning order_number`.execute(shop.db)
  const numbers = rows.map((row) => row.order_number)
  await sql`update orders set customer_id = ${customer}, project_id = '' from order_deliveries
    where order_deliveries.order_id = orders.order_id and order_number = any(${numbers}::text[])`.execute(shop.db)
  await sql`update order_invoices set customer_id = ${customer} where order_number = any(${numbers}::text[])`.execute(
    shop.db,
  )
}

const search = async (caller: Caller, query: Readonly<Record<string, string>> = {}) =>
  (await caller.call<Page>('GET', `/orders/search?${new URLSearchParams(query).toString()}`)).body
const open = async (caller: Caller, id: string) => (await caller.call<Whole>('GET', `/orders/${id}`)).body
const invoicesOf = async (caller: Caller, id: string) =>
  (await caller.call<readonly Invoiced[]>('GET', `/orders/${id}/invoices`)).body
const turn = (days: number, orderNumber: string) => siteadmin.call('POST', '/orders/clock', { days, orderNumber })
const ore = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((so, amount) => so + ore(amount), 0)

/** An order of one delivery, Tom's unless another is named. @returns the number that the checkout answers */
const place = async (
  items: readonly (readonly [article: string, quantity: number, label?: string])[],
  deliveryId: 'DBI' | 'EXH' = 'DBI',
  fields: object = {},
  { caller, identity }: { readonly caller: Caller; readonly identity: Identity } = { caller: tom, identity: tomHolm },
): Promise<string> => {
  const cartId = await cartAnew(shop, caller, identity)
  await caller.call(
    'POST',
    `/v2/cart/${cartId}/variants/batch/add`,
    items.map(([articleNumber, quantity, label = '']) => ({ articleNumber, quantity, deliveryId, label })),
  )
  const placed = await caller.call<readonly { readonly tempOrderId: string }[]>('POST', `/v2/cart/${cartId}/checkout`, {
    orderDetails: {
      [deliveryId]: { ...(deliveryId === 'DBI' ? { warehouseId: CENTRAL } : { storeId: STORE }), fields },
    },
    sendOrderReceipt: false,
  })
  expect(placed.status).toBe(200)
  return placed.body[0]?.tempOrderId ?? ''
}

const stockOf = async (article: string, location = CENTRAL): Promise<number> =>
  (
    await shop.db
      .selectFrom('stock')
      .select('quantity')
      .where('article_number', '=', article)
      .where('location_id', '=', location)
      .executeTakeFirstOrThrow()
  ).quantity
const setStock = (article: string, quantity: number, location = CENTRAL) =>
  shop.db
    .updateTable('stock')
    .set({ quantity, availability: 'green', stocked: true })
    .where('article_number', '=', article)
    .where('location_id', '=', location)
    .execute()

const deny = (userId: string, denies: readonly PermissionDeny[]) =>
  shop.db
    .updateTable('user_customers')
    .set({ permission_denies: JSON.stringify(denies) })
    .where('user_id', '=', userId)
    .execute()

describe('an order that is placed', () => {
  beforeEach(() => setStock(articles.plain, 100))

  it('lives from its receipt to its paid invoice, day by day', async () => {
    const temporary = await place([[articles.plain, 3]], 'DBI', { goodsMark: 'Stam 3' })
    expect(await open(tom, temporary)).toMatchObject({
      orderNumber: temporary,
      status: 'received',
      deliveryDay: '2026-03-03',
      goodsMark: 'Stam 3',
      isCancellable: true,
    })
    const seen: string[] = []
    for (let day = 0; day < 50; day++) {
      await turn(1, temporary)
      const { status } = await open(tom, temporary)
      if (seen.at(-1) !== status) seen.push(status)
    }
    const order = await open(tom, temporary)
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
    const [invoice] = await invoicesOf(tom, temporary)
    expect(invoice).toMatchObject({ total: order.total, open: 0 })
    expect(Date.parse(invoice?.dueOn ?? '') - Date.parse(invoice?.issuedOn ?? '')).toBe(30 * 86_400_000)
  })

  it('is led to by the number of the checkout when it has one of its own', async () => {
    const temporary = await place([[articles.plain, 1]])
    const before = await tom.call<{ readonly orderId: string }>('GET', `/orders/getOrderId/${temporary}`)
    expect(before.body.orderId).toBe(temporary)
    await turn(1, temporary)
    const { orderId } = (await tom.call<{ readonly orderId: string }>('GET', `/orders/getOrderId/${temporary}`)).body
    expect(orderId).toMatch(/^\d{7}$/)
    expect(orderId).not.toBe(temporary)
    expect(await open(tom, orderId)).toEqual(await open(tom, temporary))
    expect(await search(tom, { q: orderId })).toMatchObject({ total: 1, data: [{ tempOrderId: temporary }] })
    expect((await search(tom, { q: temporary })).total).toBe(1)
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
      seen.push(await open(tom, number))
    }
    const partly = seen.find(({ status }) => status === 'partlyDelivered')
    expect(partly).toMatchObject({ restLines: 1 })
    expect(partly?.lines).toMatchObject([
      { ordered: 10, delivered: 4, rest: 6 },
      { ordered: 2, delivered: 2, rest: 0 },
    ])
    const end = await open(tom, number)
    expect(end.status).toBe('invoiced')
    expect(end.lines.map(({ ordered, delivered }) => ordered - delivered)).toEqual([0, 0])
    const invoices = await invoicesOf(tom, number)
    expect(invoices).toHaveLength(2)
    expect(sum(invoices.map(({ total }) => total))).toBe(ore(end.total ?? 0))
  })

  it('to a store is put out and collected there', async () => {
    const number = await place([[articles.plain, 1]], 'EXH')
    const seen = new Set<string>()
    for (let day = 0; day < 8; day++) {
      await turn(1, number)
      for (const { type } of (await open(tom, number)).events) seen.add(type)
    }
    expect(seen.has('MadeReady')).toBe(true)
    expect(seen.has('Dispatched')).toBe(false)
    const { body } = await tom.call<{ readonly store: { readonly locationId: string } }>(
      'GET',
      `/orders/${number}/addresses`,
    )
    expect(body).toMatchObject({ delivery: null, store: { locationId: STORE }, customer: { customerId: '402215' } })
  })

  it('has the address that its goods go to', async () => {
    const { body } = await user.call<{ readonly delivery: { readonly postalCode: string } }>(
      'GET',
      `/orders/${(await search(user)).data[0]?.orderNumber}/addresses`,
    )
    expect(body).toMatchObject({ customer: { name: 'Lindqvist Rör & Värme AB' } })
  })

  it('lives on once, however many look after it', async () => {
    const number = await place([[articles.plain, 1]])
    shop.passTime(5 * 60_000)
    const now = instant(new Date(Date.parse('2026-03-02T09:00:00Z') + 3_600_000).toISOString())
    await Promise.all([liveOn(shop.db, now), liveOn(shop.db, now), liveOn(shop.db, now)])
    expect((await open(tom, number)).events.map(({ type }) => type)).toEqual(['Received', 'Confirmed'])
  })

  it('of an earlier version keeps its number and gets the life that it must have had', async () => {
    const number = await place([[articles.plain, 2]])
    await sql`delete from order_events where order_number = ${number}`.execute(shop.db)
    await sql`delete from order_history where order_number = ${number}`.execute(shop.db)
    expect((await search(tom, { q: number })).total).toBe(0)
    shop.passTime(4 * 60_000)
    const another = await shop.startAnother()
    await another.close()
    expect(await open(tom, number)).toMatchObject({ orderNumber: number, lines: [{ ordered: 2 }] })
    expect((await search(tom, { q: number })).total).toBe(1)
  })
})

describe('cancelling', () => {
  beforeEach(() => setStock(articles.plain, 50))

  const cancel = (caller: Caller, id: string) => caller.call<Whole & Refused>('POST', `/orders/${id}/cancel`)

  it('gives all goods back to stock, once', async () => {
    const number = await place([[articles.plain, 50]])
    expect(await stockOf(articles.plain)).toBe(0)
    const { status, body } = await cancel(tom, number)
    expect([status, body.status, body.isCancellable]).toEqual([200, 'cancelled', false])
    expect(await stockOf(articles.plain)).toBe(50)
    const again = await cancel(tom, number)
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_CANCELLABLE'])
    expect(await stockOf(articles.plain)).toBe(50)
    await turn(60, number)
    expect(await invoicesOf(tom, number)).toEqual([])
  })

  it('is too late once all is picked, and no stock comes back', async () => {
    const number = await place([[articles.plain, 5]])
    await turn(2, number)
    const left = await stockOf(articles.plain)
    expect((await cancel(tom, number)).status).toBe(409)
    expect(await stockOf(articles.plain)).toBe(left)
  })

  it('of the rest leaves what was delivered, and only that is invoiced', async () => {
    await setStock(articles.plain, 4)
    const number = await place([[articles.plain, 10]])
    await turn(2, number)
    const { body } = await cancel(tom, number)
    expect(body).toMatchObject({ lines: [{ delivered: 4, cancelled: 6, rest: 0 }] })
    await turn(30, number)
    const order = await open(tom, number)
    const [invoice, ...others] = await invoicesOf(tom, number)
    expect(others).toEqual([])
    expect(ore(invoice?.total ?? 0)).toBe(
      Math.round(ore(order.lines[0]?.lineTotal ?? 0) * 0.4) + ore(order.freight ?? 0),
    )
    expect(await stockOf(articles.plain)).toBe(0)
  })

  it('is for those who ordered, and for the administrator of their company', async () => {
    const orderOf = async (caller: Caller, identity: Identity): Promise<string> =>
      place([[articles.plain, 1]], 'DBI', {}, { caller, identity })
    const administrators = await orderOf(buyeradmin, {
      ...aliRahimi,
      userId: userId('u-buyeradmin'),
      role: 'BUYER_ADMIN',
    })
    expect((await open(user, administrators)).isCancellable).toBe(false)
    const refused = await cancel(user, administrators)
    expect([refused.status, refused.body.code]).toEqual([403, 'CANCELLING_DENIED'])
    const users = await orderOf(user, aliRahimi)
    expect((await open(buyeradmin, users)).isCancellable).toBe(true)
    expect((await cancel(buyeradmin, users)).status).toBe(200)
  })
})

describe('the order history', () => {
  it('answers a page and how many there are, the newest first', async () => {
    const all = await search(user, { limit: '100' })
    expect(all.total).toBeGreaterThan(20)
    const page = await search(user, { limit: '5', offset: '3' })
    expect(page).toEqual({ data: all.data.slice(3, 8), total: all.total })
    expect((await search(user)).data).toHaveLength(15)
    expect(all.data.map(({ placedAt }) => placedAt)).toEqual(
      all.data
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    )
    const oldest = await search(user, { sort: 'oldest', limit: '100' })
    expect(oldest.data).toEqual(all.data.toReversed())
    const totals = (await search(user, { sort: 'highestTotal', limit: '100' })).data.map(({ total }) => total ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  })

  const words = (text: string): readonly string[] =>
    text
      .toLowerCase()
      .split(/[^a-zåäöéü0-9]+/)
      .filter((word) => word !== '')

  it('finds what a plain look through all orders finds', async () => {
    const listed = (await search(user, { limit: '100' })).data
    const wholes = await Promise.all(listed.map(({ orderNumber }) => open(user, orderNumber)))
    const wordsOf = wholes.map((order) =>
      words(
        [
          ...[order.orderNumber, order.tempOrderId, order.goodsMark, order.reference],
          ...[order.project?.projectId, order.project?.name],
          ...order.lines.flatMap(({ articleNumber, name, label }) => [articleNumber, name, label]),
        ].join(' '),
      ),
    )
    const someWord = fc
      .constantFrom(...new Set(wordsOf.flat()))
      .chain((word) => fc.integer({ min: 1, max: word.length }).map((end) => word.slice(0, end)))
    const day = fc.constantFrom(...listed.map(({ placedAt }) => placedAt.slice(0, 10)))
    await fc.assert(
      fc.asyncProperty(
        fc.array(someWord, { maxLength: 3 }),
        fc.option(fc.constantFrom(...orderStatuses), { nil: undefined }),
        fc.option(day, { nil: undefined }),
        fc.option(day, { nil: undefined }),
        async (typed, status, from, to) => {
          fc.pre(from === undefined || to === undefined || from <= to)
          const expected = listed.filter(
            (order, index) =>
              typed.every((word) => wordsOf[index]?.some((own) => own.startsWith(word))) &&
              (status === undefined || order.status === status) &&
              (from === undefined || order.placedAt.slice(0, 10) >= from) &&
              (to === undefined || order.placedAt.slice(0, 10) <= to),
          )
          const found = await search(user, {
            limit: '100',
            q: typed.join(' '),
            ...(status === undefined ? {} : { orderStatus: status }),
            ...(from === undefined ? {} : { fromDate: from }),
            ...(to === undefined ? {} : { toDate: to }),
          })
          expect(found).toEqual({ data: expected, total: expected.length })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('tells the orders of all customers of a user who asks for them, and of no others', async () => {
    const [here, there, all] = await Promise.all(
      ['', 'kund:104830', 'kund:alla'].map(async (q) => search(buyeradmin, { q, limit: '100' })),
    )
    expect(new Set(there?.data.map(({ customerId }) => customerId))).toEqual(new Set(['104830']))
    expect(all?.total).toBe((here?.total ?? 0) + (there?.total ?? 0))
    expect(await search(buyeradmin, { q: 'kund:220417' })).toEqual({ data: [], total: 0 })
    expect((await search(user, { q: 'kund:alla' })).total).toBe(here?.total)
  })

  it.each([
    ['a text of ten thousand characters', { q: 'x'.repeat(10_000) }, 'q'],
    ['no number as limit', { limit: 'många' }, 'limit'],
    ['a page of none', { limit: '0' }, 'limit'],
    ['a page of too many', { limit: '101' }, 'limit'],
    ['a negative offset', { offset: '-1' }, 'offset'],
    ['a number with an exponent', { offset: '1e3' }, 'offset'],
    ['a day that does not exist', { fromDate: '2026-02-30' }, 'fromDate'],
    ['a day in another form', { toDate: '3/4 2026' }, 'toDate'],
    ['days in the wrong order', { fromDate: '2026-03-02', toDate: '2026-03-01' }, 'toDate'],
    ['an unknown status', { orderStatus: 'lost' }, 'orderStatus'],
    ['SQL as a status', { orderStatus: "' or 1=1 --" }, 'orderStatus'],
    ['an unknown order', { sort: 'total; drop table orders' }, 'sort'],
  ])('refuses %s by its name', async (_, query, path) => {
    const answer = await user.call('GET', `/orders/search?${new URLSearchParams(query).toString()}`)
    expect(answer.status).toBe(400)
    expect(answer.body.details).toMatchObject([{ path, message: expect.stringMatching(/^(Ska|Får) /) }])
  })

  test.prop([fc.string({ maxLength: 200, unit: 'grapheme' })], { numRuns: 40 })(
    'answers whatever is typed',
    async (q) => {
      fc.pre(!q.includes('\0'))
      expect((await user.call('GET', `/orders/search?${new URLSearchParams({ q }).toString()}`)).status).toBe(200)
    },
  )
})

describe('who may see what', () => {
  const everywhere = (id: string) =>
    [
      '/orders/search',
      `/orders/${id}`,
      `/orders/${id}/addresses`,
      `/orders/${id}/invoices`,
      `/orders/getOrderId/${id}`,
    ] as const

  it('answers an order of another customer as one that is not there', async () => {
    const foreign = (await search(await shop.as('nyrorhord'))).data[0]?.orderNumber ?? ''
    expect(foreign).not.toBe('')
    for (const path of everywhere(foreign).slice(1)) {
      const answer = await user.call('GET', path)
      const absent = await user.call('GET', path.replace(foreign, '1000000'))
      expect([answer.status, answer.body]).toEqual([404, absent.body])
    }
    expect((await user.call('POST', `/orders/${foreign}/cancel`)).status).toBe(404)
    expect((await search(user, { q: foreign })).total).toBe(0)
  })

  it('refuses everything to those who are denied order history, and a log-in to visitors', async () => {
    const nekad = await shop.as('nekad')
    const own = (await search(buyeradmin, { q: 'kund:104830' })).data[0]?.orderNumber ?? ''
    for (const path of everywhere(own)) {
      const { status, body } = await nekad.call('GET', path)
      expect([status, body.code]).toEqual([403, 'ORDER_HISTORY_DENIED'])
      expect((await shop.visitor.call('GET', path)).status).toBe(401)
    }
    expect((await nekad.call('GET', '/orders/financial-follow-up')).status).toBe(403)
  })

  it('tells no price to those who may not see prices, nor by the order of a list', async () => {
    await deny('u-nekad', ['EJ_SE_PRISER'])
    const nekad = await shop.as('nekad')
    const { data } = await search(nekad, { limit: '100' })
    expect(data.length).toBeGreaterThan(0)
    for (const { orderNumber, total } of data) {
      expect(total).toBeNull()
      const texts = JSON.stringify([await open(nekad, orderNumber), await invoicesOf(nekad, orderNumber)])
      expect(texts).not.toMatch(/"(total|amount|netPrice|lineTotal|alloyingTotal|freight|open)":[^n]/)
    }
    for (const sort of ['highestTotal', 'lowestTotal'])
      expect((await nekad.call('GET', `/orders/search?sort=${sort}`)).body.code).toBe('PRICES_DENIED')
    expect((await nekad.call('GET', '/orders/financial-follow-up')).body.code).toBe('FINANCIAL_FOLLOW_UP_DENIED')
  })

  it('tells no follow-up to those who are denied it', async () => {
    await deny('u-nekad', ['EJ_SE_EKONOMISK_UPPFÖLJNING'])
    const nekad = await shop.as('nekad')
    const { status, body } = await nekad.call('GET', '/orders/financial-follow-up')
    expect([status, body.code]).toEqual([403, 'FINANCIAL_FOLLOW_UP_DENIED'])
    expect((await nekad.call('GET', '/orders/search')).status).toBe(200)
  })

  it('lets nobody but a site administrator of a demo turn the clock', async () => {
    for (const caller of [tom, buyeradmin, await shop.as('seller')])
      expect((await caller.call('POST', '/orders/clock', { days: 1 })).status).toBe(403)
    for (const days of [-1, 0.5, 367, '1'])
      expect((await siteadmin.call('POST', '/orders/clock', { days })).status).toBe(400)
    const real = await shop.startAnother({ isDemo: false })
    const token = (await shop.logIn('siteadmin')).body.AuthenticationResult.AccessToken
    const answer = await real.inject({
      method: 'POST',
      url: '/orders/clock',
      headers: { authorization: `Bearer ${token}` },
      payload: { days: 1 },
    })
    await real.close()
    expect(answer.statusCode).toBe(404)
  })
})

describe('the financial follow-up', () => {
  it('sums up what was ordered, less what was cancelled or credited, and tells what is to be paid', async () => {
    const { body } = await user.call<{
      readonly spending: readonly { readonly month: string; readonly amount: number }[]
      readonly openInvoices: readonly { readonly dueOn: string; readonly open: number }[]
    }>('GET', '/orders/financial-follow-up')
    const listed = (await search(user, { limit: '100', fromDate: '2024-03-01' })).data
    let expected = 0
    let unpaid = 0
    for (const order of listed) {
      if (order.status === 'cancelled') continue
      const invoices = await invoicesOf(user, order.orderNumber)
      const whole = await open(user, order.orderNumber)
      const cancelled = whole.lines.reduce(
        (so, line) => so + Math.round((ore(line.lineTotal ?? 0) * line.cancelled) / line.ordered),
        0,
      )
      expected +=
        ore(order.total ?? 0) - cancelled - sum(invoices.flatMap(({ credits }) => credits.map(({ total }) => total)))
      unpaid += sum(invoices.map((invoice) => invoice.open))
    }
    expect(sum(body.spending.map(({ amount }) => amount))).toBe(expected)
    expect(sum(body.openInvoices.map((invoice) => invoice.open))).toBe(unpaid)
    const due = body.openInvoices.map(({ dueOn }) => dueOn)
    expect(due).toEqual(due.toSorted())
    expect(body.spending.every(({ month }) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toBe(true)
  })
})
