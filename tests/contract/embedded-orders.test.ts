import { describe, expect, it } from 'vitest'
import { OrderResults } from '#adapters/contract/checkout'
import { decode } from '#application/codecs/codec'
import { cartOf, tomHolm, type Refused } from './support/embedded-shop'
import { tomsShop } from './support/toms-shop'
import { articles, CENTRAL, OTHER_STORE, STORE } from './support/small-catalogue'

interface WireResult {
  readonly success: boolean
  readonly deliveryId: string
  readonly tempOrderId: string | null
  readonly orderItems: readonly {
    readonly articleNumber: string
    readonly quantity: number
    readonly netPrice: number
  }[]
  readonly placedAt: string | null
  readonly orderDetails: { readonly storeId: string | null; readonly warehouseId: string | null } | null
  readonly message: string | null
}

const toms = tomsShop()

const add = (...items: readonly (readonly [article: string, quantity: number, delivery: string])[]) =>
  toms.tom.call(
    'POST',
    `/v2/cart/${toms.cartId}/variants/batch/add`,
    items.map(([articleNumber, quantity, deliveryId]) => ({
      articleNumber,
      quantity,
      deliveryId,
      label: '',
    })),
  )

const order = (orderDetails: object, headers = {}) =>
  toms.tom.call<readonly WireResult[] & Refused>(
    'POST',
    `/v2/cart/${toms.cartId}/checkout`,
    { orderDetails, sendOrderReceipt: true },
    headers,
  )

const warehouse = { warehouseId: CENTRAL }
const store = { storeId: STORE }

describe('ordering a cart', () => {
  it('[CHECKOUT-03] [CHECKOUT-04] [CHECKOUT-05] [ORDER-02] gives each delivery its result and number, and ends the cart', async () => {
    await add([articles.plain, 2, 'DBI'], [articles.plain, 1, 'EXH'])
    const answer = await order({ DBI: warehouse, EXH: store })
    expect(answer.status).toBe(200)
    expect(decode(OrderResults, answer.body)._tag).toBe('Right')
    expect(answer.body).toMatchObject([
      { success: true, deliveryId: 'DBI', orderItems: [{ articleNumber: articles.plain, quantity: 2 }] },
      { success: true, deliveryId: 'EXH', orderItems: [{ articleNumber: articles.plain, quantity: 1 }] },
    ])
    expect(answer.body.map(({ orderDetails }) => orderDetails)).toEqual([
      { storeId: null, warehouseId: CENTRAL },
      { storeId: STORE, warehouseId: null },
    ])
    const numbers = answer.body.map(({ tempOrderId }) => tempOrderId ?? '')
    expect(numbers.every((number) => /^\d{7}$/.test(number))).toBe(true)
    expect(new Set(numbers).size).toBe(2)
    const next = await cartOf(toms.shop.db, tomHolm)
    expect(next.cartId).not.toBe(toms.cartId)
    expect(next.lines).toEqual([])
  })

  it('answers when it took the order, the time that is kept with it', async () => {
    await add([articles.plain, 1, 'DBI'], [articles.plain, 1, 'EXH'])
    const { body } = await order({ DBI: warehouse, EXH: store })
    const kept = await toms.shop.db
      .selectFrom('orders')
      .innerJoin('order_deliveries', 'order_deliveries.order_id', 'orders.order_id')
      .select('orders.placed_at')
      .where('order_number', '=', body[0]?.tempOrderId ?? '')
      .executeTakeFirstOrThrow()
    expect(body.map(({ placedAt }) => placedAt)).toEqual(Array(2).fill(kept.placed_at.toISOString()))
  })

  it('keeps place, day, fields, prices, freight and the sum of rounded lines with it', async () => {
    await add([articles.plain, 3, 'DBI'], [articles.express, 2, 'DBI'])
    const fields = { goodsMark: 'Kvarnen trapp C', mobile: '070-555 01 42' }
    const { body } = await order({ DBI: { ...warehouse, requestedDeliveryDate: '2026-03-04', fields } })
    const number = body[0]?.tempOrderId ?? ''
    const delivery = await toms.shop.db
      .selectFrom('order_deliveries')
      .selectAll()
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow()
    expect(delivery).toMatchObject({
      delivery_id: 'DBI',
      warehouse_id: CENTRAL,
      store_id: null,
      requested_delivery_date: '2026-03-04',
      fields,
    })
    const lines = await toms.shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_number', '=', number)
      .orderBy('position')
      .execute()
    expect(lines.map((line) => [line.article_number, line.quantity])).toEqual([
      [articles.plain, 3],
      [articles.express, 2],
    ])
    expect(lines.every((line) => line.line_total === Math.round(line.net_price * line.quantity * 100) / 100)).toBe(true)
    expect(delivery.freight).toBe(195)
    expect(delivery.total).toBe(lines.reduce((sum, line) => sum + line.line_total, delivery.freight))
    expect(body[0]?.orderItems.map(({ netPrice }) => netPrice)).toEqual(lines.map((line) => line.net_price))
  })

  it('prices again: what it costs now counts, not what it cost in the cart', async () => {
    await add([articles.plain, 1, 'DBI'])
    const shown = (await cartOf(toms.shop.db, tomHolm)).lines[0]?.article?.price?.netPrice ?? 0
    const rise = (factor: number) =>
      toms.shop.db
        .updateTable('variants')
        .set({ list_price: 100 * factor })
        .where('article_number', '=', articles.plain)
        .execute()
    await rise(3)
    const { body } = await order({ DBI: warehouse })
    await rise(1)
    expect(body[0]?.orderItems[0]?.netPrice).toBeGreaterThan(shown * 2)
  })

  it('is left alone when it costs another sum than the one its buyer was shown', async () => {
    await add([articles.plain, 2, 'DBI'])
    const shown = (await cartOf(toms.shop.db, tomHolm)).lines[0]?.article?.price?.netPrice ?? 0
    const orderAt = (expectedTotal: number) =>
      toms.tom.call<readonly WireResult[] & Refused>('POST', `/v2/cart/${toms.cartId}/checkout`, {
        orderDetails: { DBI: warehouse },
        sendOrderReceipt: true,
        expectedTotal,
      })
    const total = Math.round(shown * 200 + 19_500) / 100
    const refused = await orderAt(shown)
    expect([refused.status, refused.body.code]).toEqual([412, 'TOTAL_CHANGED'])
    expect((await cartOf(toms.shop.db, tomHolm)).lines).toHaveLength(1)
    expect((await orderAt(total)).body).toMatchObject([{ success: true }])
  })

  it('leaves what is not included in the cart', async () => {
    await add([articles.plain, 1, 'DBI'], [articles.plain, 1, 'EXH'])
    await toms.tom.call('PUT', `/v2/cart/${toms.cartId}/delivery/EXH/includeInOrder`, { isIncludedInOrder: false })
    const { body } = await order({ DBI: warehouse })
    expect(body.map(({ deliveryId, success }) => [deliveryId, success])).toEqual([['DBI', true]])
    const rest = await cartOf(toms.shop.db, tomHolm)
    expect([rest.cartId, rest.lines.map(({ deliveryId }) => deliveryId)]).toEqual([toms.cartId, ['EXH']])
  })
})

describe('a delivery that cannot be ordered', () => {
  const refusals: readonly (readonly [string, readonly [string, number, string], object, RegExp])[] = [
    ['the store does not hold enough', [articles.scarceInStore, 3, 'EXH'], { EXH: store }, /Butiken har 2/],
    ['no store is named', [articles.plain, 1, 'EXH'], { EXH: warehouse }, /Välj en butik/],
    ['the store does not exist', [articles.plain, 1, 'EXH'], { EXH: { storeId: '999' } }, /Välj en butik/],
    [
      'the article is not sold in that store',
      [articles.onlyWhereStocked, 1, 'EXH'],
      { EXH: store },
      /den valda butiken/,
    ],
    ['the article cannot go by express', [articles.plain, 1, 'XXX'], { XXX: warehouse }, /express/],
    ['the article is running out', [articles.discontinued, 5, 'DBI'], { DBI: warehouse }, /utgår/],
    [
      'nothing arrives on the day',
      [articles.plain, 1, 'DBI'],
      { DBI: { ...warehouse, requestedDeliveryDate: '2026-03-07' } },
      /valda dagen/,
    ],
    [
      'a field is too long',
      [articles.plain, 1, 'DBI'],
      { DBI: { ...warehouse, fields: { goodsMark: 'x'.repeat(36) } } },
      /för lång/,
    ],
    [
      'the telephone number is none',
      [articles.plain, 1, 'DBI'],
      { DBI: { ...warehouse, fields: { mobile: 'abcdefgh' } } },
      /inget telefonnummer/,
    ],
    ['nothing is said of it', [articles.plain, 1, 'DBI'], {}, /saknas/],
  ]

  it.each(refusals)('stays in the cart with its reason when %s', async (_reason, line, details, message) => {
    await add(line)
    const { status, body } = await order(details)
    expect(status).toBe(200)
    expect(body).toMatchObject([{ success: false, deliveryId: line[2], tempOrderId: null, orderItems: [] }])
    expect(body[0]?.message).toMatch(message)
    expect(
      (await cartOf(toms.shop.db, tomHolm)).lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    ).toEqual([[line[0], line[1]]])
  })

  it('does not hold back the others: ordered and remaining make what was submitted', async () => {
    const submitted = [
      [articles.plain, 2, 'DBI'],
      [articles.scarceInStore, 3, 'EXH'],
      [articles.express, 1, 'XXX'],
    ] as const
    await add(...submitted)
    const { body } = await order({ DBI: warehouse, EXH: store, XXX: warehouse })
    expect(body.map(({ deliveryId, success }) => [deliveryId, success])).toEqual([
      ['DBI', true],
      ['EXH', false],
      ['XXX', true],
    ])
    const rest = await cartOf(toms.shop.db, tomHolm)
    const ordered = body.flatMap((result) =>
      result.orderItems.map((item) => `${item.quantity} ${item.articleNumber} ${result.deliveryId}`),
    )
    const remaining = rest.lines.map((line) => `${line.quantity} ${line.articleNumber} ${line.deliveryId}`)
    expect([...ordered, ...remaining].toSorted()).toEqual(
      submitted.map(([article, quantity, delivery]) => `${quantity} ${article} ${delivery}`).toSorted(),
    )
    expect(rest.deliveryIdsInOrder).toEqual(['EXH'])
    const again = await order({ EXH: { storeId: OTHER_STORE } })
    expect(again.body[0]?.success).toBe(false)
  })
})

describe('an express delivery', () => {
  const HOUR = 3_600_000
  const messages = [
    'Expressutkörning går att beställa på leveransdagar mellan 07:00 och 15:00.',
    'Express till butik går att beställa på leveransdagar mellan 07:00 och 16:00.',
  ]
  const orderAfter = async (hours: number) => {
    await toms.begin()
    await add([articles.express, 1, 'XXX'], [articles.express, 1, 'EXB'], [articles.plain, 1, 'DBI'])
    toms.shop.passTime(hours * HOUR)
    // A session does not last that long.
    const { call } = await toms.shop.as('tom')
    const { body } = await call<readonly WireResult[]>('POST', `/v2/cart/${toms.cartId}/checkout`, {
      orderDetails: { DBI: warehouse, XXX: warehouse, EXB: store },
      sendOrderReceipt: false,
    })
    toms.shop.passTime(-hours * HOUR)
    return body.map(({ success, message }) => (success ? 'ordered' : message))
  }

  it('[DELIVERY-17] [DELIVERY-18] is refused outside of its hours, each kind by its own', async () => {
    expect(await orderAfter(-2)).toEqual(['ordered', 'ordered', 'ordered'])
    expect(await orderAfter(6)).toEqual(['ordered', messages[0], 'ordered'])
  })

  it.each([-3, 7])('[DELIVERY-17] is refused before and after the hours of both: at nine and %i', async (hours) => {
    expect(await orderAfter(hours)).toEqual(['ordered', ...messages])
  })

  it('[DELIVERY-19] is refused on a day without deliveries', async () => {
    expect(await orderAfter(5 * 24)).toEqual(['ordered', ...messages])
  })
})

describe('a day for which it is too late', () => {
  const HOUR = 3_600_000
  const TOMORROW = '2026-03-03'
  /** Orders at so many hours after nine. */
  const orderAfter = async (hours: number, requestedDeliveryDate: string | undefined) => {
    toms.shop.passTime(hours * HOUR)
    const { call } = await toms.shop.as('tom')
    const { body } = await call<readonly WireResult[]>('POST', `/v2/cart/${toms.cartId}/checkout`, {
      orderDetails: { DBI: { ...warehouse, requestedDeliveryDate } },
      sendOrderReceipt: false,
    })
    toms.shop.passTime(-hours * HOUR)
    return body.map(({ success, message }) => (success ? 'ordered' : message))
  }

  it.each([
    [6, TOMORROW, 'ordered'],
    [7, TOMORROW, 'Det går inte att leverera den valda dagen.'],
    [7, '2026-03-04', 'ordered'],
  ])('is refused: %i hours after nine for %s', async (hours, day, outcome) => {
    await add([articles.plain, 1, 'DBI'])
    expect(await orderAfter(hours, day)).toEqual([outcome])
  })

  it('is refused also where it was asked for in the cart in time', async () => {
    await add([articles.plain, 1, 'DBI'])
    const asked = await toms.tom.call('PUT', `/v2/cart/${toms.cartId}/delivery/DBI`, {
      requestedDeliveryDate: TOMORROW,
    })
    expect(asked.status).toBe(200)
    expect(await orderAfter(7, undefined)).toEqual(['Det går inte att leverera den valda dagen.'])
    expect((await cartOf(toms.shop.db, tomHolm)).lines).toHaveLength(1)
  })

  it('cannot be asked for in the cart', async () => {
    await add([articles.plain, 1, 'DBI'])
    toms.shop.passTime(7 * HOUR)
    const { call } = await toms.shop.as('tom')
    const { status } = await call('PUT', `/v2/cart/${toms.cartId}/delivery/DBI`, {
      requestedDeliveryDate: TOMORROW,
    })
    toms.shop.passTime(-7 * HOUR)
    expect(status).toBe(422)
  })
})

describe('an order as a whole', () => {
  it('[PERM-14] is denied to users who may not order', async () => {
    const nekad = await toms.shop.as('nekad')
    const answer = await nekad.call('POST', '/v2/cart/vilken/checkout', { orderDetails: {}, sendOrderReceipt: false })
    expect([answer.status, answer.body.code]).toEqual([403, 'ORDERING_DENIED'])
  })

  it('[CUSTOMER-19] is refused to a suspended customer, and the cart stays', async () => {
    const suspend = (is_suspended: boolean) =>
      toms.shop.db.updateTable('customers').set({ is_suspended }).where('customer_id', '=', '402215').execute()
    await add([articles.plain, 1, 'DBI'])
    await suspend(true)
    const { status, body } = await order({ DBI: warehouse })
    await suspend(false)
    expect([status, body.code, body.message]).toEqual([
      403,
      'CUSTOMER_SUSPENDED',
      'Ert kundkonto är spärrat. Kontakta oss för hjälp.',
    ])
    expect((await cartOf(toms.shop.db, tomHolm)).lines).toHaveLength(1)
  })

  it('is refused when there is nothing to order, and when a delivery names two places', async () => {
    expect((await order({})).body.code).toBe('NOTHING_TO_ORDER')
    await add([articles.plain, 1, 'DBI'])
    expect((await order({ DBI: { ...warehouse, ...store } })).body.code).toBe('INVALID_PLACE')
    expect((await order({ DBI: { ...warehouse, fields: { okänt: 'x' } } })).status).toBe(400)
  })

  it('is the same one for the same key, and another content is refused', async () => {
    await add([articles.plain, 1, 'DBI'], [articles.plain, 1, 'EXH'])
    const headers = { 'idempotency-key': `order-${toms.cartId}` }
    const first = await order({ DBI: warehouse }, headers)
    expect(first.body.map(({ success }) => success)).toEqual([true, false])
    expect((await order({ DBI: warehouse }, headers)).body).toEqual(first.body)
    const other = await order({ DBI: warehouse, EXH: store }, headers)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const retried = await order({ EXH: store }, { 'idempotency-key': `again-${toms.cartId}` })
    expect(retried.body.map(({ success }) => success)).toEqual([true])
    expect((await order({ DBI: warehouse }, headers)).body).toEqual(first.body)
  })

  it('hides prices from users who may not see them, yet keeps them', async () => {
    await toms.shop.db
      .updateTable('users')
      .set({ permission_denies: JSON.stringify(['EJ_SE_PRISER']) })
      .where('user_id', '=', 'u-tom')
      .execute()
    const blind = await toms.shop.as('tom')
    await add([articles.plain, 1, 'DBI'])
    const { body } = await blind.call<readonly WireResult[]>('POST', `/v2/cart/${toms.cartId}/checkout`, {
      orderDetails: { DBI: warehouse },
      sendOrderReceipt: false,
    })
    await toms.shop.db.updateTable('users').set({ permission_denies: '[]' }).where('user_id', '=', 'u-tom').execute()
    expect(body[0]?.orderItems[0]?.netPrice).toBe(0)
    const line = await toms.shop.db
      .selectFrom('order_lines')
      .select('net_price')
      .where('order_number', '=', body[0]?.tempOrderId ?? '')
      .executeTakeFirstOrThrow()
    expect(line.net_price).toBeGreaterThan(0)
  })
})
