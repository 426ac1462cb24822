import type { BrandCode } from '#domain/kernel/brand-code'
import type { RootRedirect } from '#domain/navigation/destination'
import type { Stage } from '#domain/navigation/access'
import type { Drawing } from '#domain/catalogue/drawing'
import type { Variant } from '#domain/catalogue/variant'
import type { DynamicForm } from '#domain/content/dynamic-form'
import type { MapTiles } from '#application/ports/config-service'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import type { ServiceUrls } from './config/service-addresses'
import type { Database } from './database/database'
import type { AssetFile } from './content/asset-file'
import type { SpaceExport } from './content/space-export'
import type { Emitter } from './emitter'
import type { MailTransport } from './mail/transport'

export interface ContentContext {
  /** What a brand's space holds when no export is named. */
  readonly own: (brand: BrandCode) => SpaceExport
  /** The file of an asset of it; undefined where there is none. */
  readonly ownFile: (brand: BrandCode, assetId: string) => AssetFile | undefined
  /** File of a Contentful space export that every brand serves instead. */
  readonly exportFile?: string | undefined
  /** Reads all content. It stays on the server. */
  readonly token: string
}

export interface MailContext {
  /** Hands mails to a mail server; undefined where none is named. */
  readonly transport: MailTransport | undefined
  /** Whether the site administrator reads the mails in the shop: in a demo without a mail server. */
  readonly isMailboxOpen: boolean
}

/** The shared parts of all services. Handlers read it as `request.server.services`. */
export interface ServiceContext {
  readonly db: Database
  readonly clock: Clock
  readonly ids: IdSource
  /** The brand of hosts whose name says none. */
  readonly brand: BrandCode
  readonly stage: Stage
  /** Where the root of a brand's shop leads; its start page where nothing is said. */
  readonly rootRedirects: Readonly<Partial<Record<BrandCode, RootRedirect>>>
  /** Where sellers and site administrators administer users; in the shop where none is named (ROUTE-31). */
  readonly adminSite?: string | undefined
  /** What maps are drawn of; an outline of the country where none is named. */
  readonly mapTiles?: MapTiles | undefined
  /** Base addresses of external services; all others are embedded. */
  readonly serviceUrls: ServiceUrls
  /** Host names the shop answers under, beside loopback and the address that a caller is connected to. */
  readonly knownHosts: readonly string[]
  /** An order has taken the last of an article from a place, or given back the first. */
  readonly stockTurned: Emitter
  readonly content: ContentContext
  readonly mail: MailContext
  /** A form of a brand whose content is elsewhere; undefined where its content is that of this process. */
  readonly formElsewhere?: ((brand: BrandCode, id: string) => Promise<DynamicForm | undefined>) | undefined
  /** Whether the data are those of a demo, in which the clocks of orders can be turned. */
  readonly isDemo: boolean
  /** Reads and writes files, off the thread that answers. */
  readonly spreadsheets: Spreadsheets
  /** Draws articles for their data sheets, which have no drawing when it is left out. */
  readonly drawArticle?: ((variant: Variant) => Promise<Drawing>) | undefined
  /** In production the services do not disclose their implementation. */
  readonly production: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    services: ServiceContext
  }
}
