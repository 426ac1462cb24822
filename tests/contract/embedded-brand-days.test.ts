import { CENTRAL_STORAGE_ID } from '#adapters/embedded/locations/central-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as O from 'fp-ts/Option'
import { CartAnswer, getCartWithVariantsQuery, getVariantsQuery, VariantsAnswer } from '#adapters/contract/graphql'
import { StockAnswer } from '#adapters/contract/product'
import { visitorQueries } from '#adapters/embedded/visitor-queries'
import type { Clock } from '#application/ports/clock'
import { type BrandCode } from '#domain/kernel/brand-code'
import { calendarDate } from '#domain/kernel/calendar-date'
import { articleNumber, instant } from '#domain/kernel/ids'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'
import { answerOf } from './support/remote-shop'

const IN_STOCK = '4208103'
const NOW = '2024-12-20T09:00:00.000Z'

/** The Friday before Christmas 2024: one brand delivers on neither 23 nor 27 December, another on both. */
const fridayBeforeChristmas: Clock = {
  now: () => instant(NOW),
  today: () =>
    O.getOrElseW(() => {
      throw new Error('no day')
    })(calendarDate('2024-12-20')),
  timeOfDay: () => '10:00',
}
const nextDays: readonly (readonly [BrandCode, string])[] = [
  ['dahl', '2024-12-30'],
  ['konr', '2024-12-23'],
]

let services: EmbeddedServices
const ids: string[] = []
beforeAll(async () => {
  services = await startEmbeddedServices({
    clock: fridayBeforeChristmas,
    ids: {
      next: () => {
        ids.push(`made-${ids.length}`)
        return ids.at(-1) ?? ''
      },
    },
  })
})
afterAll(() => services.stop())

const post = (brand: BrandCode, path: string, payload: object, token?: string): Promise<unknown> =>
  call('POST', brand, path, payload, token)

const call = async (
  method: 'POST' | 'PUT',
  brand: BrandCode,
  path: string,
  payload: object,
  token?: string,
): Promise<unknown> => {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const url = `/services${path}`
  const answer = await services.app.inject({
    method,
    url,
    headers: { host: `${brand}.localhost`, ...authorization },
    payload,
  })
  return answer.json()
}

const logIn = async (brand: BrandCode): Promise<string> => {
  const answer = await services.app.inject({
    method: 'POST',
    url: '/services/v2/sessions/',
    headers: { host: `${brand}.localhost` },
    payload: { username: 'tom', password: 'Fackhandel-2026' },
  })
  return answer.json().AuthenticationResult.AccessToken
}

const cartOf = async (brand: BrandCode, token: string) =>
  answerAs(CartAnswer, await post(brand, '/graphql', { query: getCartWithVariantsQuery, variables: {} }, token)).data
    .cart

describe('the day on which the central storage delivers', () => {
  for (const [brand, day] of nextDays) {
    it(`[DELIVERY-24] is no extra day without delivery of ${brand}, as its stock says`, async () => {
      const [found] = answerAs(StockAnswer, await post(brand, '/stock', { articles: [{ articleNumber: IN_STOCK }] }))

      expect(found?.stock.locations[0]?.availabilityDateISO).toBe(day)
    })

    it(`[DELIVERY-24] is no extra day without delivery of ${brand}, as its articles say`, async () => {
      const asked = { query: getVariantsQuery, variables: { articleNumbers: [IN_STOCK] } }
      const [found] = answerAs(VariantsAnswer, await post(brand, '/graphql', asked)).data.variants

      expect(found?.stock?.locations[0]?.availabilityDateISO).toBe(day)
    })

    it(`[DELIVERY-24] is no extra day without delivery of ${brand}, as its pages for visitors say`, async () => {
      const asked = { articleNumbers: [articleNumber(IN_STOCK)], deliveryId: undefined, locationIds: [] }
      const [found] = await answerOf(
        visitorQueries(services.app)(brand).commerce.getVariants({ ...asked, postalCode: undefined }),
      )

      expect(found?.stock?.locations[0]?.availabilityDateISO).toBe(day)
    })

    it(`[DELIVERY-24] is no extra day without delivery of ${brand}, as its cart says`, async () => {
      const token = await logIn(brand)
      const { cartId } = await cartOf(brand, token)
      const items = [{ articleNumber: IN_STOCK, quantity: 1, deliveryId: 'DBI', label: '' }]
      await post(brand, `/v2/cart/${cartId}/variants/batch/add`, items, token)

      const [line] = (await cartOf(brand, token)).lines

      expect(line?.article?.stock?.locations[0]?.availabilityDateISO).toBe(day)
    })
  }
})

describe('Christmas delivery', () => {
  const withLine = async (brand: BrandCode, deliveryId: string) => {
    const token = await logIn(brand)
    const { cartId } = await cartOf(brand, token)
    await call('PUT', brand, `/v2/cart/${cartId}/status`, { status: 'DELETED' }, token)
    const { cartId: id } = await cartOf(brand, token)
    const items = [{ articleNumber: IN_STOCK, quantity: 1, deliveryId, label: '' }]
    await post(brand, `/v2/cart/${id}/variants/batch/add`, items, token)
    return { token, path: `/v2/cart/${id}` }
  }
  const christmas = { requestedDeliveryDate: '2024-12-24' }

  it('[DELIVERY-29] is taken while a delivery day of the brand is left before it, and for the delivery that has it', async () => {
    for (const [brand, deliveryId, taken] of [
      ['konr', 'DBI', true],
      ['konr', 'EXH', false],
      ['dahl', 'DBI', false],
    ] as const) {
      const { token, path } = await withLine(brand, deliveryId)
      const answer = await call('PUT', brand, `${path}/delivery/${deliveryId}`, christmas, token)
      expect(answer).toMatchObject(
        taken ? { deliveries: [{ deliveryId, ...christmas }] } : { code: 'NOT_A_DELIVERY_DAY' },
      )
    }
  })

  it('[DELIVERY-29] is ordered with its day and a service of the delivery; other services are refused', async () => {
    const { token, path } = await withLine('konr', 'DBI')
    const order = (service: string) => {
      const details = { warehouseId: CENTRAL_STORAGE_ID, ...christmas, fields: { service } }
      return post('konr', `${path}/checkout`, { orderDetails: { DBI: details }, sendOrderReceipt: false }, token)
    }
    expect(await order('standard-pickup')).toMatchObject([
      { success: false, message: 'Leveranstjänsten finns inte för det leveranssättet.' },
    ])
    expect(await order('crane')).toMatchObject([{ success: true, deliveryId: 'DBI' }])
  })
})

describe('a cart that is made', () => {
  it('has its id and its time from the ports', async () => {
    const { cartId } = await cartOf('kasp', await logIn('kasp'))
    const row = await services.db
      .selectFrom('carts')
      .select('created_at')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow()

    expect(ids).toContain(cartId)
    expect(new Date(row.created_at).toISOString()).toBe(NOW)
  })
})
