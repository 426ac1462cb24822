import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '#adapters/embedded/reader-origin'
import type { BrandCode } from '#domain/kernel/brand-code'
import { acceptedEncoding, compressible, type CompressiblePage } from './compressible-page'
import type { RenderCache } from './render-cache'
import type { Rendering } from './page-renderer'

export interface PagesOptions {
  readonly brandOf: (host: string) => BrandCode
  /** The renderer for the address that the reader used, which is also where the services are asked. */
  readonly rendererFor: (origin: string, brand: BrandCode) => Promise<(request: Request) => Promise<Rendering>>
  /** Pages are the same for everybody, and kept for a while; undefined draws every page anew. */
  readonly cache: RenderCache | undefined
  /** A last hand on the document before it is sent. */
  readonly finish?: (address: string, html: string) => Promise<string>
}

/** Pages drawn on the server. What is not a page of the shop is answered with its 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { brandOf, rendererFor, cache, finish }) => {
  app.get('/*', { compress: false }, async (request, reply) => {
    const brand = brandOf(request.hostname)
    const origin = originOf(request)
    const kept = cache?.get(brand, origin + request.url)
    if (kept !== undefined) return send(request, reply, kept)

    const render = await rendererFor(origin, brand)
    const asked = asWebRequest(request, reply, origin)
    const rendering = await render(asked).catch((error: unknown) => {
      if (asked.signal.aborted) return undefined
      throw error
    })
    // Nobody reads the answer, and that a reader left is no error.
    if (rendering === undefined) return reply.hijack()
    if (rendering.tag === 'Redirect') return reply.redirect(rendering.to, rendering.status)
    const { status, body } = rendering.page
    const page = compressible({
      status,
      body: finish === undefined ? body : Buffer.from(await finish(request.url, body.toString())),
    })
    cache?.put(brand, origin + request.url, page)
    return send(request, reply, page)
  })
}

const send = async (request: FastifyRequest, reply: FastifyReply, page: CompressiblePage): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    // The browser asks again each time; a page is small and the answer is at hand.
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  if (encoding === undefined) return reply.send(page.body)
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding))
}

/** A reader who leaves before the page is sent stops what is asked for it. */
const asWebRequest = (request: FastifyRequest, reply: FastifyReply, origin: string): Request => {
  const abort = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) abort.abort()
  })
  // Not resolved against the origin: `//host/path` would leave it.
  return new Request(new URL(origin + request.url), { signal: abort.signal })
}
