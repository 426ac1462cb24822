import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import type { OrdersQuery } from '#application/ports/order-history'
import { day } from '../domain/order/given-order'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const query: OrdersQuery = {
  text: ' stam 3 ',
  customers: { tag: 'One', customerId: customerId('104830') },
  statuses: ['received', 'confirmed'],
  fromDate: day('2026-01-01'),
  toDate: day('2026-03-31'),
  sort: 'oldest',
  limit: 15,
  offset: 30,
}

/** An order as a service tells it that says no more than it must. */
const bare = {
  orderNumber: '7200002',
  tempOrderId: '7200001',
  customerId: '104822',
  placedAt: '2026-03-02T09:00:00.000Z',
  buyer: { userId: 'u-user' },
  deliveryId: 'DBI',
  status: 'received',
  lineCount: 2,
}

describe('the order history', () => {
  it('is asked for by exactly the seven parameters of a search', async () => {
    server.answers({ json: { data: [bare], total: 31 } })
    const page = await answerOf(remoteShop(server.origin).orderHistory.search(query))
    expect(server.requests.map((request) => [request.method, request.path, request.query])).toEqual([
      [
        'GET',
        '/order/orders/search',
        {
          q: 'stam 3 kund:104830',
          orderStatus: 'received,confirmed',
          fromDate: '2026-01-01',
          toDate: '2026-03-31',
          sort: 'oldest',
          limit: '15',
          offset: '30',
        },
      ],
    ])
    expect(page).toMatchObject({ total: 31, orders: [{ orderNumber: '7200002', restLines: 0, isCancellable: false }] })
    expect(page.orders[0]?.total).toBeUndefined()
  })

  it('leaves out what is not asked by', async () => {
    server.answers({ json: { data: [], total: 0 } })
    const all = {
      text: '',
      customers: { tag: 'Present' },
      statuses: [],
      fromDate: undefined,
      toDate: undefined,
    } as const
    await answerOf(remoteShop(server.origin).orderHistory.search({ ...query, ...all }))
    expect(Object.keys(server.requests[0]?.query ?? {})).toEqual(['sort', 'limit', 'offset'])
  })

  it('asks for the parts of an order at its own paths', async () => {
    const { orderHistory } = remoteShop(server.origin)
    server.answers(
      { json: bare },
      { json: { customer: { customerId: '104822' } } },
      { json: [] },
      { json: { orderId: '7200002' } },
      { json: { ...bare, status: 'cancelled' } },
      { json: {} },
    )
    expect(await answerOf(orderHistory.order('7200/1'))).toMatchObject({ lines: [], shipments: [], events: [] })
    expect(await answerOf(orderHistory.addresses('7200001'))).toMatchObject({ delivery: undefined, store: undefined })
    expect(await answerOf(orderHistory.invoices('7200001'))).toEqual([])
    expect(await answerOf(orderHistory.orderId('7200001'))).toBe('7200002')
    expect((await answerOf(orderHistory.cancel('7200001'))).status).toBe('cancelled')
    expect(await answerOf(orderHistory.financialFollowUp())).toEqual({ spending: [], openInvoices: [] })
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /order/orders/7200%2F1',
      'GET /order/orders/7200001/addresses',
      'GET /order/orders/7200001/invoices',
      'GET /order/orders/getOrderId/7200001',
      'POST /order/orders/7200001/cancel',
      'GET /order/orders/financial-follow-up',
    ])
  })

  it('is unreadable with a status that nobody knows', async () => {
    server.answers({ json: { data: [{ ...bare, status: 'lost' }], total: 1 } })
    expect((await failureOf(remoteShop(server.origin).orderHistory.search(query))).tag).toBe('Unreadable')
  })
})
