import { describe, expect, it } from 'vitest'
import { userId } from '#domain/kernel/ids'
import type { Identity } from '#adapters/embedded/auth/identity'
import { aliRahimi, type Caller, tomHolm } from './support/embedded-shop'
import { quotesShop } from './support/quotes-shop'
import { CENTRAL, ordinary } from './support/small-catalogue'
import { cartAnew } from './support/toms-shop'

const at = quotesShop()

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
      await at.rows(at.ali, 'POST', id, [{ articleNumber: ordinary[0], quantity: 1 }]),
      await at.rows(at.ali, 'DELETE', id, ['r1']),
      await at.customs(at.ali, 'POST', id, [{ text: 'mer' }]),
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
