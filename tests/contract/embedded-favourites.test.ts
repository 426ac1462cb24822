import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { openEmbeddedShop, type Caller, type EmbeddedShop } from './support/embedded-shop'
import { articles, many, ordinary } from './support/small-catalogue'

interface WireFavourite {
  readonly articleNumber: string
  readonly favouriteId: string
}

interface WireListing {
  readonly data: readonly WireFavourite[]
  readonly next: number | null
}

let shop: EmbeddedShop
let tom: Caller
let ali: Caller

beforeAll(async () => {
  shop = await openEmbeddedShop()
  ;[tom, ali] = [await shop.as('tom'), await shop.as('user')]
})
afterAll(() => shop.close())

const PATH = '/users/favourites'
const favouritesOf = async (caller: Caller) => (await caller.call<WireListing>('GET', `${PATH}?limit=50`)).body
const add = (caller: Caller, articleNumber: string) => caller.call<WireFavourite>('POST', PATH, { articleNumber })
const remove = (caller: Caller, favouriteIds: readonly string[]) => caller.call('DELETE', PATH, { favouriteIds })

describe('the favourites of a user', () => {
  it('are added once each and removed by their ids, and nobody else has them', async () => {
    const first = await add(tom, articles.plain)
    expect(first.status).toBe(200)
    expect((await add(tom, articles.plain)).body).toEqual(first.body)
    const [, second = ''] = ordinary
    await add(tom, second)
    expect((await favouritesOf(tom)).data.map(({ articleNumber }) => articleNumber)).toEqual([articles.plain, second])
    expect((await favouritesOf(ali)).data).toEqual([])

    expect((await remove(ali, [first.body.favouriteId])).status).toBe(204)
    expect((await favouritesOf(tom)).data).toHaveLength(2)
    expect((await remove(tom, [first.body.favouriteId, 'finns-inte'])).status).toBe(204)
    expect(await favouritesOf(tom)).toMatchObject({ data: [{ articleNumber: second }], next: null })
  })

  it('are for users alone', async () => {
    expect((await shop.visitor.call('GET', PATH)).status).toBe(401)
    expect((await shop.visitor.call('POST', PATH, { articleNumber: articles.plain })).status).toBe(401)
    expect((await shop.visitor.call('DELETE', PATH, { favouriteIds: [] })).status).toBe(401)
  })

  it('are fifty at most, also when many are added at once; the next one is refused in Swedish', async () => {
    const answers = await Promise.all(many.slice(0, 55).map((article) => add(ali, article)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.favourites.mostOfUser)
    expect(await add(ali, articles.plain)).toMatchObject({
      status: 422,
      body: {
        code: 'FAVOURITES_LIMIT',
        message: 'Du kan ha högst 50 favoriter. Ta bort någon för att få plats med en ny.',
      },
    })
    // One that is there already is no more.
    const [known] = (await favouritesOf(ali)).data
    expect((await add(ali, known?.articleNumber ?? '')).status).toBe(200)
    const page = (await ali.call<WireListing>('GET', `${PATH}?limit=20`)).body
    expect([page.data.length, page.next]).toEqual([20, 20])
  })

  it.each([
    ['POST', {}],
    ['POST', { articleNumber: ' ' }],
    ['POST', { articleNumber: 'x'.repeat(65) }],
    ['POST', { articleNumber: 'finns-inte' }],
    ['DELETE', { favouriteIds: 'alla' }],
    ['DELETE', {}],
    ['DELETE', { favouriteIds: Array.from({ length: 51 }, (_, index) => `f${index}`) }],
  ] as const)('are not changed by a request that cannot be read: %s %j', async (method, body) => {
    const answer = await tom.call<{ readonly message: string }>(method, PATH, body)
    expect([400, 422]).toContain(answer.status)
    expect(answer.body.message).toMatch(/[a-zåäö]\.$/)
  })

  it.each(['0', '51', '-1', 'alla', '1e1'])('are not asked for with the limit %s', async (limit) => {
    expect((await tom.call('GET', `${PATH}?limit=${limit}`)).status).toBe(400)
  })
})
