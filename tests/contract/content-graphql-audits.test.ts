import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

// The audits ask for a type by its name, which in production is for the server's own token.
const TOKEN = 'the-token-of-the-server'

let services: EmbeddedServices
let url = ''
beforeAll(async () => {
  services = await startEmbeddedServices({ contentToken: TOKEN })
  url = `${await services.app.listen({ port: 0, host: '127.0.0.1' })}/services/content/content/v1/spaces/dahl`
})
afterAll(() => services.stop())

const withToken: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization: `Bearer ${TOKEN}` },
  })

describe('GraphQL over HTTP, by the audits of graphql-http', () => {
  // The address is known only once the server listens, and the names of the audits do not depend on it.
  for (const { name } of serverAudits({ url: 'http://127.0.0.1' }))
    it(name, async () => {
      const audit = serverAudits({ url, fetchFn: withToken }).find((one) => one.name === name)
      const result = await audit?.fn()
      expect(result).toMatchObject({ status: 'ok' })
    })
})
