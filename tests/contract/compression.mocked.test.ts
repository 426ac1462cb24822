import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Limits from '#adapters/embedded/limits'
import { startComposedShop, type ComposedShop } from './support/composed-shop'

// So that no answer goes uncompressed for its shortness alone.
vi.mock('#adapters/embedded/limits', async (original) => {
  const { limits } = await original<typeof Limits>()
  return { limits: { ...limits, request: { ...limits.request, leastCompressedBytes: 1 } } }
})

let shop: ComposedShop
beforeAll(async () => {
  shop = await startComposedShop()
}, 120_000)
afterAll(() => shop.stop())

const credentials = { username: 'tom', password: 'Fackhandel-2026' }
const searchHeaders = { 'api-version': 'V3', 'user-id': 'somebody' }

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

const answerTo = ({ method = 'GET', url, payload, headers }: Asked, accepted: string | undefined) =>
  shop.app.inject({
    method,
    url,
    headers: {
      host: 'localhost',
      ...headers,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
    ...(payload === undefined ? {} : { payload }),
  })

const encodingOf = async (asked: Asked, accepted: string | undefined): Promise<unknown> =>
  (await answerTo(asked, accepted)).headers['content-encoding']

const found = {
  attribute: { name: 'category', value: 'vvs' },
  resultsOptions: { take: 24, filter: { type: 'type', value: 'Variant' } },
}

const articlesIn = async (): Promise<readonly string[]> => {
  const asked = { method: 'POST' as const, url: '/services/getEntitiesByAttribute', payload: found }
  const { results } = (await answerTo({ ...asked, headers: searchHeaders }, undefined)).json()
  return results.items.map(({ id }: { id: string }) => id)
}

const services: Readonly<Record<string, () => Promise<Asked>>> = {
  menu: async () => ({ url: '/services/menu' }),
  locations: async () => ({ url: '/services/locations' }),
  campaigns: async () => ({ url: '/services/campaigns/active-campaigns' }),
  search: async () => ({
    method: 'POST',
    url: '/services/getEntitiesByAttribute',
    payload: found,
    headers: searchHeaders,
  }),
  graphql: async () => ({
    method: 'POST',
    url: '/services/graphql',
    payload: {
      query:
        'query names($numbers: [String!]!) { variants(articleNumbers: $numbers) { name product { description } } }',
      variables: { numbers: await articlesIn() },
    },
  }),
}

describe('the answers of the services', () => {
  it.each(Object.keys(services))('of %s are compressed for whoever takes that', async (name) => {
    const asked = await services[name]?.()
    if (asked === undefined) throw new Error(`No service ${name}`)

    expect(await encodingOf(asked, 'gzip, deflate, br')).toBe('br')
    expect(await encodingOf(asked, 'gzip')).toBe('gzip')
    const plain = await answerTo(asked, undefined)
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('that hold a session’s tokens are never compressed, since their length would tell of them', async () => {
    const url = '/services/v2/sessions/'
    const logIn = await answerTo({ method: 'POST', url, payload: credentials }, 'gzip, br')
    expect(logIn.statusCode).toBe(200)
    expect(logIn.headers['content-encoding']).toBeUndefined()

    const { RefreshToken: refreshToken } = logIn.json().AuthenticationResult
    const padding = 'x'.repeat(2_000)
    for (const payload of [{ refreshToken }, { refreshToken: padding }, { username: padding, password: padding }])
      expect(await encodingOf({ method: 'POST', url, payload }, 'gzip, br')).toBeUndefined()
    const end = { method: 'DELETE' as const, url: `${url}${padding.slice(0, 400)}` }
    expect(await encodingOf(end, 'gzip, br')).toBeUndefined()
  })
})
