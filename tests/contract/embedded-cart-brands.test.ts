import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandCode } from '#domain/kernel/brand-code'
import { cartOf, openEmbeddedShop, tomHolm, type Caller, type EmbeddedShop, type Tokens } from './support/embedded-shop'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { articles, CENTRAL } from './support/small-catalogue'

describe('a customer with carts at two brands', () => {
  let shop: EmbeddedShop
  let dahl: Caller
  let konr: Caller

  /** Tom at the host of a brand, with a session of that brand. */
  const tomAt = async (brand: BrandCode): Promise<Caller> => {
    const host = { host: `${brand}.localhost` }
    const logIn = await shop.visitor.call<Tokens>(
      'POST',
      '/v2/sessions/',
      { username: 'tom', password: DEMO_PASSWORD },
      host,
    )
    const as = shop.withToken(logIn.body.AuthenticationResult.AccessToken)
    return { call: (method, path, body, headers = {}) => as.call(method, path, body, { ...host, ...headers }) }
  }
  const cartAt = (brand: BrandCode) => cartOf(shop.db, { ...tomHolm, brand })
  const articlesAt = async (brand: BrandCode) => (await cartAt(brand)).lines.map(({ articleNumber }) => articleNumber)
  const add = async (as: Caller, brand: BrandCode, articleNumber: string) =>
    as.call('POST', `/v2/cart/${(await cartAt(brand)).cartId}/variants/batch/add`, [
      { articleNumber, quantity: 1, deliveryId: 'DBI', label: '' },
    ])

  beforeAll(async () => {
    shop = await openEmbeddedShop()
    dahl = await tomAt('dahl')
    konr = await tomAt('konr')
    await add(dahl, 'dahl', articles.plain)
    await add(konr, 'konr', articles.express)
  })
  afterAll(() => shop.close())

  it('sees at each brand what was added there', async () => {
    expect(await articlesAt('dahl')).toEqual([articles.plain])
    expect(await articlesAt('konr')).toEqual([articles.express])
  })

  it('cannot change or order the cart of one brand at the other', async () => {
    const { cartId } = await cartAt('dahl')
    const orderDetails = { DBI: { warehouseId: CENTRAL } }
    const statuses = [
      await konr.call('DELETE', `/v2/cart/${cartId}/variants`),
      await konr.call('PUT', `/v2/cart/${cartId}/status`, { status: 'DELETED' }),
      await konr.call('POST', `/v2/cart/${cartId}/checkout`, { orderDetails, sendOrderReceipt: false }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404])
    expect(await articlesAt('dahl')).toEqual([articles.plain])
  })

  it('orders one cart and keeps the other; what was bought is told at both', async () => {
    const { cartId } = await cartAt('konr')
    const answer = await konr.call('POST', `/v2/cart/${cartId}/checkout`, {
      orderDetails: { DBI: { warehouseId: CENTRAL } },
      sendOrderReceipt: false,
    })
    expect(answer.body).toMatchObject([{ success: true }])

    expect(await articlesAt('konr')).toEqual([])
    expect(await articlesAt('dahl')).toEqual([articles.plain])
    const bought = async (as: Caller) => JSON.stringify((await as.call('GET', '/orders/often-bought')).body)
    expect(await bought(konr)).toContain(articles.express)
    expect(await bought(dahl)).toBe(await bought(konr))
  })
})
