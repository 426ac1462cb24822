import * as O from 'fp-ts/Option'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { invoiceNumber } from '#domain/kernel/ids'
import { documentsOf, mayReadDocument, readOrderDocument, writeOrderDocument } from '#domain/order/order-document'
import { someClaims } from '../given'

const number = invoiceNumber

describe('the documents of an order', () => {
  it('are none before it is confirmed, then its confirmation', () => {
    const received = { isConfirmed: false, shipments: [], invoices: [] }
    expect(documentsOf(received)).toEqual([])
    expect(documentsOf({ ...received, isConfirmed: true })).toEqual([{ tag: 'OrderConfirmation' }])
  })

  it('are a delivery note a shipment, and each invoice followed by its credit notes', () => {
    const documents = documentsOf({
      isConfirmed: true,
      shipments: [{ number: 1 }, { number: 2 }],
      invoices: [
        { number: number('91000001'), credits: [{ number: number('91000003') }] },
        { number: number('91000002'), credits: [] },
      ],
    })
    expect(documents.map(writeOrderDocument)).toEqual([
      'order-confirmation',
      'delivery-notes/1',
      'delivery-notes/2',
      'invoices/91000001',
      'credit-notes/91000003',
      'invoices/91000002',
    ])
    for (const document of documents) expect(readOrderDocument(writeOrderDocument(document))).toEqual(O.some(document))
  })

  test.prop([fc.string()])('are read from nothing but their names', (text) => {
    expect(O.isNone(readOrderDocument(text))).toBe(true)
    expect(O.isNone(readOrderDocument(`invoices/${text}/..`))).toBe(true)
  })
})

describe('who may read the documents of an order', () => {
  const documents = documentsOf({
    isConfirmed: true,
    shipments: [{ number: 1 }],
    invoices: [{ number: number('91000001'), credits: [{ number: number('91000003') }] }],
  })
  const readBy = (denies: Parameters<typeof someClaims>[0]) =>
    documents.filter((document) => mayReadDocument(someClaims(denies), document)).map(({ tag }) => tag)

  it('[PERM-19] is everybody for confirmations and delivery notes, and who may follow up for the rest', () => {
    expect(readBy({})).toEqual(['OrderConfirmation', 'DeliveryNote', 'Invoice', 'CreditNote'])
    expect(readBy({ permissionDenies: ['EJ_SE_EKONOMISK_UPPFÖLJNING'] })).toEqual(['OrderConfirmation', 'DeliveryNote'])
  })
})
