import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cartOf,
  openEmbeddedShop,
  tomHolm,
  type Caller,
  type EmbeddedShop,
  type Refused,
} from './support/embedded-shop'
import { articles, CENTRAL, STORE } from './support/small-catalogue'

interface WireResult {
  readonly success: boolean
  readonly tempOrderId: string | null
  readonly message: string | null
}

let shop: EmbeddedShop
let tom: Caller
let cartId: string

beforeAll(async () => {
  shop = await openEmbeddedShop()
  tom = await shop.as('tom')
})
afterAll(() => shop.close())
beforeEach(async () => {
  cartId = (await cartOf(shop.db, tomHolm)).cartId
})

const add = (...items: readonly (readonly [article: string, quantity: number, delivery: string])[]) =>
  tom.call(
    'POST',
    `/v2/cart/${cartId}/variants/batch/add`,
    items.map(([articleNumber, quantity, deliveryId]) => ({ articleNumber, quantity, deliveryId, label: '' })),
  )

const order = (orderDetails: object) =>
  tom.call<readonly WireResult[] & Refused>('POST', `/v2/cart/${cartId}/checkout`, {
    orderDetails,
    sendOrderReceipt: true,
  })

const warehouse = { warehouseId: CENTRAL }
const store = { storeId: STORE }

describe('an order', () => {
  it('is refused once it is ordered, with the numbers of its orders, and without them once it is deleted', async () => {
    await add([articles.plain, 2, 'DBI'], [articles.plain, 1, 'EXH'])
    const { body } = await order({ DBI: warehouse, EXH: store })
    const numbers = body.map(({ tempOrderId }) => tempOrderId ?? '').toSorted((a, b) => (a < b ? -1 : 1))

    const again = await order({ DBI: warehouse, EXH: store })
    expect(again.status).toBe(404)
    expect(again.body).toMatchObject({
      code: 'CART_ORDERED',
      message: `Varukorgen är redan beställd. Ordernummer: ${numbers.join(', ')}.`,
    })

    cartId = (await cartOf(shop.db, tomHolm)).cartId
    await tom.call('PUT', `/v2/cart/${cartId}/status`, { status: 'DELETED' })
    expect(await order({ DBI: warehouse })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('is refused for a day more than 183 days ahead, and stays in the cart', async () => {
    await add([articles.plain, 1, 'DBI'])
    const orderFor = (requestedDeliveryDate: string) => order({ DBI: { ...warehouse, requestedDeliveryDate } })

    expect((await orderFor('2026-09-02')).body).toMatchObject([
      { success: false, message: 'Leveransdagen ligger för långt fram. Välj en dag inom 183 dagar.' },
    ])
    expect((await orderFor('2026-09-01')).body).toMatchObject([{ success: true }])
  })
})
