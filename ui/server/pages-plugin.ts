import '@fastify/compress'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '#adapters/embedded/limits'
import { originOf } from '#adapters/embedded/request-origin'
import { isUndecodable, malformedAddress } from '#adapters/embedded/undecodable-address'
import type { BrandCode } from '#domain/kernel/brand-code'
import { shopLocales } from '#application/locale/locale-config'
import { acceptedEncoding, compressible, type CompressiblePage } from './compressible-page'
import type { RenderCache } from './render-cache'
import { redirectToLocale } from './request-locale'
import type { PageRenderer, Rendering } from './page-renderer'

export interface PagesOptions {
  readonly brandOf: (host: string) => BrandCode
  /** Renders the pages of a brand for requests at the origin that the reader used. */
  readonly rendererFor: (brand: BrandCode) => Promise<PageRenderer>
  /** The cache of rendered pages, which are the same for everybody. Without it every page is rendered again. */
  readonly cache: RenderCache | undefined
  /** Changes the document before it is sent. */
  readonly finish?: (address: string, html: string) => Promise<string>
}

const FOUND = 302

/** The client has closed the connection and reads no response. The status is for the log, where this is no error. */
const READER_LEFT = 499

/** Pages rendered on the server. An unknown address is answered with the 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { brandOf, rendererFor, cache, finish }) => {
  app.get('/*', { compress: false, config: { answersWithPage: true } }, async (request, reply) => {
    const localised = redirectToLocale(shopLocales, request.headers, request.url)
    if (localised !== undefined) return reply.redirect(localised, FOUND)
    const brand = brandOf(request.hostname)
    const { addressOf, render } = await rendererFor(brand)
    // Not resolved against the origin: `//host/path` would leave it.
    const address = await addressOf(new URL(originOf(request) + request.url))
    const kept = cache?.get(brand, address)
    if (kept !== undefined) return send(request, reply, kept)

    const asked = asWebRequest(address, reply)
    const rendering = await unlessLeft(asked.signal, render(asked))
    if (rendering === undefined) return reply.code(READER_LEFT).send('')
    if (rendering.tag === 'Redirect') return reply.redirect(rendering.to, rendering.status)
    const { status, body, isWhole } = rendering.page
    const page = compressible({
      status,
      isWhole,
      body: finish === undefined ? body : Buffer.from(await finish(request.url, body.toString())),
    })
    cache?.put(brand, address, page)
    return send(request, reply, page)
  })
}

const send = async (request: FastifyRequest, reply: FastifyReply, page: CompressiblePage): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply
    // No page has such an address: what was drawn is the page for addresses that lead nowhere.
    .code(isUndecodable(request.originalUrl) ? malformedAddress.status : page.status)
    .header('content-type', 'text/html; charset=utf-8')
    // The browser asks again each time; a page is small and the answer is at hand.
    .header('cache-control', 'no-cache')
    // A page names its own address, and its brand follows from the host.
    .header('vary', 'host, accept-encoding')
  if (page.status === 503) reply.header('retry-after', String(limits.pages.retryAfterS))
  if (encoding === undefined) return reply.send(page.body)
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding))
}

/** The result, or undefined when the reader left before it was ready. */
const unlessLeft = async (left: AbortSignal, drawing: Promise<Rendering>): Promise<Rendering | undefined> => {
  try {
    return await drawing
  } catch (error) {
    if (left.aborted) return undefined
    throw error
  }
}

/** Aborts the calls of a request when the reader leaves before the page is sent. */
const asWebRequest = (address: string, reply: FastifyReply): Request => {
  const abort = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) abort.abort()
  })
  return new Request(address, { signal: abort.signal })
}
