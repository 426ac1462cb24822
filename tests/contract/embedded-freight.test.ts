import { describe, expect, it } from 'vitest'
import { cartView } from '#domain/cart/cart-view'
import { freightPricesOf } from '#domain/delivery/delivery-options'
import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import { freightOf } from '#domain/delivery/freight'
import { money } from '#domain/kernel/money'
import { brandConfigs } from '#adapters/embedded/config/brand-config'
import { customerServiceOf } from '#adapters/embedded/demo-data/content/customer-service'
import { cartOf, tomHolm, type Refused } from './support/embedded-shop'
import { settledCart } from '../domain/given'
import { tomsShop } from './support/toms-shop'
import { articles, CENTRAL, STORE } from './support/small-catalogue'

const toms = tomsShop()

const freight = freightPricesOf(brandConfigs.dahl.deliveryOptions)

const add = (quantity: number, deliveryId: DeliveryId) =>
  toms.tom.call('POST', `/v2/cart/${toms.cartId}/variants/batch/add`, [
    { articleNumber: articles.express, quantity, deliveryId, label: '' },
  ])

/** The sum that the shop shows for the cart as its service answers it. */
const shownTotal = async (): Promise<number> =>
  cartView(settledCart(await cartOf(toms.shop.db, tomHolm)), { available: deliveryIds, locations: {}, freight })
    .totalInOrder

interface Result {
  readonly success: boolean
  readonly deliveryId: string
  readonly tempOrderId: string
  readonly freight: number
}

const everyPlace = {
  DBI: { warehouseId: CENTRAL },
  EXH: { storeId: STORE },
  XXX: { warehouseId: CENTRAL },
  EXB: { storeId: STORE },
}

const order = (ids: readonly DeliveryId[], expectedTotal: number, buyer = toms.tom) =>
  buyer.call<readonly Result[] & Refused>('POST', `/v2/cart/${toms.cartId}/checkout`, {
    orderDetails: Object.fromEntries(ids.map((id) => [id, everyPlace[id]])),
    sendOrderReceipt: false,
    expectedTotal,
  })

describe('the freight of an order', () => {
  it('is that of each delivery, answered and kept with it', async () => {
    for (const id of deliveryIds) await add(1, id)
    const { body } = await order(deliveryIds, await shownTotal())
    expect(body.map(({ deliveryId, freight: charged }) => [deliveryId, charged])).toEqual([
      ['DBI', 195],
      ['EXH', 0],
      ['XXX', 495],
      ['EXB', 95],
    ])
    const kept = await toms.shop.db
      .selectFrom('order_deliveries')
      .select(['delivery_id', 'freight'])
      .where(
        'order_number',
        'in',
        body.map(({ tempOrderId }) => tempOrderId),
      )
      .orderBy('order_number')
      .execute()
    expect(kept.map((row) => row.freight)).toEqual(body.map((result) => result.freight))
  })

  it('is free above the limit, and the sum that was shown is the sum that is ordered', async () => {
    await add(1, 'DBI')
    const one = (await shownTotal()) - 195
    await add(Math.floor(2500 / one), 'DBI')
    const shown = await shownTotal()
    expect(shown).toBeGreaterThan(2500)
    const { body } = await order(['DBI'], shown)
    expect(body).toMatchObject([{ success: true, freight: 0 }])
  })

  it('is part of the sum that the buyer accepts: an order at the sum of the goods alone is left alone', async () => {
    await add(1, 'XXX')
    const shown = await shownTotal()
    const { status, body } = await order(['XXX'], shown - 495)
    expect([status, body.code]).toEqual([412, 'TOTAL_CHANGED'])
    expect((await order(['XXX'], shown)).body).toMatchObject([{ success: true, freight: 495 }])
  })

  it('[PERM-12] is not told to users who may not see prices, yet kept', async () => {
    const deny = (denies: readonly string[]) =>
      toms.shop.db
        .updateTable('users')
        .set({ permission_denies: JSON.stringify(denies) })
        .where('user_id', '=', 'u-tom')
        .execute()
    await add(1, 'DBI')
    await deny(['EJ_SE_PRISER'])
    const { body } = await order(['DBI'], 0, await toms.shop.as('tom'))
    await deny([])
    expect(body[0]?.freight).toBe(0)
    const kept = await toms.shop.db
      .selectFrom('order_deliveries')
      .select('freight')
      .where('order_number', '=', body[0]?.tempOrderId ?? '')
      .executeTakeFirstOrThrow()
    expect(kept.freight).toBe(195)
  })
})

/** The cells of the table on the page about freight, a row for each delivery. */
const promises = (): readonly (readonly string[])[] => {
  const body = customerServiceOf('dahl').pages.find(({ slug }) => slug === 'leverans-och-frakt')?.body
  const table = body?.content?.find(({ nodeType }) => nodeType === 'table')
  return textsOf(table).map((row) => row.split('\n').filter((cell) => cell !== ''))
}

interface Node {
  readonly nodeType: string
  readonly value?: string
  readonly content?: readonly Node[]
}

const textOf = ({ value = '', nodeType, content = [] }: Node): string =>
  value + content.map(textOf).join('') + (nodeType === 'table-cell' ? '\n' : '')

const textsOf = (table: Node | undefined): readonly string[] => (table?.content ?? []).slice(1).map(textOf)

describe('the page about freight', () => {
  it('promises what the configuration charges', () => {
    expect(promises().map(([name, , terms]) => [name, terms?.replaceAll('\u00a0', ' ')])).toEqual([
      ['Utkörning', 'Fri över 2 500 kr, annars 195 kr'],
      ['Leverans till butik', 'Fri'],
      ['Expressutkörning', '495 kr'],
      ['Express till butik', '95 kr'],
    ])
    const charged = (id: DeliveryId, goods: number) => {
      const price = freight[id]
      return price === undefined ? undefined : freightOf(price, money(goods)).amount
    }
    expect(deliveryIds.map((id) => charged(id, 2500))).toEqual([195, 0, 495, 95])
    expect(deliveryIds.map((id) => charged(id, 2500.01))).toEqual([0, 0, 495, 95])
  })

  it('holds for every brand', () => {
    for (const { deliveryOptions } of Object.values(brandConfigs))
      expect(freightPricesOf(deliveryOptions)).toEqual(freight)
  })
})
