import Fastify from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { SiteMap } from '#application/queries/site-map'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Stage } from '#domain/navigation/access'
import { searchEngines } from '../../../ui/server/search-engines-plugin'

const lost: CallFailure = { tag: 'Lost', service: 'search', status: undefined }
const AT_ONCE = 1000

/** A category of so many articles, which the service answers in thousands up to `breaksAt`. */
const mapOf = (count: number, breaksAt = Infinity): SiteMap => ({
  categories: () => TE.right({ all: ['vvs', 'vvs/ventiler'], innermost: ['vvs/ventiler'] }),
  chapters: () => TE.right([{ slug: 'kundservice', title: 'Kundservice', pages: [{ slug: 'retur', title: 'Retur' }] }]),
  articles: (category, skip) => {
    if (skip >= breaksAt) return TE.left(lost)
    const total = category === 'vvs/ventiler' ? count : 0
    const slugs = Array.from({ length: Math.min(AT_ONCE, total - skip) }, (_, index) => `ventil-${skip + index}`)
    return TE.right({ slugs, next: skip + AT_ONCE < total ? skip + AT_ONCE : undefined })
  },
})

const given = async (map = mapOf(3), stage: Stage = 'production') => {
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  await app.register(searchEngines, { stage, brandOf: () => 'dahl', siteMapFor: () => map })
  return Object.assign((url: string) => app.inject({ url, headers: { host: 'dahl.example' } }), { logged })
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('what search engines are told', () => {
  it('lets them read the shop and its map, and nothing before it is in production', async () => {
    const get = await given()
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nAllow: /services/documents/\nDisallow: /services/\n\nSitemap: http://dahl.example/sitemap.xml\n',
    )
    expect((await (await given(mapOf(3), 'stage'))('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('maps overviews, categories, pages of content and articles under the host that was asked', async () => {
    const get = await given()
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    expect(addressesIn(index.body)).toEqual([
      'http://dahl.example/sitemap/pages.xml',
      'http://dahl.example/sitemap/articles/vvs/ventiler.xml',
    ])
    expect(addressesIn((await get('/sitemap/pages.xml')).body)).toEqual(
      [
        '/',
        '/kampanjer',
        '/sortiment',
        '/snabborder',
        '/kategorier/vvs',
        '/kategorier/vvs/ventiler',
        '/kundservice',
        '/kundservice/retur',
      ].map((path) => `http://dahl.example${path}`),
    )
    expect(addressesIn((await get('/sitemap/articles/vvs/ventiler.xml')).body)).toEqual(
      [0, 1, 2].map((number) => `http://dahl.example/produkt/ventil-${number}`),
    )
  })

  it('names every article of a large category once, read in parts', async () => {
    const get = await given(mapOf(20_001))
    const addresses = addressesIn((await get('/sitemap/articles/vvs/ventiler.xml')).body)
    expect(addresses).toHaveLength(20_001)
    expect(new Set(addresses).size).toBe(20_001)
  })

  it('has no map of a category without articles, and says when it cannot answer', async () => {
    const get = await given()
    expect((await get('/sitemap/articles/nowhere.xml')).statusCode).toBe(404)
    expect((await get('/sitemap/articles/vvs')).statusCode).toBe(404)
    const broken = await given(mapOf(3, 0))
    const failed = await broken('/sitemap/articles/vvs/ventiler.xml')
    expect(failed.statusCode).toBe(503)
    expect(failed.headers['retry-after']).toBe('10')
    expect(broken.logged.join('')).toContain('Lost')
  })

  it('never passes half a map off as a whole one', async () => {
    const get = await given(mapOf(3000, 1000))
    const answer = get('/sitemap/articles/vvs/ventiler.xml').then(({ body }) => body)
    await expect(answer).rejects.toThrow()
  })
})
