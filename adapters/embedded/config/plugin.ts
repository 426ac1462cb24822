import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ConfigCodec } from '#adapters/contract/config'
import { routes } from '#adapters/contract/paths'
import type { ShopConfig } from '#application/ports/config-service'
import { brandConfigOf } from './brand-config'
import { serviceAddresses } from './service-addresses'
import { originOf } from '../request-origin'

const configFor = (request: FastifyRequest): ShopConfig => {
  const { serviceUrls, stage, rootRedirects, adminSite, mapTiles, mail } = request.server.services
  const brand = brandConfigOf(request)
  return {
    ...brand,
    ...(mail.isMailboxOpen ? { mailbox: true } : {}),
    stage,
    rootRedirect: rootRedirects[brand.brand],
    ...(adminSite === undefined ? {} : { adminSite }),
    ...(mapTiles === undefined ? {} : { mapTiles }),
    services: serviceAddresses(`${originOf(request)}/services`, serviceUrls),
    supports: { idempotencyKey: true, statusOnly: true, expectedTotal: true, knownShortages: true },
  }
}

/** The public configuration of the brand whose host is addressed (CONST-03, CONST-04). */
export const configPlugin: FastifyPluginAsync = async (app) => {
  app.get(routes.config.path, (request, reply) =>
    // Never from a cache: the browser also reads the present time from the answer.
    reply.headers({ vary: 'host', 'cache-control': 'no-store' }).send(ConfigCodec.encode(configFor(request))),
  )
}
