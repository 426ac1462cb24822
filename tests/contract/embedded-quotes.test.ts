import { describe, expect, it } from 'vitest'
import { userId } from '#domain/kernel/ids'
import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import type { Identity } from '#adapters/embedded/auth/identity'
import { aliRahimi, type Caller, type Refused, tomHolm } from './support/embedded-shop'
import { quotesShop, type WireChanges, type WireQuote } from './support/quotes-shop'
import { CENTRAL, ordinary } from './support/small-catalogue'
import { cartAnew } from './support/toms-shop'

const at = quotesShop()

interface Page {
  readonly data: readonly {
    readonly id: string
    readonly number: string
    readonly name: string
    readonly toPay: number | null
    readonly rowCount: number
  }[]
  readonly total: number
}

const list = async (caller: Caller, query = '') => (await caller.call<Page & Refused>('GET', `/v1/quotes${query}`)).body
const rows = (caller: Caller, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', id: string, body: object, headers = {}) =>
  caller.call<WireChanges & Refused>(method, `/v1/quotes/${id}/items`, body, headers)
const customs = (caller: Caller, method: 'POST' | 'PATCH' | 'DELETE', id: string, body: object) =>
  caller.call<WireChanges & Refused>(method, `/v1/quotes/${id}/customItems`, body)

describe('the quotes of a customer', () => {
  it('[QUOTE-13] are listed for all its users and nobody else, found by words, statuses and articles, sorted and in pages', async () => {
    const first = await at.create(at.ali, ordinary.slice(0, 1), 'Åkarp pannrum')
    const second = await at.create(at.moa, ordinary.slice(3, 5), 'Ängen stambyte')
    await at.change(at.moa, second.id, { receiver: { name: 'Brf Kvarnen' }, reference: 'SB_12' })
    await at.moveOn(at.moa, second.id, 'sent')

    const found = async (query: string) => (await list(at.ali, query)).data.map(({ id }) => id)
    expect(await found('?q=kvarnen%20sb_12')).toEqual([second.id])
    expect(await found('?q=sb%2512')).toEqual([])
    expect(await found(`?q=${second.number.toLowerCase()}`)).toEqual([second.id])
    expect(await found(`?q=${ordinary[4]}`)).toEqual([second.id])
    expect(await found('?status=sent')).toContain(second.id)
    expect(await found('?status=accepted,declined')).not.toContain(second.id)
    const byName = await found('?sort=name&desc=false')
    expect(byName.indexOf(first.id)).toBeLessThan(byName.indexOf(second.id))
    const page = await list(at.ali, '?limit=1&offset=1&sort=number&desc=true')
    expect(page.data).toHaveLength(1)
    expect(page.total).toBeGreaterThanOrEqual(2)
    expect((await list(at.tom)).data).toEqual([])
    expect((await at.ali.call('GET', '/v1/quotes?limit=0')).status).toBe(400)
    expect((await at.ali.call('GET', '/v1/quotes?sort=pris')).body.details?.[0]?.path).toBe('sort')
  })

  it('[QUOTE-14] are deleted several at a time, and those of others stay', async () => {
    const own = [await at.create(at.ali), await at.create(at.ali)].map(({ id }) => id)
    expect((await at.tom.call('DELETE', '/v1/quotes', own)).status).toBe(204)
    expect((await at.read(at.ali, own[0] ?? '')).status).toBe(200)
    expect((await at.ali.call('DELETE', '/v1/quotes', own)).status).toBe(204)
    expect((await at.read(at.ali, own[1] ?? '')).status).toBe(404)
  })

  it('[QUOTE-15] begin as drafts with their articles at the price of the customer, once for a key', async () => {
    const body = {
      name: 'Kök',
      items: [{ articleNumber: ordinary[0], quantity: 3 }],
      status: 'accepted',
      customerId: '402215',
    }
    const key = { 'idempotency-key': 'kok-1' }
    const made = (await at.ali.call<WireQuote>('POST', '/v1/quotes', body, key)).body
    const again = (await at.ali.call<WireQuote>('POST', '/v1/quotes', body, key)).body
    expect(again.id).toBe(made.id)
    expect(made).toMatchObject({ status: 'draft', version: 1, name: 'Kök', number: expect.stringMatching(/^Q-\d{5}$/) })
    expect(made.items).toMatchObject([
      { articleNumber: ordinary[0], quantity: 3, unit: 'st', price: null, discount: 0 },
    ])
    expect(made.items[0]?.netPrice).toBeGreaterThan(0)
    expect(made.items[0]?.grossPrice).toBe(100)
    expect((await at.read(at.tom, made.id)).status).toBe(404)
  })

  it('[QUOTE-16] begin with the last sender and terms of the user, and the customer at first', async () => {
    const nora = (
      await at.tom.call<{ sender: { name: string; reference: string }; validFor: number }>('GET', '/v1/quotes/default')
    ).body
    expect(nora).toMatchObject({ sender: { reference: 'Tom Holm' }, validFor: 30 })
    const quote = await at.create(at.ali)
    await at.change(at.ali, quote.id, {
      validFor: 14,
      finalMessage: 'Tack!',
      sender: { organizationNumber: '556600-9876' },
    })
    expect((await at.ali.call('GET', '/v1/quotes/default')).body).toMatchObject({
      validFor: 14,
      finalMessage: 'Tack!',
      sender: { organizationNumber: '556600-9876' },
    })
  })

  it('[QUOTE-17] are read whole, and not again where nothing has changed', async () => {
    const { id } = await at.create(at.ali)
    const first = await at.read(at.moa, id)
    expect(first.body.items).toHaveLength(2)
    const etag = String(first.headers['etag'])
    const unchanged = await at.shop.app.inject({
      ...{ method: 'GET', url: `/v1/quotes/${id}` },
      headers: { authorization: `Bearer ${at.aliToken}`, 'if-none-match': etag },
    })
    expect(unchanged.statusCode).toBe(304)
    expect((await at.moa.call('GET', '/v1/quotes/ingen')).body).toEqual((await at.read(at.tom, id)).body)
  })

  it('[QUOTE-18] take each field of their head, and refuse what cannot be kept, in Swedish', async () => {
    const { id } = await at.create(at.ali)
    const head = {
      ...{ name: 'Stambyte', reference: 'R1', validFrom: '2026-03-02', validFor: 20, priceType: 'gross' },
      ...{
        mergeArticles: true,
        showDiscounts: true,
        showArticleNumbers: false,
        taxReduction: 'rot',
        finalMessage: 'Hej',
      },
      receiver: {
        ...{ choice: 'customer', type: 'private', label: 'Lgh 3', name: 'Karin Ek', organizationNumber: '' },
        ...{ contactPerson: 'Karin', email: 'karin@example.com' },
        address: { street: 'Kvarngatan 8', postalCode: '43137', place: 'Mölndal' },
      },
    }
    const changed = await at.change(at.ali, id, { ...head, version: 99, customerId: '402215' })
    expect(changed.body).toMatchObject({
      basis: 1,
      quote: { ...head, version: 2 },
      items: [],
      order: null,
      overwritten: [],
    })
    expect((await at.read(at.ali, id)).body).toMatchObject(head)
    for (const [body, words] of [
      [{ validFor: 0 }, 'Giltighetstiden'],
      [{ finalMessage: 'x'.repeat(2001) }, 'högst 2 000 tecken'],
      [{ name: '  ' }, 'får inte vara tom'],
      [{ receiver: { email: 'ingen' } }, 'mejla'],
      [{}, 'ska ändras'],
    ] as const) {
      const refused = await at.change(at.ali, id, body)
      expect(refused.status).toBe(422)
      expect(refused.body.message).toContain(words)
    }
  })

  it('[QUOTE-19] are copied as drafts with all rows, whatever became of them', async () => {
    const { quote } = await at.sent(at.ali)
    const copy = (await at.moa.call<WireQuote>('POST', `/v1/quotes/${quote.id}/copy`)).body
    expect(copy).toMatchObject({ status: 'draft', name: 'Badrum (kopia)' })
    expect(copy.number).not.toBe(quote.number)
    expect(copy.items.map(({ articleNumber }) => articleNumber)).toEqual(
      quote.items.map(({ articleNumber }) => articleNumber),
    )
    expect((await at.tom.call('POST', `/v1/quotes/${quote.id}/copy`)).status).toBe(404)
  })
})

describe('the rows of a quote', () => {
  it('[QUOTE-21] are added at the end, once for their id, and nothing of them where an article is unknown', async () => {
    const { id } = await at.create(at.ali)
    const added = await rows(at.ali, 'POST', id, [{ id: 'ny', articleNumber: ordinary[2], quantity: 1.5 }])
    expect(added.body).toMatchObject({ basis: 1, items: [{ id: 'ny', quantity: 1.5 }], order: ['r1', 'r2', 'ny'] })
    const again = await rows(at.ali, 'POST', id, [{ id: 'ny', articleNumber: ordinary[2], quantity: 1.5 }])
    expect(again.body).toMatchObject({ basis: 2, quote: { version: 2 }, items: [], order: null })
    const unknown = await rows(at.ali, 'POST', id, [
      { articleNumber: ordinary[3], quantity: 1 },
      { articleNumber: 'finns-ej', quantity: 1 },
    ])
    expect(unknown.body).toMatchObject({ code: 'ARTICLE_NOT_FOUND', message: expect.stringContaining('finns-ej') })
    const tooMany = Array.from({ length: MOST_QUOTE_ROWS - 2 }, () => ({ articleNumber: ordinary[0], quantity: 1 }))
    expect((await rows(at.ali, 'POST', id, tooMany)).body.code).toBe('QUOTE_ROWS_LIMIT')
    expect((await at.read(at.ali, id)).body.items).toHaveLength(3)
  })

  it('[QUOTE-22] are changed and moved, and answer what has changed alone', async () => {
    const { id } = await at.create(at.ali, ordinary.slice(0, 4))
    const changed = await rows(at.ali, 'PATCH', id, [{ id: 'r2', price: 250, discount: 12.5, name: 'Egen benämning' }])
    expect(changed.body.items).toMatchObject([
      { id: 'r2', price: 250, discount: 12.5, name: 'Egen benämning', quantity: 2 },
    ])
    expect(changed.body.order).toBeNull()
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'r4', after: null }])).body.order).toEqual(['r4', 'r1', 'r2', 'r3'])
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'r4', after: 'r2' }])).body.order).toEqual(['r1', 'r2', 'r4', 'r3'])
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'r2', price: null }])).body.items).toMatchObject([{ price: null }])
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'r1', after: 'borta' }])).body.code).toBe('ROW_ORDER_CHANGED')
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'borta', quantity: 1 }])).body.code).toBe('ROW_GONE')
    for (const wrong of [
      { quantity: 0.4 },
      { quantity: 50_001 },
      { price: 1_000_001 },
      { price: -1 },
      { discount: 101 },
    ])
      expect(
        (
          await rows(at.ali, 'PATCH', id, [
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
      await rows(at.ali, 'PATCH', id, [{ id: turn % 2 === 0 ? 'r3' : 'r4', after: 'r1' }])
    expect((await at.read(at.ali, id)).body.items.map((row) => row.id)).toEqual(['r1', 'r4', 'r3', 'r2'])
  })

  it('[QUOTE-23] are replaced, but for custom rows', async () => {
    const { id } = await at.create(at.ali)
    await customs(at.ali, 'POST', id, [{ id: 'arbete', text: 'Arbete', quantity: 4, unit: 'tim', price: 650 }])
    const replaced = await rows(at.ali, 'PUT', id, [{ id: 'r9', articleNumber: ordinary[5], quantity: 7 }])
    expect(replaced.body.removed.toSorted()).toEqual(['r1', 'r2'])
    expect(replaced.body.order).toEqual(['arbete', 'r9'])
  })

  it('[QUOTE-24] are removed, and those that are gone are no error', async () => {
    const { id } = await at.create(at.ali)
    await customs(at.ali, 'POST', id, [{ id: 'c1', text: 'Arbete' }])
    const removed = await rows(at.ali, 'DELETE', id, ['r1', 'borta', 'c1'])
    expect(removed.body).toMatchObject({ removed: ['r1'], order: ['r2', 'c1'] })
  })

  it('[QUOTE-25] are custom ones and headings as well, which may be deductions', async () => {
    const { id } = await at.create(at.ali)
    const added = await customs(at.ali, 'POST', id, [
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', text: 'Rivning', quantity: 2, unit: 'tim', price: -1_000_000, cost: 300, isLabour: true },
    ])
    expect(added.body.customItems).toMatchObject([
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', kind: 'row', text: 'Rivning', price: -1_000_000, cost: 300, isLabour: true },
    ])
    expect((await customs(at.ali, 'POST', id, [{ text: '' }])).status).toBe(422)
  })

  it('[QUOTE-26] and their custom ones are changed by their own call', async () => {
    const { id } = await at.create(at.ali)
    await customs(at.ali, 'POST', id, [
      { id: 'h', kind: 'heading', text: 'Arbete' },
      { id: 'c', text: 'Rivning' },
    ])
    const changed = await customs(at.ali, 'PATCH', id, [
      { id: 'h', text: 'Timmar', after: null },
      { id: 'c', text: 'Håltagning', price: 100.5 },
    ])
    expect(changed.body.customItems.map(({ text }) => text)).toEqual(['Timmar', 'Håltagning'])
    expect(changed.body.order).toEqual(['h', 'r1', 'r2', 'c'])
    expect((await customs(at.ali, 'PATCH', id, [{ id: 'r1', quantity: 9 }])).body.code).toBe('ROW_GONE')
  })

  it('[QUOTE-27] and their custom ones are removed by their own call', async () => {
    const { id } = await at.create(at.ali)
    await customs(at.ali, 'POST', id, [{ id: 'c', text: 'Rivning' }])
    expect((await customs(at.ali, 'DELETE', id, ['c', 'r1'])).body.removed).toEqual(['c'])
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

    await rows(at.moa, 'PATCH', id, [{ id: 'r1', quantity: 8, discount: 5 }])
    const row = await rows(at.ali, 'PATCH', id, [
      { id: 'r1', quantity: 9, discount: 0, seen: { quantity: 2, discount: 0 } },
    ])
    expect(row.body.items).toMatchObject([{ id: 'r1', quantity: 9, discount: 5 }])
    expect(row.body.overwritten).toEqual([{ id: 'r1', fields: { quantity: 8 }, by: 'Moa Lindqvist' }])
  })

  it('lose no row and count every change, however their calls are mixed', async () => {
    const { id } = await at.create(at.ali)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        rows(index % 2 === 0 ? at.ali : at.moa, 'POST', id, [
          { id: `n${index}`, articleNumber: ordinary[0], quantity: 1 },
        ]),
      ),
    )
    const { body } = await at.read(at.ali, id)
    expect([body.items.length, body.version]).toEqual([14, 13])
  })
})

describe('the status of a quote', () => {
  it('moves by the table alone, with who and when, and a sent quote keeps its rows and prices', async () => {
    const { id, items } = await at.create(at.ali)
    expect((await at.moveOn(at.ali, id, 'accepted')).body.code).toBe('STATUS_CHANGED')
    expect((await at.moveOn(at.moa, id, 'inReview')).body.quote.status).toBe('inReview')
    expect((await at.moveOn(at.ali, id, 'sent')).body.quote.history).toMatchObject([
      { status: 'draft', by: 'Ali Rahimi' },
      { status: 'inReview', by: 'Moa Lindqvist' },
      { status: 'sent', side: 'sender' },
    ])
    const { db } = at.shop
    await db
      .updateTable('variants')
      .set({ list_price: 777 })
      .where('article_number', '=', ordinary[0] ?? '')
      .execute()
    expect((await at.read(at.ali, id)).body.items[0]?.netPrice).toBe(items[0]?.netPrice)
    for (const refused of [
      await at.change(at.ali, id, { finalMessage: 'ny' }),
      await rows(at.ali, 'POST', id, [{ articleNumber: ordinary[0], quantity: 1 }]),
      await rows(at.ali, 'DELETE', id, ['r1']),
      await customs(at.ali, 'POST', id, [{ text: 'mer' }]),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'QUOTE_SENT' } })
    const back = await at.moveOn(at.ali, id, 'draft')
    expect(back.body.items[0]?.grossPrice).toBe(777)
    await db
      .updateTable('variants')
      .set({ list_price: 100 })
      .where('article_number', '=', ordinary[0] ?? '')
      .execute()
    expect((await at.moveOn(at.ali, id, 'draft')).body.code).toBe('STATUS_CHANGED')
  })

  it('is not sent without rows, nor after its last day', async () => {
    const empty = await at.create(at.ali, [])
    expect((await at.moveOn(at.ali, empty.id, 'sent')).body.code).toBe('QUOTE_EMPTY')
    const late = await at.create(at.ali)
    await at.change(at.ali, late.id, { validFrom: '2026-01-01', validFor: 10 })
    expect((await at.moveOn(at.ali, late.id, 'sent')).body.code).toBe('EXPIRED')
  })

  it('becomes ordered once, by an order of the customer with its label alone', async () => {
    const { id, number } = await at.create(at.ali)
    await at.moveOn(at.ali, id, 'sent')
    await at.moveOn(at.ali, id, 'accepted')
    expect((await at.moveOn(at.ali, id, 'ordered')).body.code).toBe('NOT_ORDERED')
    const { db } = at.shop
    const order = async (customer: string, label: string) => {
      const line = await db.selectFrom('order_lines').select('order_number').limit(1).executeTakeFirstOrThrow()
      await db.updateTable('order_lines').set({ label }).where('order_number', '=', line.order_number).execute()
      const { order_id } = await db
        .selectFrom('order_deliveries')
        .select('order_id')
        .where('order_number', '=', line.order_number)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('orders')
        .set({ customer_id: customer, placed_at: '2026-03-02T12:00:00.000Z' })
        .where('order_id', '=', order_id)
        .execute()
    }
    await order('402215', `${number} Badrum`)
    expect((await at.moveOn(at.ali, id, 'ordered')).body.code).toBe('NOT_ORDERED')
    await order('104822', `${number}0 Badrum`)
    expect((await at.moveOn(at.ali, id, 'ordered')).body.code).toBe('NOT_ORDERED')
    await order('104822', `${number} Badrum`)
    const ordered = await at.moveOn(at.ali, id, 'ordered')
    expect(ordered.body.quote.history.at(-1)).toMatchObject({ status: 'ordered', side: 'order' })
    const again = await at.moveOn(at.moa, id, 'ordered')
    expect([again.status, again.body.quote.version]).toEqual([200, ordered.body.quote.version])
  })
})

describe('a refusal', () => {
  it('[QUOTE-29] says in Swedish what is wrong, as the text that the page shows', async () => {
    const { id } = await at.create(at.ali)
    expect((await rows(at.ali, 'PATCH', id, [{ id: 'r1', quantity: 60_000 }])).body).toMatchObject({
      message: 'Antalet ska vara från 0,5 till 50 000.',
      details: [{ path: 'quantity' }],
    })
  })
})

describe('an order of the lines of quotes', () => {
  const moa = { ...aliRahimi, userId: userId('u-buyeradmin'), projectId: undefined }

  const accepted = async () => {
    const { id, number } = await at.create(at.ali)
    await at.moveOn(at.ali, id, 'sent')
    await at.moveOn(at.ali, id, 'accepted')
    return { id, label: `${number} Badrum` }
  }
  /** Orders lines of these labels by the plain services of the cart, in which no browser knows of a quote. */
  const order = async (caller: Caller, who: Identity, labels: readonly string[]) => {
    const cartId = await cartAnew(at.shop, caller, who)
    const lines = labels.map((label) => ({ articleNumber: ordinary[0], quantity: 1, deliveryId: 'DBI', label }))
    await caller.call('POST', `/v2/cart/${cartId}/variants/batch/add`, lines)
    const key = { 'idempotency-key': cartId }
    const place = () =>
      caller.call<readonly { readonly success: boolean }[]>(
        'POST',
        `/v2/cart/${cartId}/checkout`,
        { orderDetails: { DBI: { warehouseId: CENTRAL } }, sendOrderReceipt: false },
        key,
      )
    expect((await place()).body).toMatchObject([{ success: true }])
    return place
  }
  const read = async (id: string) => (await at.read(at.ali, id)).body

  it('[QUOTE-03] marks each accepted quote as ordered in the same moment, once, whoever of the customer orders', async () => {
    const [one, other, left] = [await accepted(), await accepted(), await accepted()]
    const before = await read(one.id)
    const again = await order(at.moa, moa, [one.label, other.label, one.label, 'Kök', ''])
    const ordered = await read(one.id)
    expect(ordered.history.slice(before.history.length)).toMatchObject([{ status: 'ordered', side: 'order', by: '' }])
    expect(ordered).toMatchObject({ status: 'ordered', version: before.version + 1 })
    expect((await read(other.id)).status).toBe('ordered')
    expect((await read(left.id)).status).toBe('accepted')
    // The same order asked for again, another order of its lines, and the browser that put them in the cart.
    await again()
    await order(at.ali, aliRahimi, [one.label])
    expect((await at.moveOn(at.ali, one.id, 'ordered')).status).toBe(200)
    expect(await read(one.id)).toEqual(ordered)
  })

  it('[QUOTE-03] leaves quotes that are not accepted, and those of other customers and of labels that only begin alike', async () => {
    const draft = await at.create(at.ali)
    const quote = await accepted()
    await order(at.tom, tomHolm, [quote.label])
    await order(at.ali, aliRahimi, [`${draft.number} Badrum`, `${quote.label} 2`, quote.label.slice(0, -1)])
    expect((await read(quote.id)).status).toBe('accepted')
    expect(await read(draft.id)).toEqual(draft)
  })
})
