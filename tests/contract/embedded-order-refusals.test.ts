import { describe, expect, it } from 'vitest'
import { type Refused } from './support/embedded-shop'
import { tomsShop } from './support/toms-shop'
import { articles, CENTRAL, STORE } from './support/small-catalogue'

interface WireResult {
  readonly success: boolean
  readonly tempOrderId: string | null
  readonly message: string | null
}

const toms = tomsShop()

const add = (...items: readonly (readonly [article: string, quantity: number, delivery: string])[]) =>
  toms.tom.call(
    'POST',
    `/v2/cart/${toms.cartId}/variants/batch/add`,
    items.map(([articleNumber, quantity, deliveryId]) => ({ articleNumber, quantity, deliveryId, label: '' })),
  )

const order = (orderDetails: object) =>
  toms.tom.call<readonly WireResult[] & Refused>('POST', `/v2/cart/${toms.cartId}/checkout`, {
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

    await toms.begin()
    await toms.tom.call('PUT', `/v2/cart/${toms.cartId}/status`, { status: 'DELETED' })
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
