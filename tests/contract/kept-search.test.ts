import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearableCache } from '#adapters/embedded/search/clearable-cache'
import { leaveOutOfStock } from '#adapters/embedded/search/stocked-places'
import { locationId } from '#domain/kernel/ids'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const PLACE = '100'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices()
})
afterAll(() => services.stop())

const inStock = async (): Promise<{ readonly count: number; readonly found: readonly string[] }> => {
  const filter = { attributeName: 'inStockAt', value: PLACE }
  const answer = await services.app.inject({
    method: 'POST',
    url: '/services/search',
    headers: { 'api-version': 'V3', 'user-id': 'reader' },
    payload: { query: 'kulventil', resultsOptions: { take: 50, filter } },
  })
  const { count, items } = answer.json().results
  return { count, found: items.map(({ id }: { readonly id: string }) => id) }
}

/** Lets the next statement of a search be answered, and does something before its answer is used. */
const afterNextAnswer = (act: () => Promise<void>): void => {
  const { db } = services
  const execute = db.executeQuery.bind(db)
  db.executeQuery = async (query) => {
    db.executeQuery = execute
    const answer = await execute<never>(query)
    await act()
    return answer
  }
}

describe('what a search keeps', () => {
  it('holds no answer that was read before an article sold out', async () => {
    let soldOut = ''
    afterNextAnswer(async () => {
      const articles = await services.db
        .selectFrom('search_articles')
        .select('article_number')
        .where('article_number', '=', '4208103')
        .execute()
      soldOut = articles[0]?.article_number ?? ''
      await leaveOutOfStock(services.db, [soldOut], locationId(PLACE))
      services.app.services.stockTurned.emit()
    })
    const before = await inStock()

    const after = await inStock()

    expect(before.found).toContain(soldOut)
    expect(after.found).not.toContain(soldOut)
    expect(after.count).toBe(before.count - 1)
  })
})

describe('a cache that can be cleared', () => {
  let cache: ReturnType<typeof clearableCache<string>>
  beforeEach(() => {
    cache = clearableCache<string>({ max: 10 })
  })

  it('gives what was kept until it is cleared', () => {
    cache.begin()('asked', 'answer')
    expect(cache.get('asked')).toBe('answer')

    cache.clear()

    expect(cache.get('asked')).toBeUndefined()
  })

  it('keeps nothing that was begun before it was cleared, and again what is begun after', () => {
    const keep = cache.begin()
    cache.clear()
    keep('asked', 'outdated')
    expect(cache.get('asked')).toBeUndefined()

    cache.begin()('asked', 'answer')

    expect(cache.get('asked')).toBe('answer')
  })
})
