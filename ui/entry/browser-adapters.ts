import 'reflect-metadata/lite'
import type { Task } from 'fp-ts/Task'
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify'
import { allModules, loggedShapes } from '#application/modules/all'
import type { ShopModule } from '#application/modules/shop-module'
import type { BrowserPage } from '#application/ports/browser-page'
import type { Chance } from '#application/ports/chance'
import type { ShopConfig } from '#application/ports/config-service'
import type { Connectivity } from '#application/ports/connectivity'
import type { EventLog } from '#application/ports/event-log'
import type { IdSource } from '#application/ports/id-source'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { JournalStore } from '#application/ports/journal-store'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import { browserChance } from '#adapters/browser/browser-chance'
import { createBrowserClock, type BrowserClock } from '#adapters/browser/browser-clock'
import { createBrowserConnectivity } from '#adapters/browser/browser-connectivity'
import { watchPageLeft } from '#adapters/browser/browser-page-life'
import { createBrowserPage } from '#adapters/browser/browser-page'
import { createBrowserTabs } from '#adapters/browser/browser-tabs'
import { browserTimers } from '#adapters/browser/browser-timers'
import { createDexieEventLog } from '#adapters/browser/dexie-event-log'
import { checksum } from '#application/log/checksum'
import { createDexieSnapshots } from '#adapters/browser/dexie-snapshots'
import { exclusiveTasks } from '#adapters/browser/exclusive-tasks'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { localStore, sessionStore } from '#adapters/browser/web-storage'
import { VERSION_HEADER } from '#adapters/contract/version-header'
import { createRemoteServices, type RemoteServices } from '#adapters/remote/remote-services'
import { leaveStartMessage } from '../notices/start-message'
import { messageText } from '../texts/notice-text'
import { nanoIds } from './nano-ids'

/** What the page gives the shop. */
export interface PageHandle {
  readonly navigate: (path: string) => void
  /** Called with the version that the server runs. */
  readonly noteVersion: (version: string | null) => void
}

/** What calls name and only the shop knows. The shop itself is built from these calls. */
export interface KnownByShop {
  /** Undefined until it is fetched. */
  readonly config: () => ShopConfig | undefined
  readonly assortment: Task<string | undefined>
}

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

const ClockPort = token<BrowserClock>('Clock')
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

/** Each module of the one list, under one token. */
const shopModules = new ContainerModule(({ bind }) => {
  for (const module of Object.values(allModules)) bind(Module).toConstantValue(module)
})

const browser = (page: PageHandle) =>
  new ContainerModule(({ bind }) => {
    bind(ClockPort).toConstantValue(createBrowserClock())
    bind(TimersPort).toConstantValue(browserTimers)
    bind(ConnectivityPort).toConstantValue(createBrowserConnectivity())
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

const remote = (page: PageHandle, known: KnownByShop) =>
  new ContainerModule(({ bind }) => {
    bind(Remote)
      .toResolvedValue(
        (store: KeyValueStore, tabStore: KeyValueStore, clock: BrowserClock, ids: IdSource) =>
          createRemoteServices({
            origin: `${window.location.origin}/services`,
            config: known.config,
            store,
            warn: (text) => console.warn(text),
            tabStore,
            clock,
            whenServerTime: clock.noteServerTime,
            ids,
            assortment: known.assortment,
            fetch: async (input, init) => {
              const response = await fetch(input, init)
              page.noteVersion(response.headers.get(VERSION_HEADER))
              return response
            },
            correlationId: () => ids.next(),
            isPageLeft: watchPageLeft(),
            whenStoredElsewhere: (listener) => window.addEventListener('storage', ({ key }) => listener(key)),
            exclusively: exclusiveTasks('locks' in navigator ? navigator.locks : undefined),
          }),
        [Storage, TabStorage, ClockPort, Ids],
      )
      .inSingletonScope()
  })

/** The adapters of a page and the shop's modules, each resolved once. The container does not leave this file. */
export const resolveAdapters = (page: PageHandle, known: KnownByShop) => {
  const container = new Container()
  container.load(shopModules, browser(page), remote(page, known))
  return {
    services: container.get(Remote),
    modules: container.getAll(Module),
    ports: {
      log: container.get(Log),
      journal: container.get(Journal),
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
    },
  }
}
