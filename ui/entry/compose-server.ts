import 'reflect-metadata'
import * as E from 'fp-ts/Either'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { FastifyInstance } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import { centralStorage } from '#application/queries/stock-place'
import type { PagePatience } from '#application/queries/page-parts'
import { siteMap, type SiteMap } from '#application/queries/site-map'
import { limits } from '#adapters/embedded/limits'
import { nodeClock } from '#adapters/embedded/node-clock'
import { nodeTimers } from '#adapters/embedded/node-timers'
import { smtpTransport } from '#adapters/embedded/mail/smtp-transport'
import type { Database } from '#adapters/embedded/database/database'
import { readiness } from '#adapters/embedded/database/ready'
import { serviceAddresses } from '#adapters/embedded/config/service-addresses'
import { buildServices } from '#adapters/embedded/services'
import { visitorQueries, type VisitorQueries } from '#adapters/embedded/visitor-queries'
import { createRemoteServices, type RemoteServices } from '#adapters/remote/remote-services'
import { ACCESS_TOKEN_KEY } from '#adapters/remote/token-keeper'
import { nanoIds } from './nano-ids'
import type { DynamicForm } from '#domain/content/dynamic-form'
import type { ContentFor } from '../server/content-plugin'
import { contentSpaces } from './content-spaces'
import { reportContent } from './report-content'
import type { Environment } from './environment'
import { inProcessFetch } from './in-process-fetch'
import { memoryStore } from './memory-store'
import { innerOrigin, serviceFetch } from './service-fetch'
import { createLoadPage, type LoadPage } from '../routing/load-page'
import { withServices } from './reader-config'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

const Settings = token<ServerSettings>('ServerSettings')
const ClockPort = token<Clock>('Clock')
const Ids = token<IdSource>('IdSource')
const Db = token<Database>('Database')
const Services = token<FastifyInstance>('Services')
const SourcesFor = token<SourcesFor>('SourcesFor')
const ContentToken = token<string>('ContentToken')
const Content = token<ContentFor>('ContentFor')
const Held = token<HeldContent>('HeldContent')
const RemoteFor = token<RemoteFor>('RemoteFor')

/** The content that services ask for, which is composed after them, since it is reached by them. */
interface HeldContent {
  contentFor?: ContentFor
}

/** The services of a brand, for the owner of a token; without a token, for a visitor. */
type RemoteFor = (brand: BrandCode, token?: string) => RemoteServices

/** What the pages of a brand are rendered from. */
export type SourcesFor = (brand: BrandCode) => { readonly load: LoadPage; readonly siteMap: SiteMap }

/** The environment, and which build this is; undefined while Vite serves the files. */
export interface ServerSettings extends Environment {
  readonly version: string | undefined
  /** The built thread that reads files; undefined while Vite serves the files. */
  readonly spreadsheetWorkerUrl: URL | undefined
}

export interface ServerParts {
  readonly services: FastifyInstance
  readonly sourcesFor: SourcesFor
  readonly contentFor: ContentFor
  /** Whether the auth service accepts a token. */
  readonly isUser: (brand: BrandCode, token: string) => Promise<boolean>
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
}

const outside = (settings: ServerSettings, opening: Promise<Database>) =>
  new ContainerModule(({ bind }) => {
    bind(Settings).toConstantValue(settings)
    bind(ClockPort).toConstantValue(nodeClock)
    bind(Ids).toConstantValue(nanoIds)
    bind(Held).toConstantValue({})
    bind(Db)
      .toDynamicValue(() => opening)
      .inSingletonScope()
  })

const embedded = new ContainerModule(({ bind }) => {
  bind(ContentToken)
    .toResolvedValue(
      (settings: Environment, ids: IdSource) => settings.content.accessToken ?? ids.next(),
      [Settings, Ids],
    )
    .inSingletonScope()
  bind(Services)
    .toResolvedValue(
      (settings: ServerSettings, db: Database, clock: Clock, ids: IdSource, contentToken: string, held: HeldContent) =>
        buildServices({
          db,
          clock,
          ids,
          brand: settings.brand,
          production: settings.production,
          stage: settings.stage,
          rootRedirects: settings.rootRedirects,
          adminSite: settings.adminSite,
          mapTiles: settings.mapTiles,
          formElsewhere: (brand, id) => formElsewhere(settings, held, brand, id),
          catalogueSize: settings.catalogueSize,
          demo: settings.demo,
          tell: (line) => console.log(line),
          serviceUrls: settings.serviceUrls,
          knownHosts: settings.knownHosts,
          trustedProxies: settings.trustedProxies,
          contentExport: settings.content.exportFile,
          contentToken,
          logLevel: 'warn',
          version: settings.version,
          spreadsheetWorkerUrl: settings.spreadsheetWorkerUrl,
          mailTransport: settings.mail && smtpTransport(settings.mail),
          // Pages and drawings are not needed to start.
          drawArticle: async (variant) => (await import('./article-drawing')).articleDrawing(variant),
        }),
      [Settings, Db, ClockPort, Ids, ContentToken, Held],
    )
    .inSingletonScope()
})

const remote = new ContainerModule(({ bind }) => {
  bind(RemoteFor)
    .toResolvedValue(
      (settings: ServerSettings, services: FastifyInstance, clock: Clock, ids: IdSource): RemoteFor =>
        (brand, token) =>
          createRemoteServices({
            origin: `${innerOrigin(brand)}/services`,
            serviceUrls: settings.serviceUrls,
            config: () => undefined,
            store: memoryStore(token === undefined ? {} : { [ACCESS_TOKEN_KEY]: token }),
            clock,
            ids,
            fetch: serviceFetch(() => services, brand, Object.values(settings.serviceUrls)),
          }),
      [Settings, Services, ClockPort, Ids],
    )
    .inSingletonScope()
  bind(Content)
    .toResolvedValue(
      (settings: Environment, services: FastifyInstance, contentToken: string) =>
        contentSpaces(
          settings.content,
          settings.stage,
          contentToken,
          inProcessFetch(() => services),
          reportContent(settings.stage, (line) => services.log.warn(line)),
        ),
      [Settings, Services, ContentToken],
    )
    .inSingletonScope()
  bind(SourcesFor)
    .toResolvedValue(
      (settings: ServerSettings, app: FastifyInstance, remoteFor: RemoteFor, contentFor: ContentFor): SourcesFor => {
        const own = visitorQueries(app)
        return (brand) => {
          const services = withOwnQueries(
            { ...remoteFor(brand), content: contentFor(brand, 'visitor') },
            own(brand),
            settings.serviceUrls,
          )
          const ports = {
            ...services,
            stockPlace: centralStorage(services.config),
            patience: { timers: nodeTimers, ...waitsOf(settings) },
          }
          return {
            load: createLoadPage((origin) => ({
              ...ports,
              config: withServices(ports.config, serviceAddresses(`${origin}/services`, settings.serviceUrls)),
            })),
            siteMap: siteMap(services),
          }
        }
      },
      [Settings, Services, RemoteFor, Content],
    )
    .inSingletonScope()
})

/** Services of this process share its database: where no other is named, one cannot be down while the others answer. */
const waitsOf = ({ serviceUrls, content }: ServerSettings): Omit<PagePatience, 'timers'> => {
  const { pageWaitMs, ownPageWaitMs, partsWaitMs, ownPartsWaitMs } = limits.pages
  return Object.keys(serviceUrls).length === 0 && Object.keys(content.spaces).length === 0
    ? { waitMs: ownPartsWaitMs, pageWaitMs: ownPageWaitMs }
    : { waitMs: partsWaitMs, pageWaitMs }
}

/** Calls to the shop's own services stay in process, unless the configuration names others instead. */
const withOwnQueries = (
  services: RemoteServices,
  own: VisitorQueries,
  named: ServerSettings['serviceUrls'],
): RemoteServices => ({
  ...services,
  ...(named.product === undefined ? { products: { ...services.products, ...own.products } } : {}),
  ...(named.search === undefined ? { search: { ...services.search, ...own.search } } : {}),
  ...(named.gateway === undefined ? { commerce: { ...services.commerce, ...own.commerce } } : {}),
})

/** A form of a brand whose content is elsewhere, so that it is judged as its editor has made it. */
const formElsewhere = async (
  { content: { spaces } }: ServerSettings,
  { contentFor }: HeldContent,
  brand: BrandCode,
  id: string,
): Promise<DynamicForm | undefined> => {
  if (contentFor === undefined || spaces[brand] === undefined) return undefined
  const found = await contentFor(brand, 'visitor').form(id)()
  return E.isRight(found) ? found.right : undefined
}

/** The composition root of the server, on a database that is open or about to be. */
export const composeServer = async (settings: ServerSettings, opening: Promise<Database>): Promise<ServerParts> => {
  const container = new Container()
  container.load(outside(settings, opening), embedded, remote)
  const services = await container.getAsync(Services)
  const remoteFor = await container.getAsync(RemoteFor)
  const contentFor = await container.getAsync(Content)
  container.get(Held).contentFor = contentFor
  return {
    services,
    sourcesFor: await container.getAsync(SourcesFor),
    contentFor,
    isUser: async (brand, token) => E.isRight(await remoteFor(brand, token).auth.currentUser()()),
    isReady: readiness(await container.getAsync(Db)),
  }
}
