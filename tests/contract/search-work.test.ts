import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentCaller } from '#adapters/embedded/database/caller'
import { ask } from '../attack/support/asked'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

/** The kinds of work of all statements. */
const kinds = new Set<string>()
const watch: KyselyPlugin = {
  transformQuery: ({ node }) => {
    kinds.add(currentCaller().work)
    return node
  },
  transformResult: async ({ result }) => result,
}

describe('statements of a search', () => {
  let opened: EmbeddedServices
  let services: EmbeddedServices
  beforeAll(async () => {
    opened = await startEmbeddedServices()
    services = await startEmbeddedServices({ db: opened.db.withPlugin(watch) })
  }, 120_000)
  afterAll(async () => {
    await services.stop()
    await opened.stop()
  })
  beforeEach(() => kinds.clear())

  it.each([
    ['by words', '/search', { query: 'kulventil' }],
    ['by an attribute', '/getEntitiesByAttribute', { attribute: { name: 'brand', value: 'Nordflex' } }],
    ['of related articles', '/getRelatedEntities', { entity: { type: 'Variant', id: '4208103' } }],
  ])('%s take their turns as searches', async (_how, path, body) => {
    const answer = await ask(services.app, { path, body })

    expect(answer.status, answer.text).toBe(200)
    expect([...kinds]).toEqual(['search'])
  })
})
