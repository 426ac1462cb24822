import { Readable } from 'node:stream'
import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteMap } from '#application/queries/site-map'
import { limits } from '#adapters/embedded/limits'
import { originOf } from '#adapters/embedded/request-origin'
import type { BrandCode } from '#domain/kernel/brand-code'
import { contentPath } from '#domain/content/content-page'
import type { Stage } from '#domain/navigation/access'
import { categoryPath, productPath } from '../routing/paths'
import { siteMapIndex, siteMapOf } from './site-map-xml'

export interface SearchEnginesOptions {
  readonly stage: Stage
  readonly brandOf: (host: string) => BrandCode
  readonly siteMapFor: (brand: BrandCode) => SiteMap
}

const overviews = ['/', '/kampanjer', '/sortiment', '/snabborder']
const DOCUMENTS = '/services/documents/'
const PAGES = '/sitemap/pages.xml'
const ARTICLES = '/sitemap/articles/'

// Cart, checkout and search results are not listed here. They say `noindex` themselves, and a crawler reads that only
// if it may fetch them.
const rules = (stage: Stage, origin: string): string =>
  stage === 'production'
    ? `User-agent: *\nAllow: ${DOCUMENTS}\nDisallow: /services/\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

const sendXml = (reply: FastifyReply, body: string | Readable) =>
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'host')
    .send(body)

const unavailable = (reply: FastifyReply, failure: unknown) => {
  reply.log.error({ failure }, 'A site map could not be made')
  return reply.code(503).header('retry-after', String(limits.pages.retryAfterS)).send('')
}

/** `robots.txt` and the site maps: the addresses of categories, articles and pages of content. */
export const searchEngines: FastifyPluginAsync<SearchEnginesOptions> = async (app, { stage, brandOf, siteMapFor }) => {
  const mapOf = ({ hostname }: FastifyRequest): SiteMap => siteMapFor(brandOf(hostname))

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('vary', 'host')
      .send(rules(stage, originOf(request))),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    const categories = await mapOf(request).categories()()
    if (E.isLeft(categories)) return unavailable(reply, categories.left)
    const maps = [PAGES, ...categories.right.innermost.map((slug) => `${ARTICLES}${slug}.xml`)]
    return sendXml(reply, siteMapIndex(maps.map((path) => origin + path)))
  })

  app.get(PAGES, async (request, reply) => {
    const origin = originOf(request)
    const map = mapOf(request)
    const categories = await map.categories()()
    const chapters = await map.chapters()()
    if (E.isLeft(categories)) return unavailable(reply, categories.left)
    if (E.isLeft(chapters)) return unavailable(reply, chapters.left)
    const content = chapters.right.flatMap(({ slug, pages }) => [
      `/${slug}`,
      ...pages.map((page) => contentPath(slug, page.slug)),
    ])
    const paths = [...overviews, ...categories.right.all.map(categoryPath), ...content]
    return sendXml(reply, Readable.from(siteMapOf(inOnePart(paths.map((path) => origin + path)))))
  })

  app.get<{ Params: { '*': string } }>(`${ARTICLES}*`, async (request, reply) => {
    const category = /^(.+)\.xml$/.exec(request.params['*'])?.[1]
    if (category === undefined) return reply.callNotFound()
    const origin = originOf(request)
    const map = mapOf(request)
    const first = await map.articles(category, 0)()
    if (E.isLeft(first)) return unavailable(reply, first.left)
    if (first.right.slugs.length === 0) return reply.callNotFound()
    return sendXml(reply, Readable.from(siteMapOf(articleAddresses(map, category, origin, first.right))))
  })
}

async function* inOnePart(addresses: readonly string[]): AsyncGenerator<readonly string[]> {
  yield addresses
}

async function* articleAddresses(
  map: SiteMap,
  category: string,
  origin: string,
  first: { readonly slugs: readonly string[]; readonly next: number | undefined },
): AsyncGenerator<readonly string[]> {
  for (let part = first; ;) {
    yield part.slugs.map((variantSlug) => origin + productPath({ variantSlug, articleNumber: variantSlug }))
    if (part.next === undefined) return
    const rest = await map.articles(category, part.next)()
    // Aborts the response, so that a partial map is not taken for a complete one.
    if (E.isLeft(rest)) throw new Error(`The articles of ${category} could not be read to the end.`)
    part = rest.right
  }
}
