import 'reflect-metadata'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import { allModules, loggedShapes } from '#application/modules/all'
import type { ShopModule } from '#application/modules/shop-module'
import type { BrowserPage } from '#application/ports/browser-page'
import type { Chance } from '#application/ports/chance'
import type { Clock } from '#application/ports/clock'
import type { ShopConfig } from '#application/ports/config-service'
import type { Connectivity } from '#application/ports/connectivity'
import type { EventLog } from '#application/ports/event-log'
import type { IdSource } from '#application/ports/id-source'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { JournalStore } from '#application/ports/journal-store'
import type { ShopParts } from '#application/ports/shop-parts'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import type { CallFailure } from '#domain/failure/call-failure'
import { ownOfSession } from '#application/queries/own-of-session'
import { createShareAnswers } from '#application/projections/shared-answers'
import { createShop } from '#application/shop/create-shop'
import { createBeaconReporter } from '#adapters/browser/beacon-reporter'
import { browserChance } from '#adapters/browser/browser-chance'
import { browserClock } from '#adapters/browser/browser-clock'
import { browserConnectivity } from '#adapters/browser/browser-connectivity'
import { createBrowserPage } from '#adapters/browser/browser-page'
import { browserPageLife } from '#adapters/browser/browser-page-life'
import { createBrowserTabs } from '#adapters/browser/browser-tabs'
import { browserTimers } from '#adapters/browser/browser-timers'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { checksum } from '#adapters/browser/checksum'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { exclusiveTasks } from '#adapters/browser/exclusive-tasks'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { localStore, sessionStore } from '#adapters/browser/web-storage'
import { VERSION_HEADER } from '#adapters/contract/version-header'
import { createRemoteServices, type RemoteServices } from '#adapters/remote/remote-services'
import type { ArrivedShop } from '../shop/ShopContext'
import { leaveStartMessage } from '../notices/start-message'
import { createLoadPage, type LoadPage } from '../routing/load-page'
import { messageText } from '../texts/notice-text'
import { nanoIds } from './nano-ids'

/** What the page gives the shop. */
export interface PageHandle {
  readonly navigate: (path: string) => void
  /** Called with the version that the server runs. */
  readonly noteVersion: (version: string | null) => void
}

export interface StartedShop {
  readonly arrived: ArrivedShop
  readonly load: LoadPage
}

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

const ClockPort = token<Clock>('Clock')
const TimersPort = token<Timers>('Timers')
const ConnectivityPort = token<Connectivity>('Connectivity')
const ChancePort = token<Chance>('Chance')
const Ids = token<IdSource>('IdSource')
const Storage = token<KeyValueStore>('KeyValueStore')
const TabStorage = token<KeyValueStore>('TabStorage')
const Page = token<BrowserPage>('BrowserPage')
const TabsPort = token<Tabs>('Tabs')
const Log = token<EventLog>('EventLog')
const Journal = token<JournalStore>('JournalStore')
const Snapshots = token<SnapshotStore>('SnapshotStore')
const Remote = token<RemoteServices>('RemoteServices')
const Module = token<ShopModule<unknown>>('ShopModule')
const Config = token<{ current: ShopConfig | undefined }>('ShopConfig')

/** The assortment that calls name. It comes from the shop, and the calls are needed to build the shop. */
interface OwnAssortment {
  ask: Task<string | undefined>
}
const Assortment = token<OwnAssortment>('OwnAssortment')

/** Each module of the one list, under one token. */
const shopModules = new ContainerModule(({ bind }) => {
  for (const module of Object.values(allModules)) bind(Module).toConstantValue(module)
})

const browser = (page: PageHandle) =>
  new ContainerModule(({ bind }) => {
    bind(ClockPort).toConstantValue(browserClock)
    bind(TimersPort).toConstantValue(browserTimers)
    bind(ConnectivityPort).toConstantValue(browserConnectivity)
    bind(ChancePort).toConstantValue(browserChance)
    bind(Ids).toConstantValue(nanoIds)
    bind(Storage).toConstantValue(localStore)
    bind(TabStorage).toConstantValue(sessionStore)
    bind(Page).toConstantValue(
      createBrowserPage({
        navigate: page.navigate,
        leaveMessage: (message) => leaveStartMessage(() => window.sessionStorage, messageText(message)),
      }),
    )
    bind(TabsPort)
      .toResolvedValue((ids: IdSource) => createBrowserTabs(ids), [Ids])
      .inSingletonScope()
    bind(Journal)
      .toResolvedValue(() => createWebJournalStore(), [])
      .inSingletonScope()
    bind(Snapshots)
      .toResolvedValue(
        (modules: ShopModule<unknown>[]) => createDexieSnapshots({ schema: checksum(loggedShapes(modules)) }),
        [{ serviceIdentifier: Module, isMultiple: true }],
      )
      .inSingletonScope()
    bind(Log)
      .toResolvedValue(() => createDexieEventLog(), [])
      .inSingletonScope()
  })

const remote = (page: PageHandle) =>
  new ContainerModule(({ bind }) => {
    bind(Config).toConstantValue({ current: undefined })
    bind(Assortment).toConstantValue({ ask: () => Promise.resolve(undefined) })
    bind(Remote)
      .toResolvedValue(
        (
          config: { current: ShopConfig | undefined },
          store: KeyValueStore,
          clock: Clock,
          ids: IdSource,
          assortment: OwnAssortment,
        ) =>
          createRemoteServices({
            origin: `${window.location.origin}/services`,
            config: () => config.current,
            store,
            clock,
            ids,
            assortment: () => assortment.ask(),
            fetch: async (input, init) => {
              const response = await fetch(input, init)
              page.noteVersion(response.headers.get(VERSION_HEADER))
              return response
            },
            correlationId: () => ids.next(),
            whenStoredElsewhere: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
            exclusively: exclusiveTasks('locks' in navigator ? navigator.locks : undefined),
          }),
        [Config, Storage, ClockPort, Ids, Assortment],
      )
      .inSingletonScope()
  })

/**
 * The composition root of the browser, resolved once. Views get plain records, never the container. The task fetches
 * the configuration and starts the shop with it. It can be run again after a failure.
 */
export const prepareShop = (page: PageHandle): TaskEither<CallFailure, StartedShop> => {
  const container = new Container()
  container.load(shopModules, browser(page), remote(page))
  const services = container.get(Remote)
  return pipe(
    services.config.config(),
    TE.map((config) => startShop(container, services, config)),
  )
}

/** Longer than on the server, because every call crosses the user's network. */
const PARTS_WAIT_MS = 1_500

const startShop = (container: Container, services: RemoteServices, config: ShopConfig): StartedShop => {
  container.get(Config).current = config
  const parts: ShopParts = {
    config,
    log: container.get(Log),
    journal: container.get(Journal),
    pageLife: browserPageLife,
    snapshots: container.get(Snapshots),
    tabs: container.get(TabsPort),
    clock: container.get(ClockPort),
    timers: container.get(TimersPort),
    connectivity: container.get(ConnectivityPort),
    chance: container.get(ChancePort),
    ids: container.get(Ids),
    storage: container.get(Storage),
    tabStorage: container.get(TabStorage),
    page: container.get(Page),
    auth: services.auth,
    cart: services.cart,
    commerce: services.commerce,
    customers: services.customers,
    locations: services.locations,
    orders: services.orders,
    prices: services.prices,
    stock: services.stock,
    products: services.products,
    purchases: services.purchases,
    search: services.search,
    trackingId: services.trackingId,
    reporter: createBeaconReporter(config.errorReporting),
    content: services.content,
  }
  const shop = createShop(parts, container.getAll(Module))
  container.get(Assortment).ask = shop.assortment
  const share = createShareAnswers({
    timers: container.get(TimersPort),
    chance: container.get(ChancePort),
    connectivity: container.get(ConnectivityPort),
  })
  const ports = {
    ...ownOfSession(services, shop.session.get),
    // The shop keeps one configuration for as long as the page is open.
    config: { config: () => TE.right(config) },
    stockPlace: () => TE.right(shop.stockPlace.get()),
    patience: { timers: container.get(TimersPort), waitMs: PARTS_WAIT_MS },
  }
  return { arrived: { shop, queries: shop.queries, share }, load: createLoadPage(() => ports) }
}
