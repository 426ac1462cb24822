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

const post = async (brand: BrandCode, path: string, payload: object, token?: string): Promise<unknown> => {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const url = `/services${path}`
  const answer = await services.app.inject({
    method: 'POST',
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
