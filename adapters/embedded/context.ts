import type { BrandCode } from '#domain/kernel/brand-code'
import type { RootRedirect } from '#domain/navigation/destination'
import type { Stage } from '#domain/navigation/access'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import type { ServiceUrls } from './config/service-addresses'
import type { Database } from './database/database'
import type { CountsMemory } from './search/counts-memory'
import type { Signal } from './signal'

/** What every service stands on. Handlers reach it as `request.server.services`. */
export interface ServiceContext {
  readonly db: Database
  readonly clock: Clock
  readonly ids: IdSource
  /** The brand of hosts whose name says none. */
  readonly brand: BrandCode
  readonly stage: Stage
  /** Where the root of a brand's shop leads; its start page where nothing is said. */
  readonly rootRedirects: Readonly<Partial<Record<BrandCode, RootRedirect>>>
  /** Base addresses of services that somebody else runs; the rest are ours. */
  readonly serviceUrls: ServiceUrls
  /** Host names the shop answers under, beside loopback and the address that a caller is connected to. */
  readonly knownHosts: readonly string[]
  /** An order has taken the last of an article from a place. */
  readonly soldOut: Signal
  /** What searches have counted, for others that count the same. */
  readonly searchCounts: CountsMemory
  /** In production the services tell nothing about their own making. */
  readonly production: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    services: ServiceContext
  }
}
