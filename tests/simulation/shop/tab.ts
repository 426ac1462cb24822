import type { CallFailure } from '#domain/failure/call-failure'
import * as TE from 'fp-ts/TaskEither'
import type { CartState } from '#domain/cart/cart'
import type { CheckoutState } from '#domain/checkout/checkout'
import type { SessionState } from '#domain/session/session'
import { createBrowserClock } from '#adapters/browser/browser-clock'
import { allModules } from '#application/modules/all'
import { cartKey } from '#application/modules/cart/key'
import { checkoutKey } from '#application/modules/checkout/key'
import type { ModuleKit } from '#application/modules/kit'
import { sessionKey } from '#application/modules/session/key'
import type { ShopModule } from '#application/modules/shop-module'
import type { Tabs } from '#application/ports/tabs'
import type { ShopParts } from '#application/ports/shop-parts'
import { createShop, type RunningShop } from '#application/shop/create-shop'
import { createMemoryStorage, type MemoryStorage } from '../../support/memory-storage'
import type { Browser } from '../../support/memory-tabs'
import type { MemoryJournal } from '../../support/memory-journal-store'
import type { MemorySnapshots } from '../../support/memory-snapshots'
import { createScriptedPageLife, type ScriptedPageLife } from '../../support/scripted-page-life'
import { noContentEditing, noForms } from '../../support/no-forms'
import { noOrderDocuments } from '../../support/no-order-documents'
import { noOrderHistory } from '../../support/no-order-history'
import { noFavouriteLists, noFavourites } from '../../support/no-favourites'
import { noQuoteService } from '../../support/no-quotes'
import { noSharedQuotes } from '../../support/no-shared-quotes'
import { noUsers } from '../../support/no-users'
import { noChance, type ScriptedConnectivity } from '../../support/scripted-connectivity'
import type { Caller } from './network'
import type { Machines } from './services/ports'
import { servicesFor } from './services/ports'
import { type Compared, simulatedConfig } from './services/config'
import type { SimulatedLog } from './storage'
import type { Trace } from './trace'
import type { VirtualTime } from './virtual-time'

/** What outlives a tab: the browser with its storages, and the services. */
export interface SimulatedBrowser {
  readonly machines: Machines
  readonly log: SimulatedLog
  readonly journal: MemoryJournal
  readonly snapshots: MemorySnapshots
  readonly tabs: Browser
  readonly storage: MemoryStorage
  readonly connectivity: ScriptedConnectivity
  readonly time: VirtualTime
  readonly trace: Trace
  readonly compares: Compared
}

/** The states behind a tab's views. */
export interface TabStates {
  readonly session: SessionState
  readonly cart: CartState
  readonly checkout: CheckoutState
}

/** A shop in a tab. */
export interface SimulatedTab {
  readonly name: string
  readonly shop: RunningShop
  readonly pageLife: ScriptedPageLife
  /** Milliseconds that its clock is ahead. */
  readonly skew: number
  readonly isAlive: () => boolean
  /** How many batches had ever been appended to the log when it was opened. */
  readonly openedAt: number
  readonly states: () => TabStates
  /** The carts of all customers that the page has in memory, shown or not. */
  readonly cartsInMemory: () => readonly CartState[]
  /** Name of the stream of the present customer's cart. */
  readonly cartStream: () => string | undefined
  /** The ids that were drawn while `act` ran. */
  readonly idsDrawn: (act: () => void) => readonly string[]
  /** The page is gone in this moment, and is not told. */
  readonly die: () => void
}

/** Takes part in the shop as a module, to look at the streams of the others. */
const lookingModule = (look: (kit: ModuleKit) => void): ShopModule<unknown> => ({
  ...allModules.session,
  name: 'simulation',
  area: () => undefined,
  open: (kit) => {
    look(kit)
    return () => undefined
  },
})

const nothing = () => TE.right([])
const lost = () => TE.left<CallFailure>({ tag: 'Lost', service: 'gateway', status: undefined })
const noResults = { count: 0, prices: 'own', facets: [], items: [] } as const

const otherPorts: Pick<
  ShopParts,
  | 'addresses'
  | 'orderHistory'
  | 'orderDocuments'
  | 'forms'
  | 'contentEditing'
  | 'users'
  | 'sharedQuotes'
  | 'customers'
  | 'locations'
  | 'favourites'
  | 'favouriteLists'
  | 'mailbox'
  | 'prices'
  | 'quotes'
  | 'stock'
  | 'products'
  | 'purchases'
  | 'search'
  | 'content'
> = {
  addresses: { addresses: nothing, create: lost, update: lost, remove: lost },
  orderHistory: noOrderHistory,
  orderDocuments: noOrderDocuments,
  forms: noForms,
  contentEditing: noContentEditing,
  users: noUsers,
  sharedQuotes: noSharedQuotes,
  customers: { deliveryDates: nothing, assortment: () => TE.right(undefined), team: nothing },
  locations: { nearby: nothing, searchAddresses: nothing },
  favourites: noFavourites,
  favouriteLists: noFavouriteLists,
  mailbox: { mails: nothing, attachment: lost },
  prices: { brackets: nothing },
  stock: { stock: () => TE.right({}) },
  products: { menu: nothing },
  purchases: { oftenBought: nothing, lastPurchases: nothing, boughtArticles: nothing },
  search: {
    search: () =>
      TE.right({ ...noResults, spellingSuggestions: [], relatedQueries: [], droppedWords: [], respelledWords: [] }),
    entitiesByAttribute: () => TE.right(noResults),
    autoComplete: nothing,
    createEvents: () => TE.right(undefined),
  },
  quotes: noQuoteService,
  content: { searchPages: nothing },
}

/** The program of a page that is gone does not go on: it seeks no lead, and hears nothing. */
const whileAlive = (tabs: Tabs, { isAlive }: Caller): Tabs => {
  const alive =
    (act: () => void): (() => void) =>
    () => {
      if (isAlive()) act()
    }
  return {
    id: tabs.id,
    whenLeader: (lead, follow, shut) =>
      isAlive() ? tabs.whenLeader(alive(lead), alive(follow), alive(shut)) : () => undefined,
    whenGone: (tab, gone, there) => tabs.whenGone(tab, alive(gone), alive(there)),
    announce: (hint) => isAlive() && tabs.announce(hint),
    whenAnnounced: (listener) => tabs.whenAnnounced((hint) => isAlive() && listener(hint)),
  }
}

export const openTab = (browser: SimulatedBrowser, name: string, skew: number): SimulatedTab => {
  const { time, machines, trace } = browser
  let isAlive = true
  const openedAt = browser.log.appended()
  const caller: Caller = { name, isAlive: () => isAlive }
  const pageLife = createScriptedPageLife()
  const auth = machines.auth.open(caller)
  const drawn: string[] = []
  let count = 0
  let modules: ModuleKit | undefined
  const parts: ShopParts = {
    ...otherPorts,
    ...servicesFor(machines, caller, browser.compares),
    config: simulatedConfig(browser.compares),
    log: browser.log.open(caller),
    journal: browser.journal.open(),
    pageLife,
    snapshots: browser.snapshots,
    tabs: whileAlive(browser.tabs.open(name), caller),
    clock: createBrowserClock(() => time.now() + skew),
    timers: { after: (ms, task) => time.after(ms, () => isAlive && task()) },
    connectivity: browser.connectivity,
    chance: noChance,
    ids: {
      next: () => {
        const id = `${name}-${(count += 1)}`
        drawn.push(id)
        return id
      },
    },
    storage: browser.storage,
    tabStorage: createMemoryStorage(),
    page: {
      reload: () => trace.note(`${name} reloads`),
      navigate: (path) => trace.note(`${name} goes to ${path}`),
    },
    auth,
    trackingId: () => 'visitor',
    reporter: { report: () => undefined },
  }
  trace.note(`${name} opens`)
  const shop = createShop(parts, [
    ...Object.values(allModules),
    lookingModule((kit) => {
      modules = kit
    }),
  ])
  const kit = modules
  if (kit === undefined) throw new Error('the shop opened no module')

  return {
    name,
    shop,
    pageLife,
    skew,
    isAlive: () => isAlive,
    openedAt,
    states: () => ({
      session: kit.handleOf(sessionKey).state.get(),
      cart: kit.handleOf(cartKey).state.get(),
      checkout: kit.handleOf(checkoutKey).state.get(),
    }),
    cartsInMemory: () =>
      kit
        .handleOf(cartKey)
        .opened()
        .map(({ state }) => state.get()),
    cartStream: () => kit.handleOf(cartKey).stream()?.name,
    idsDrawn: (act) => {
      drawn.length = 0
      act()
      return [...drawn]
    },
    die: () => {
      trace.note(`${name} is gone`)
      isAlive = false
      auth.close()
      shop.stop()
      browser.tabs.bury(name)
    },
  }
}
