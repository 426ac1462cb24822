import type { BrandCode } from '#application/ports/config-service'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import type { Database } from './database/database'

/** What every service stands on. Handlers reach it as `request.server.services`. */
export interface ServiceContext {
  readonly db: Database
  readonly clock: Clock
  readonly ids: IdSource
  /** The brand of hosts whose name says none. */
  readonly brand: BrandCode
  /** In production the services tell nothing about their own making. */
  readonly production: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    services: ServiceContext
  }
}
