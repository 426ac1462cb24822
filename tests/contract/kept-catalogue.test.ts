import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { countsMemory } from '#adapters/embedded/search/counts-memory'
import { limits } from '#adapters/embedded/limits'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 50 })
})
afterAll(() => services.stop())
afterEach(() => vi.restoreAllMocks())

/** From now on the process is so much older. */
const passTime = (ms: number): void => {
  const later = performance.now() + ms
  vi.spyOn(performance, 'now').mockImplementation(() => later)
}

const departments = async (): Promise<readonly string[]> => {
  const answer = await services.app.inject({ url: '/services/menu', headers: { host: 'localhost' } })
  return answer.json().map(({ slug }: { readonly slug: string }) => slug)
}

describe('what is kept of the catalogue', () => {
  it('is asked of the database again after a while: categories that another process has put in are then shown', async () => {
    const before = await departments()
    await services.db
      .insertInto('categories')
      .values({ slug: 'solenergi', name: 'Solenergi', illustration: 'pipe', position: 9_999 })
      .execute()

    expect(await departments()).toEqual(before)
    passTime(limits.catalogue.categoriesKeptForMs + 1)
    expect(await departments()).toEqual([...before, 'solenergi'])
  })

  it('holds the counts of a search for a while only', async () => {
    const counts = countsMemory()
    counts.begin()('asked', { count: 3, facets: [] })
    expect(counts.get('asked')).toBeDefined()

    passTime(limits.search.keptForMs + 1)

    // The memory looks at the clock once a millisecond.
    await expect.poll(() => counts.get('asked')).toBeUndefined()
  })

  it('answers queries of more texts than are kept as read, and the same one again and again', async () => {
    const ask = (alias: number) =>
      services.app.inject({
        method: 'POST',
        url: '/services/graphql',
        headers: { host: 'localhost' },
        payload: { query: `query q${alias} { variants(articleNumbers: []) { name } }` },
      })
    for (let text = 0; text < limits.graphql.mostDocumentsKept * 2; text += 1)
      expect((await ask(text)).statusCode).toBe(200)

    for (let again = 0; again < 4; again += 1) expect((await ask(1)).json()).toEqual({ data: { variants: [] } })
  })
})
