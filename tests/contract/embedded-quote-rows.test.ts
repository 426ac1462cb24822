import { describe, expect, it } from 'vitest'
import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import { quotesShop } from './support/quotes-shop'
import { ordinary } from './support/small-catalogue'

const at = quotesShop()

describe('the rows of a quote', () => {
  it('[QUOTE-21] are added at the end, once for their id, and nothing of them where an article is unknown', async () => {
    const { id } = await at.create(at.ali)
    const added = await at.rows(at.ali, 'POST', id, [{ id: 'ny', articleNumber: ordinary[2], quantity: 1.5 }])
    expect(added.body).toMatchObject({ basis: 1, items: [{ id: 'ny', quantity: 1.5 }], order: ['r1', 'r2', 'ny'] })
    const again = await at.rows(at.ali, 'POST', id, [{ id: 'ny', articleNumber: ordinary[2], quantity: 1.5 }])
    expect(again.body).toMatchObject({ basis: 2, quote: { version: 2 }, items: [], order: null })
    const unknown = await at.rows(at.ali, 'POST', id, [
      { articleNumber: ordinary[3], quantity: 1 },
      { articleNumber: 'finns-ej', quantity: 1 },
    ])
    expect(unknown.body).toMatchObject({ code: 'ARTICLE_NOT_FOUND', message: expect.stringContaining('finns-ej') })
    const tooMany = Array.from({ length: MOST_QUOTE_ROWS - 2 }, () => ({ articleNumber: ordinary[0], quantity: 1 }))
    expect((await at.rows(at.ali, 'POST', id, tooMany)).body.code).toBe('QUOTE_ROWS_LIMIT')
    expect((await at.read(at.ali, id)).body.items).toHaveLength(3)
  })

  it('[QUOTE-22] are changed and moved, and answer what has changed alone', async () => {
    const { id } = await at.create(at.ali, ordinary.slice(0, 4))
    const changed = await at.rows(at.ali, 'PATCH', id, [
      { id: 'r2', price: 250, discount: 12.5, name: 'Egen benämning' },
    ])
    expect(changed.body.items).toMatchObject([
      { id: 'r2', price: 250, discount: 12.5, name: 'Egen benämning', quantity: 2 },
    ])
    expect(changed.body.order).toBeNull()
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'r4', after: null }])).body.order).toEqual([
      'r4',
      'r1',
      'r2',
      'r3',
    ])
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'r4', after: 'r2' }])).body.order).toEqual([
      'r1',
      'r2',
      'r4',
      'r3',
    ])
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'r2', price: null }])).body.items).toMatchObject([
      { price: null },
    ])
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'r1', after: 'borta' }])).body.code).toBe('ROW_ORDER_CHANGED')
    expect((await at.rows(at.ali, 'PATCH', id, [{ id: 'borta', quantity: 1 }])).body.code).toBe('ROW_GONE')
    for (const wrong of [
      { quantity: 0.4 },
      { quantity: 50_001 },
      { price: 1_000_001 },
      { price: -1 },
      { discount: 101 },
    ])
      expect(
        (
          await at.rows(at.ali, 'PATCH', id, [
            { id: 'r1', quantity: 3 },
            { id: 'r2', ...wrong },
          ])
        ).status,
      ).toBe(422)
    expect((await at.read(at.ali, id)).body.items.find((row) => row.id === 'r1')?.quantity).toBe(2)
  })

  it('keep their order however often one is moved between the same two', async () => {
    const { id } = await at.create(at.ali, ordinary.slice(0, 4))
    for (let turn = 0; turn < 16; turn += 1)
      await at.rows(at.ali, 'PATCH', id, [{ id: turn % 2 === 0 ? 'r3' : 'r4', after: 'r1' }])
    expect((await at.read(at.ali, id)).body.items.map((row) => row.id)).toEqual(['r1', 'r4', 'r3', 'r2'])
  })

  it('[QUOTE-23] are replaced, but for custom rows', async () => {
    const { id } = await at.create(at.ali)
    await at.customs(at.ali, 'POST', id, [{ id: 'arbete', text: 'Arbete', quantity: 4, unit: 'tim', price: 650 }])
    const replaced = await at.rows(at.ali, 'PUT', id, [{ id: 'r9', articleNumber: ordinary[5], quantity: 7 }])
    expect(replaced.body.removed.toSorted()).toEqual(['r1', 'r2'])
    expect(replaced.body.order).toEqual(['arbete', 'r9'])
  })

  it('[QUOTE-24] are removed, and those that are gone are no error', async () => {
    const { id } = await at.create(at.ali)
    await at.customs(at.ali, 'POST', id, [{ id: 'c1', text: 'Arbete' }])
    const removed = await at.rows(at.ali, 'DELETE', id, ['r1', 'borta', 'c1'])
    expect(removed.body).toMatchObject({ removed: ['r1'], order: ['r2', 'c1'] })
  })

  it('[QUOTE-25] are custom ones and headings as well, which may be deductions', async () => {
    const { id } = await at.create(at.ali)
    const added = await at.customs(at.ali, 'POST', id, [
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', text: 'Rivning', quantity: 2, unit: 'tim', price: -1_000_000, cost: 300, isLabour: true },
    ])
    expect(added.body.customItems).toMatchObject([
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', kind: 'row', text: 'Rivning', price: -1_000_000, cost: 300, isLabour: true },
    ])
    expect((await at.customs(at.ali, 'POST', id, [{ text: '' }])).status).toBe(422)
  })

  it('[QUOTE-26] and their custom ones are changed by their own call', async () => {
    const { id } = await at.create(at.ali)
    await at.customs(at.ali, 'POST', id, [
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', text: 'Rivning' },
    ])
    const changed = await at.customs(at.ali, 'PATCH', id, [
      { id: 'h', text: 'Timmar', after: null },
      { id: 'c', text: 'Håltagning', price: 100.5 },
    ])
    expect(changed.body.customItems.map(({ text }) => text)).toEqual(['Timmar', 'Håltagning'])
    expect(changed.body.order).toEqual(['h', 'r1', 'r2', 'c'])
    expect((await at.customs(at.ali, 'PATCH', id, [{ id: 'r1', quantity: 9 }])).body.code).toBe('ROW_GONE')
  })

  it('[QUOTE-27] and their custom ones are removed by their own call', async () => {
    const { id } = await at.create(at.ali)
    await at.customs(at.ali, 'POST', id, [{ id: 'c', text: 'Rivning' }])
    expect((await at.customs(at.ali, 'DELETE', id, ['c', 'r1'])).body.removed).toEqual(['c'])
  })

  it('[QUOTE-28] are imported from a file, each as its own row, with what cannot be read told by row', async () => {
    const { id } = await at.create(at.ali)
    const content = `Artikelnr;Antal\r\n${ordinary[1]};3\r\n${ordinary[1]};2,5\r\n999999;1\r\n${ordinary[2]};många\r\n${ordinary[2]};0,1\r\n`
    const headers = { 'idempotency-key': 'import-1' }
    const imported = await at.upload('POST', `/v1/quotes/${id}/import`, at.aliToken, content, headers)
    expect(imported.status).toBe(200)
    expect(imported.body.changes.items).toMatchObject([
      { articleNumber: ordinary[1], quantity: 3 },
      { articleNumber: ordinary[1], quantity: 2.5 },
    ])
    expect(imported.body.unread).toEqual([
      { row: 4, text: '999999', fault: 'Unknown' },
      { row: 5, text: 'många', fault: 'Quantity' },
      { row: 6, text: '0,1', fault: 'Quantity' },
    ])
    const again = await at.upload('POST', `/v1/quotes/${id}/import`, at.aliToken, content, headers)
    expect(again.body).toEqual(imported.body)
    expect((await at.read(at.ali, id)).body.items).toHaveLength(4)
    const broken = await at.upload(
      'POST',
      `/v1/quotes/${id}/import`,
      at.aliToken,
      new Uint8Array([0x50, 0x4b, 3, 4, 9]),
    )
    expect([broken.status, typeof broken.body.message]).toEqual([422, 'string'])
  })
})

describe('two who write at once', () => {
  it('both keep their fields, and the later one is told what was written over and by whom', async () => {
    const { id } = await at.create(at.ali)
    await at.change(at.moa, id, { finalMessage: 'Från Moa', receiver: { name: 'Brf Kvarnen' } })
    const late = await at.change(at.ali, id, {
      finalMessage: 'Från Ali',
      receiver: { name: '', contactPerson: 'Karin' },
      seen: { finalMessage: '', receiver: { name: '', contactPerson: '' } },
    })
    expect(late.body.quote.receiver).toMatchObject({ name: 'Brf Kvarnen', contactPerson: 'Karin' })
    expect(late.body.quote.finalMessage).toBe('Från Ali')
    expect(late.body.overwritten).toMatchObject([
      { id: null, fields: { finalMessage: 'Från Moa' }, by: 'Moa Lindqvist' },
    ])

    await at.rows(at.moa, 'PATCH', id, [{ id: 'r1', quantity: 8, discount: 5 }])
    const row = await at.rows(at.ali, 'PATCH', id, [
      { id: 'r1', quantity: 9, discount: 0, seen: { quantity: 2, discount: 0 } },
    ])
    expect(row.body.items).toMatchObject([{ id: 'r1', quantity: 9, discount: 5 }])
    expect(row.body.overwritten).toEqual([{ id: 'r1', fields: { quantity: 8 }, by: 'Moa Lindqvist' }])
  })

  it('lose no row and count every change, however their calls are mixed', async () => {
    const { id } = await at.create(at.ali)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        at.rows(index % 2 === 0 ? at.ali : at.moa, 'POST', id, [
          { id: `n${index}`, articleNumber: ordinary[0], quantity: 1 },
        ]),
      ),
    )
    const { body } = await at.read(at.ali, id)
    expect([body.items.length, body.version]).toEqual([14, 13])
  })
})
