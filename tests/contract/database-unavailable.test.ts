import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { openDatabase } from '#adapters/embedded/database/database'
import { readiness } from '#adapters/embedded/database/ready'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { startPostgres } from './support/postgres'

const postgres = await startPostgres()

if (postgres.tag === 'Unavailable') {
  it.skip(`a database that is away (${postgres.reason})`)
} else {
  describe('a database that is away', () => {
    let services: EmbeddedServices
    let authorization: string
    let isReady: () => Promise<boolean>

    const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
      services.app.inject({ method: 'POST', url: `/services${url}`, payload, headers })

    beforeAll(async () => {
      services = await startEmbeddedServices({}, { databaseUrl: postgres.databaseUrl })
      const session = await post('/v2/sessions/', { username: 'tom', password: DEMO_PASSWORD })
      authorization = `Bearer ${session.json().AuthenticationResult.AccessToken}`
      isReady = readiness(services.db)
      expect(await isReady()).toBe(true)
      await postgres.stop()
    }, 120_000)
    afterAll(() => services.stop())

    it('is told as 503 with a code, a message in Swedish and when to try again', async () => {
      const answer = await post('/v2/sessions/', { username: 'tom', password: DEMO_PASSWORD })

      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toEqual({
        code: 'DATABASE_UNAVAILABLE',
        message: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
      })
    })

    it('is told by GraphQL with its code beside the data, nothing of its making, and 503', async () => {
      const answer = await post('/graphql', { query: 'query getCart { cart { cartId } }' }, { authorization })

      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      const { code, extensions = {}, message } = answer.json().errors?.[0] ?? answer.json()
      expect(code ?? extensions.code).toBe('DATABASE_UNAVAILABLE')
      expect(message).toBe('Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.')
    })

    it('is told by the search in its own shape', async () => {
      const headers = { 'api-version': 'V3', 'user-id': 'a-reader-of-the-catalogue' }
      const answer = await post('/search', { query: 'kulventil', resultsOptions: { take: 3 } }, headers)

      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toEqual({
        error: {
          code: 503,
          status: 'Service Unavailable',
          title: 'Search unavailable',
          detail: 'The database is away, busy or slow; try again later',
        },
      })
    })

    it('is not ready', async () => {
      expect(await isReady()).toBe(false)
    })

    it('is waited for at the start, for a bounded time, and then told with what to do', async () => {
      const lines: string[] = []
      const options = { databaseUrl: postgres.databaseUrl, startWaitMs: 300, tell: (line: string) => lines.push(line) }

      await expect(openDatabase(options)).rejects.toThrow(/^PostgreSQL at .* cannot be used: .*\. Start it, or check/)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^PostgreSQL does not answer yet/)
    })
  })
}
