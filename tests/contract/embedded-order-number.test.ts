import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aliRahimi, cartOf, openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop } from './support/embedded-shop'
import { articles, CENTRAL } from './support/small-catalogue'

interface Verdict {
  readonly valid: boolean
  readonly message: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

let shop: EmbeddedShop
let tom: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  tom = await shop.as('tom')
})
afterAll(() => shop.close())

const destination = {
  recipientName: 'Holm & Söner',
  address2: 'Storgatan 1',
  postalCode: '30230',
  postalAddress: 'Halmstad',
  countryCode: 'SE',
}

const validate = async (caller: Caller, orderNumber: string) =>
  (await caller.call<Verdict>('GET', `/v4/customers/orders/${encodeURIComponent(orderNumber)}/validate`)).body

const order = async (details: object) => {
  const { cartId } = await cartOf(shop.db, tomHolm)
  await tom.call('POST', `/v2/cart/${cartId}/variants/batch/add`, [
    { articleNumber: articles.plain, quantity: 1, deliveryId: 'DBI', label: '' },
  ])
  return tom.call<readonly { readonly success: boolean; readonly message: string | null }[]>(
    'POST',
    `/v2/cart/${cartId}/checkout`,
    { orderDetails: { DBI: { warehouseId: CENTRAL, ...details } }, sendOrderReceipt: false },
  )
}

describe('the address of an order', () => {
  it('is kept with its delivery', async () => {
    expect((await order({ destination: { ...destination, id: 'a1', secret: 'x' } })).body).toMatchObject([
      { success: true },
    ])
    const rows = await shop.db
      .selectFrom('order_deliveries')
      .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
      .select('destination')
      .where('customer_id', '=', tomHolm.customerId ?? '')
      .execute()
    expect(rows.map((row) => row.destination).filter((kept) => kept !== null)).toEqual([
      expect.objectContaining({ ...destination, id: 'a1' }),
    ])
    expect(JSON.stringify(rows)).not.toContain('secret')
  })

  it.each([
    ['that is not complete', { ...destination, address2: '' }],
    ['that no delivery note has room for', { ...destination, recipientName: 'x'.repeat(36) }],
  ])('is refused with its delivery alone: one %s', async (_, bad) => {
    const { status, body } = await order({ destination: bad })
    expect(status).toBe(200)
    expect(body).toMatchObject([{ success: false, message: expect.stringContaining('Leveransadressen') }])
  })

  it('is refused with the whole call where a text is longer than any field', async () => {
    expect((await order({ destination: { ...destination, label: 'x'.repeat(201) } })).status).toBe(422)
    expect((await order({ destination: 'Storgatan 1' })).status).toBe(400)
  })
})

describe('[CHECKOUT-16] an order number of a customer', () => {
  it('is good until an order has it, and again on the day of that order', async () => {
    expect(await validate(tom, 'PO-4711')).toEqual({ valid: true, message: null })
    await order({ fields: { orderNumber: ' PO-4711 ' } })
    expect((await validate(tom, 'PO-4711')).valid).toBe(true)

    shop.passTime(DAY_MS)
    tom = await shop.as('tom')
    const used = await validate(tom, 'po-4711')
    expect(used.valid).toBe(false)
    expect(used.message).toContain('står redan på en tidigare order')
    expect((await validate(tom, 'PO-4712')).valid).toBe(true)
  })

  it('is each customer’s own', async () => {
    expect(aliRahimi.customerId).not.toBe(tomHolm.customerId)
    expect((await validate(await shop.as('user'), 'PO-4711')).valid).toBe(true)
  })

  it.each(['x'.repeat(21), '§§', '<b>', '%', ' ', "4711' or '1'='1"])(
    'is refused as it is written: %s',
    async (number) => {
      const { valid, message } = await validate(tom, number)
      expect(valid).toBe(false)
      expect(message).not.toBeNull()
    },
  )

  it.each(['4711', 'Å-17/2 B', '2026.11_3#1'])('may be written as %s', async (number) => {
    expect((await validate(tom, number)).valid).toBe(true)
  })

  it('is asked about by users alone', async () => {
    expect((await shop.visitor.call('GET', '/v4/customers/orders/4711/validate')).status).toBe(401)
  })
})
