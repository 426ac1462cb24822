import 'reflect-metadata'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#application/ports/clock'
import type { IdSource } from '#application/ports/id-source'
import { centralStorage } from '#application/queries/stock-place'
import { siteMap, type SiteMap } from '#application/queries/site-map'
import { nodeClock } from '#adapters/embedded/node-clock'
import type { Database } from '#adapters/embedded/database/database'
import { buildServices } from '#adapters/embedded/services'
import { createRemoteServices } from '#adapters/remote/remote-services'
import { systemIds } from './system-ids'
import { createPageLoaders } from './create-page-loaders'
import type { Environment } from './environment'
import { inProcessFetch } from './in-process-fetch'
import { memoryStore } from './memory-store'
import type { PageLoaders } from '../page-loaders'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

const Settings = token<Environment>('Environment')
const ClockPort = token<Clock>('Clock')
const Ids = token<IdSource>('IdSource')
const Db = token<Database>('Database')
const Services = token<FastifyInstance>('Services')
const SourcesFor = token<SourcesFor>('SourcesFor')

/** What pages are made from, asked of the services at the address which the reader used. */
export type SourcesFor = (origin: string) => { readonly loaders: PageLoaders; readonly siteMap: SiteMap }

export interface ServerParts {
  readonly services: FastifyInstance
  readonly sourcesFor: SourcesFor
}

const outside = (environment: Environment, opening: Promise<Database>) =>
  new ContainerModule(({ bind }) => {
    bind(Settings).toConstantValue(environment)
    bind(ClockPort).toConstantValue(nodeClock)
    bind(Ids).toConstantValue(systemIds)
    bind(Db)
      .toDynamicValue(() => opening)
      .inSingletonScope()
  })

const embedded = new ContainerModule(({ bind }) => {
  bind(Services)
    .toResolvedValue(
      (settings: Environment, db: Database, clock: Clock, ids: IdSource) =>
        buildServices({
          db,
          clock,
          ids,
          brand: settings.brand,
          production: settings.production,
          stage: settings.stage,
          rootRedirects: settings.rootRedirects,
          catalogueSize: settings.catalogueSize,
          demo: settings.demo,
          tell: (line) => console.log(line),
          serviceUrls: settings.serviceUrls,
          knownHosts: settings.knownHosts,
          logLevel: 'warn',
        }),
      [Settings, Db, ClockPort, Ids],
    )
    .inSingletonScope()
})

const remote = new ContainerModule(({ bind }) => {
  bind(SourcesFor)
    .toResolvedValue(
      (settings: Environment, services: FastifyInstance, clock: Clock, ids: IdSource): SourcesFor => {
        const fetchOf = (origin: string) =>
          inProcessFetch(
            () => services,
            (url) => url.origin === origin && url.pathname.startsWith('/services'),
          )
        return (origin) => {
          const remoteServices = createRemoteServices({
            origin: `${origin}/services`,
            serviceUrls: settings.serviceUrls,
            config: () => undefined,
            store: memoryStore(),
            clock,
            ids,
            fetch: fetchOf(origin),
          })
          return {
            loaders: createPageLoaders({ ...remoteServices, stockPlace: centralStorage(remoteServices.config) }),
            siteMap: siteMap(remoteServices),
          }
        }
      },
      [Settings, Services, ClockPort, Ids],
    )
    .inSingletonScope()
})

/** The composition root of the server, on a database that is open or about to be. */
export const composeServer = async (environment: Environment, opening: Promise<Database>): Promise<ServerParts> => {
  const container = new Container()
  container.load(outside(environment, opening), embedded, remote)
  const services = await container.getAsync(Services)
  return { services, sourcesFor: await container.getAsync(SourcesFor) }
}
