import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as fetches from '#adapters/remote/fetch-product'
import { createHttpClient } from '#adapters/remote/http-client'
import { startRecordingServer, type RecordingServer } from './support/recording-server'

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer()
})
afterAll(() => server.close())

it('[CATALOG-23] the fetches of the product service have the names of its documents', () => {
  expect(Object.keys(fetches).toSorted()).toEqual(['fetchBreadcrumbs', 'fetchLanguageConfig', 'fetchMenu'])
})

it('[LOCALE-14] the language configuration is fetched by GET /language-config', async () => {
  const answer = { defaultLocale: 'sv', locales: ['sv'], strategy: 'no_prefix' }
  server.answers({ json: answer })
  const client = createHttpClient({ baseOf: () => server.origin, tokens: undefined })
  expect(await fetches.fetchLanguageConfig(client)()()).toEqual(E.right(answer))
  expect(server.requests).toMatchObject([{ method: 'GET', path: '/language-config' }])
})
