import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '#application/codecs/codec'
import { Day } from '#application/codecs/values'
import type { OrderRequest } from '#domain/checkout/checkout'
import { orderOutcome } from '#domain/checkout/placing'
import { articleNumber, cartId, commandId, locationId } from '#domain/kernel/ids'
import { money, noMoney } from '#domain/kernel/money'
import { answerOf, configOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const day = E.getOrElseW(() => {
  throw new Error('no day')
})(decode(Day, '2026-06-03'))

const cart = cartId('c1')

const request: OrderRequest = {
  cartId: cart,
  details: {
    DBI: {
      place: { tag: 'Warehouse', warehouseId: locationId('C01') },
      destination: undefined,
      requestedDeliveryDate: day,
      fields: { goodsMark: 'Kvarnen' },
    },
    EXH: {
      place: { tag: 'Store', storeId: locationId('S01') },
      destination: undefined,
      requestedDeliveryDate: undefined,
      fields: {},
    },
  },
  total: noMoney,
  sendOrderReceipt: true,
  shortages: [],
}

const orderBody = {
  orderDetails: {
    DBI: { warehouseId: 'C01', requestedDeliveryDate: '2026-06-03', fields: { goodsMark: 'Kvarnen' } },
    EXH: { storeId: 'S01' },
  },
  sendOrderReceipt: true,
}

const wireResults = [
  {
    success: true,
    deliveryId: 'DBI',
    tempOrderId: '7000123',
    orderItems: [{ articleNumber: '4208103', quantity: 2, netPrice: 184.5 }],
    freight: 195,
    placedAt: '2026-06-02T08:15:00.000Z',
  },
  { success: false, deliveryId: 'EXH', tempOrderId: null, orderItems: [], message: 'Slut i butiken' },
]

const results = [
  {
    tag: 'Placed',
    deliveryId: 'DBI',
    tempOrderId: '7000123',
    orderItems: [{ articleNumber: '4208103', quantity: 2, netPrice: 184.5 }],
    freight: 195,
    placedAt: '2026-06-02T08:15:00.000Z',
  },
  { tag: 'Failed', deliveryId: 'EXH', message: 'Slut i butiken' },
]

describe('placing an order', () => {
  it('[CHECKOUT-03] [CHECKOUT-04] posts details by delivery id, each with its store or its warehouse', async () => {
    server.answers({ json: wireResults })
    await answerOf(remoteShop(server.origin).orders.place(request, commandId('k2')))
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/order/v2/cart/c1/checkout',
      headers: { 'idempotency-key': 'k2' },
    })
    expect(server.requests[0]?.body).toEqual(orderBody)
    expect(server.requests[0]?.headers).not.toHaveProperty('prefer')
  })

  it('names the sum that was shown and what was known to be short, to a service that compares them', async () => {
    const config = configOf(server.origin, {
      supports: { idempotencyKey: true, statusOnly: true, expectedTotal: true, knownShortages: true },
    })
    server.answers({ json: wireResults })
    const shortages = [{ deliveryId: 'EXH' as const, articleNumber: articleNumber('4208103') }]
    const shown = { ...request, total: money(1250.5), shortages }
    await answerOf(remoteShop(server.origin, { config: () => config }).orders.place(shown, commandId('k2')))
    expect(server.requests[0]?.body).toEqual({ ...orderBody, expectedTotal: 1250.5, knownShortages: shortages })
  })

  it('[CHECKOUT-05] answers a result for each delivery', async () => {
    server.answers({ json: wireResults })
    expect(await answerOf(remoteShop(server.origin).orders.place(request, commandId('k2')))).toEqual(results)
  })

  it.each([undefined, null, 'i går', '2026-02-30T10:00:00Z', '2026-06-02T08:15:00', 1780388100])(
    'an order is placed although its time is missing or cannot be read: %j',
    async (placedAt) => {
      server.answers({ json: wireResults.map((result) => ({ ...result, placedAt })) })
      const [placed] = await answerOf(remoteShop(server.origin).orders.place(request, commandId('k2')))
      expect(placed).toMatchObject({ tag: 'Placed', placedAt: undefined })
    },
  )

  it.each([
    ['nothing', { text: '' }],
    ['the page of a wireless network', { text: '<html>Logga in på nätet</html>' }],
    ['a list that is cut off', { text: '[{"success":true,' }],
    ['null', { json: null }],
    ['something else', { json: {} }],
  ])('it is unknown whether anything was ordered after an answer that is %s', async (_name, scripted) => {
    server.answers(scripted)
    expect(orderOutcome(await failureOf(remoteShop(server.origin).orders.place(request, commandId('k-9'))))).toBe(
      'unknown',
    )
  })

  it('an order whose answer is lost is not sent again', async () => {
    server.script(() => ({ broken: 'cut' }))
    expect(await failureOf(remoteShop(server.origin).orders.place(request, commandId('k2')))).toMatchObject({
      tag: 'Lost',
    })
    expect(server.requests).toHaveLength(1)
  })
})

describe('enquiring about an order', () => {
  it('asks for the stored answer only, with the same key and body', async () => {
    server.answers({ json: wireResults })
    expect(await answerOf(remoteShop(server.origin).orders.enquire(request, commandId('k2')))).toEqual(results)
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/order/v2/cart/c1/checkout',
      headers: { 'idempotency-key': 'k2', prefer: 'status-only' },
      body: orderBody,
    })
  })

  it('404 means that it was never carried out; other refusals are failures', async () => {
    server.answers({ status: 404 }, { status: 403 })
    const shop = remoteShop(server.origin)
    expect(await answerOf(shop.orders.enquire(request, commandId('k2')))).toBeUndefined()
    expect(await failureOf(shop.orders.enquire(request, commandId('k2')))).toMatchObject({ status: 403 })
  })

  it('is never sent to a service that would carry the order out instead', async () => {
    const config = configOf(server.origin, {
      supports: { idempotencyKey: true, statusOnly: false, expectedTotal: false, knownShortages: false },
    })
    server.answers()
    const shop = remoteShop(server.origin, { config: () => config })
    expect(await failureOf(shop.orders.enquire(request, commandId('k2')))).toMatchObject({ tag: 'Lost' })
    expect(server.requests).toHaveLength(0)
  })
})
