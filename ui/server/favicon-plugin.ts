import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import { faviconOf } from '../brands/favicon'

export interface FaviconOptions {
  readonly brandOf: (host: string) => BrandCode
}

/** The brand's mark. `/favicon.ico` is asked for by what reads no page. */
export const favicon: FastifyPluginAsync<FaviconOptions> = async (app, { brandOf }) => {
  const send = ({ hostname }: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'host')
      .send(faviconOf(brandOf(hostname)))
  app.get('/favicon.svg', send)
  app.get('/favicon.ico', send)
}
