import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { refreshPopularity } from '#adapters/embedded/search/demand'
import { visitorAddress } from '#adapters/embedded/visitor-address'
import { onEachEngine } from '../contract/support/engines'
import { givenOrder } from '../contract/support/given-order'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'

const event = (type: string, id: string, more: object = {}) => ({ type, entity: { type: 'Variant', id }, ...more })

/** The most that one address may move the popularity of an article, which is between 0 and 2. */
const SMALL = 0.03

await onEachEngine('invented behaviour', (options) => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({}, options)
  })
  afterAll(() => services.stop())

  const post = (path: string, payload: object, visitor: string, remoteAddress: string) =>
    services.app.inject({
      ...{ method: 'POST', url: `/services${path}`, remoteAddress, payload },
      headers: { 'api-version': 'V3', 'user-id': visitor },
    })

  const found = async (take: number): Promise<readonly string[]> => {
    const answer = await post('/search', { query: 'kulventil', resultsOptions: { take } }, 'reader', '127.0.0.1')
    return answer.json().results.items.map(({ id }: { readonly id: string }) => id)
  }

  const popularityOf = async (article: string): Promise<number> =>
    (
      await services.db
        .selectFrom('search_articles')
        .select('popularity')
        .where('article_number', '=', article)
        .executeTakeFirstOrThrow()
    ).popularity

  const rows = async (): Promise<number> =>
    Number(
      (
        await services.db
          .selectFrom('behaviour_events')
          .select((the) => the.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  it('from one address moves no article far, fills no table, and is told to wait', async () => {
    const { mostRequestsPerAddressMinute, mostRowsPerAddressDay } = limits.behaviourEvents
    const tooMany = 20
    const hits = await found(200)
    const pushed = hits.at(-1) ?? ''
    const [place, before] = [hits.indexOf(pushed), await popularityOf(pushed)]
    const answers = await Promise.all(
      Array.from({ length: mostRequestsPerAddressMinute + tooMany }, (_, request) => {
        const events = Array.from({ length: 500 }, (_each, index) =>
          index % 2 === 0
            ? event(['click', 'addtocart', 'purchase'][index % 3] ?? 'click', pushed, {
                orderId: `o-${request}-${index}`,
              })
            : event(`kind-${request}-${index}`, pushed),
        )
        return post('/createEvents', { events }, `invented-${request}`, '203.0.113.9')
      }),
    )
    await refreshPopularity(services.db)

    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostRequestsPerAddressMinute)
    expect(refused).toHaveLength(tooMany)
    for (const { headers, json } of [refused[0]].flatMap((one) => one ?? [])) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(json().error).toMatchObject({ code: 429, status: 'Too Many Requests' })
    }
    expect(await rows()).toBeLessThanOrEqual(mostRowsPerAddressDay)
    expect((await popularityOf(pushed)) - before).toBeLessThan(SMALL)
    expect(place - (await found(200)).indexOf(pushed)).toBeLessThan(20)
  })

  it('from a whole network weighs by the logarithm of its addresses', async () => {
    const [pushed = ''] = (await found(200)).slice(-2)
    const before = await popularityOf(pushed)
    for (let host = 1; host <= 64; host += 1)
      await post('/createEvents', { events: [event('addtocart', pushed)] }, `v-${host}`, `198.51.100.${host}`)
    await refreshPopularity(services.db)

    expect((await popularityOf(pushed)) - before).toBeLessThan(6 * SMALL)
  })

  it('of an order that is real counts once, whoever tells of it and however often', async () => {
    const [bought = '', other = ''] = (await found(200)).slice(-4)
    const order = await givenOrder(services.db, [bought])
    const scoreOf = async (article: string) =>
      (
        await services.db
          .selectFrom('article_demand')
          .select('score')
          .where('article_number', '=', article)
          .executeTakeFirst()
      )?.score ?? 0
    const [before, beforeOther] = [await scoreOf(bought), await scoreOf(other)]
    const events = [event('purchase', bought, { orderId: order }), event('purchase', other, { orderId: order })]
    for (const host of [1, 2, 3]) await post('/createEvents', { events }, `p-${host}`, `192.0.2.${host}`)
    // Split into many orders it is still what one customer wants.
    const again = await givenOrder(services.db, [bought])
    const split = { events: [event('purchase', bought, { orderId: again })] }
    await post('/createEvents', split, 'p-4', '192.0.2.4')

    expect((await scoreOf(bought)) - before).toBeCloseTo(3, 1)
    expect(await scoreOf(other)).toBeCloseTo(beforeOther, 1)
  })

  it('under the name of another visitor takes no event from that one', async () => {
    const { mostPerRequest, mostRowsPerVisitorDay } = limits.behaviourEvents
    const invented = (request: number) =>
      Array.from({ length: mostPerRequest }, (_, index) => event(`as-another-${request}-${index}`, '4208103'))
    for (let request = 0; request * mostPerRequest <= mostRowsPerVisitorDay; request += 1)
      await post('/createEvents', { events: invented(request) }, 'honest', '203.0.113.77')
    const before = await rows()

    await post('/createEvents', { events: [event('click', '4208104')] }, 'honest', '192.0.2.77')

    expect(await rows()).toBe(before + 1)
  })

  it('leaves no address in the database', async () => {
    await post('/createEvents', { events: [event('click', '4208103')] }, 'someone', '198.51.100.200')
    const kept = await services.db.selectFrom('behaviour_events').selectAll().execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toMatch(/198\.51\.100|203\.0\.113/)
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:DB8:0001::7', '2001:db8:1:0', '2001:db8:1'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('%s is of the household %s in the network %s', (ip, household, block) => {
    expect(visitorAddress(ip)).toEqual({ household, block })
  })
})
