import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { RenderCache } from './render-cache'
import type { RenderedPage, Rendering } from './page-renderer'

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
  app.get('/*', async (request, reply) => {
    const brand = brandOf(request.hostname)
    const kept = cache?.get(brand, `${request.host}${request.url}`)
    if (kept !== undefined) return send(reply, kept)

    const origin = `${request.protocol}://${request.host}`
    const render = await rendererFor(origin, brand)
    const rendering = await render(asWebRequest(request, reply, origin))
    if (rendering.tag === 'Redirect') return reply.redirect(rendering.to, rendering.status)
    const { status, html } = rendering.page
    const page = { status, html: finish === undefined ? html : await finish(request.url, html) }
    cache?.put(brand, `${request.host}${request.url}`, page)
    return send(reply, page)
  })
}

const send = (reply: FastifyReply, page: RenderedPage) =>
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    // The browser asks again each time; a page is small and the answer is at hand.
    .header('cache-control', 'no-cache')
    .send(page.html)

/** A reader who leaves before the page is sent stops what is asked for it. */
const asWebRequest = (request: FastifyRequest, reply: FastifyReply, origin: string): Request => {
  const abort = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) abort.abort()
  })
  return new Request(new URL(request.url, origin), { signal: abort.signal })
}
