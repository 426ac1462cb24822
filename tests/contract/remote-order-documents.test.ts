import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandId, invoiceNumber } from '#domain/kernel/ids'
import { exportTypes } from '#adapters/contract/cart'
import { answerOf, failureOf, remoteShop } from './support/remote-shop'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

const documents = () => remoteShop(server.origin).orderDocuments
const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('the documents of orders', () => {
  it('are each asked for under a path of its own', async () => {
    server.script(() => ({ json: {} }))
    for (const document of [
      { tag: 'OrderConfirmation' },
      { tag: 'DeliveryNote', shipment: 2 },
      { tag: 'Invoice', number: invoiceNumber('91000001') },
      { tag: 'CreditNote', number: invoiceNumber('91000002') },
    ] as const)
      await answerOf(documents().document('7204418', document))
    expect(asked()).toEqual([
      'GET /order/orders/7204418/documents/order-confirmation',
      'GET /order/orders/7204418/documents/delivery-notes/2',
      'GET /order/orders/7204418/documents/invoices/91000001',
      'GET /order/orders/7204418/documents/credit-notes/91000002',
    ])
    expect(server.requests[0]?.headers['accept']).toContain('application/pdf')
  })

  it('are mailed with a message and their names, under a key', async () => {
    server.answers({ json: { sentTo: 'ali@example.com' } })
    const mail = { message: 'Hej', documents: [{ tag: 'DeliveryNote', shipment: 1 }] } as const
    expect(await answerOf(documents().email('7204418', mail, commandId('k-1')))).toEqual({ sentTo: 'ali@example.com' })
    expect(asked()).toEqual(['POST /order/orders/7204418/documents/email'])
    expect(server.requests[0]).toMatchObject({ body: { message: 'Hej', documents: ['delivery-notes/1'] } })
    expect(server.requests[0]?.headers['idempotency-key']).toBe('k-1')
  })

  it('and files of orders are asked for in their format, a search by its parameters without a page', async () => {
    server.script(() => ({ json: {} }))
    await answerOf(documents().download('7204418', 'csv'))
    const query = { text: 'stam', customers: { tag: 'All' }, statuses: [], sort: 'newest' } as const
    await answerOf(documents().exportSearch({ ...query, fromDate: undefined, toDate: undefined }, 'xlsx'))
    await answerOf(documents().exportFinancialFollowUp('csv'))
    expect(asked()).toEqual([
      'GET /order/orders/7204418/download',
      'GET /order/orders/search/export',
      'GET /order/orders/financial-follow-up/export',
    ])
    expect(server.requests[1]?.query).toEqual({ q: 'stam kund:alla', sort: 'newest' })
    const accepted = server.requests.map(({ headers }) => String(headers['accept']).split(',')[0])
    expect(accepted).toEqual([exportTypes.csv, exportTypes.xlsx, exportTypes.csv])
  })

  it('an inquiry names its order, kind, message and rows, and an answer without a number is no receipt', async () => {
    const inquiry = { kind: 'claim', message: 'Trasig', lines: [{ position: 1, quantity: 2 }] } as const
    server.answers({ json: { inquiryNumber: '500001', sentTo: 'ali@example.com' } })
    const receipt = await answerOf(documents().inquire('7204418', inquiry, commandId('k-2')))
    expect(receipt.inquiryNumber).toBe('500001')
    expect(asked()).toEqual(['POST /order/orders/inquiry'])
    expect(server.requests[0]?.body).toEqual({ orderId: '7204418', ...inquiry })
    server.answers({ json: { sentTo: 'x' } })
    expect((await failureOf(documents().inquire('7204418', inquiry, commandId('k-3')))).tag).toBe('Unreadable')
  })
})
