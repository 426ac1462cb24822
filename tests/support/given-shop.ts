import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { CartLine, FailedItem } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import type { Message } from '#application/messages/message'
import { articleNumber, customerId, locationId, type ArticleNumber } from '#domain/kernel/ids'
import { deliveryNames } from '#adapters/embedded/config/delivery-names'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveryIds, deliveryTypeOf } from '#domain/delivery/delivery-type'
import type { Claims, Customer, StoredSession, User } from '#domain/session/session'
import { allModules } from '#application/modules/all'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { Clock } from '#application/ports/clock'
import type { ShopConfig } from '#application/ports/config-service'
import { createShop, type RunningShop } from '#application/shop/create-shop'
import type { ShopParts } from '#application/ports/shop-parts'
import { aCustomer, aUser, someClaims } from '../domain/given'
import { countingIds } from './counting-ids'
import { createFakeAuth, type Account, type FakeAuth } from './fake-auth-service'
import { createFakeCartService, type FakeCartService } from './fake-cart-service'
import { fixedClock } from './fixed-clock'
import { createFakeQuoteService, type FakeQuoteService } from './fake-quote-service'
import { createManualTimers, type ManualTimers } from './manual-timers'
import { createMemoryLogStore, openMemoryEventLog, type MemoryLogStore } from './memory-event-log'
import { createMemoryJournal, type MemoryJournal } from './memory-journal-store'
import { createMemoryStorage, type MemoryStorage } from './memory-storage'
import { createMemorySnapshots, type MemorySnapshots } from './memory-snapshots'
import { createBrowser, type Browser } from './memory-tabs'
import { noContentEditing, noForms } from './no-forms'
import { noOrderDocuments } from './no-order-documents'
import { noOrderHistory } from './no-order-history'
import { noFavouriteLists, noFavourites } from './no-favourites'
import { noSharedQuotes } from './no-shared-quotes'
import { noUsers } from './no-users'
import { recordedTracking, type RecordedTracking } from './recorded-tracking'
import { createScriptedPageLife, type ScriptedPageLife } from './scripted-page-life'
import { createScriptedConnectivity, noChance, type ScriptedConnectivity } from './scripted-connectivity'
import { createScriptedNetwork, type ScriptedNetwork } from './scripted-network'

export interface ShopGiven {
  /** What the browser has kept of an earlier visit. */
  readonly stored?: StoredSession['credentials']
  readonly storage?: Readonly<Record<string, string>>
  readonly user?: Partial<User>
  readonly claims?: Partial<Claims>
  readonly customers?: readonly Customer[]
  /** Others who may log in. */
  readonly others?: readonly Account[]
  /** Lines in the cart. */
  readonly lines?: readonly CartLine[]
  readonly declines?: readonly DeliveryId[]
  readonly unknownArticles?: readonly ArticleNumber[]
  readonly uploadErrors?: readonly FailedItem[]
  /** Order numbers that the customer has ordered by before. */
  readonly usedOrderNumbers?: readonly string[]
  /** Deliveries whose form asks for an address. */
  readonly toAddress?: readonly DeliveryId[]
  readonly supports?: ShopConfig['supports']
}

/** What outlives a tab: the browser with its log and storage, and the services. */
export interface ShopWorld {
  readonly log: MemoryLogStore
  readonly journal: MemoryJournal
  readonly snapshots: MemorySnapshots
  readonly browser: Browser
  readonly storage: MemoryStorage
  readonly network: ScriptedNetwork
  readonly auth: FakeAuth
  readonly carts: FakeCartService
  readonly quotes: FakeQuoteService
  readonly config: ShopConfig
  readonly tracking: RecordedTracking
}

/** A shop in a tab, with what its page was told to do. */
export interface OpenShop {
  readonly shop: RunningShop
  readonly timers: ManualTimers
  readonly connectivity: ScriptedConnectivity
  readonly pageLife: ScriptedPageLife
  readonly reloads: readonly (Message | undefined)[]
  readonly visited: readonly string[]
  readonly noticeKeys: () => readonly string[]
}

export const ourCustomer = '104822'

export const shopConfig: ShopConfig = {
  brand: 'dahl',
  brandName: 'Dahl',
  presentation: undefined,
  phone: '010-000 00 00',
  defaultStoreId: locationId('S1'),
  centralStorageId: locationId('C1'),
  users: { tokenRefreshMargin: 60 },
  deliveryOptions: deliveryIds.map((id) => ({
    id,
    name: deliveryNames[id],
    orderType: deliveryTypeOf(id).orderType,
    useDestination: deliveryTypeOf(id).requires !== 'store',
    useContextZipCode: deliveryTypeOf(id).requires !== 'store',
    requiresZipCode: deliveryTypeOf(id).requires === 'zipCode',
    availableBetweenHours: undefined,
    deliveryServices: [],
    freight: undefined,
  })),
  extraNonDeliveryDays: [],
  verifyShowAllCustomers: false,
  searchApiVersion: 'V3',
  stage: 'production',
  rootRedirect: undefined,
  services: {
    cart: '/services',
    order: '/services',
    auth: '/services',
    stock: '/services',
    price: '/services',
    product: '/services',
    location: '/services',
    campaign: '/services',
    assortment: '/services',
    search: '/services',
    quote: '/services',
    sequence: '/services',
    gateway: '/services',
  },
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal: false, knownShortages: false },
}

/** Every delivery, of which those named ask for an address. */
export const optionsToAddress = (toAddress: readonly DeliveryId[]): ShopConfig['deliveryOptions'] =>
  shopConfig.deliveryOptions.map((option) => ({ ...option, useDestination: toAddress.includes(option.id) }))

export const createShopWorld = (given: ShopGiven = {}): ShopWorld => {
  const network = createScriptedNetwork()
  const account: Account = {
    user: aUser(given.user),
    claims: someClaims({ customerId: customerId(ourCustomer), ...given.claims }),
    customers: given.customers ?? [aCustomer(ourCustomer)],
  }
  const auth = createFakeAuth([account, ...(given.others ?? [])], given.stored ?? 'token', network)
  const { lines = [], declines = [], unknownArticles = [], uploadErrors, usedOrderNumbers } = given
  const carts = createFakeCartService(
    { lines, declines, unknownArticles, uploadErrors, usedOrderNumbers },
    auth.claims,
    network,
  )
  return {
    log: createMemoryLogStore(),
    journal: createMemoryJournal(),
    snapshots: createMemorySnapshots(),
    browser: createBrowser(),
    storage: createMemoryStorage(given.storage),
    network,
    auth,
    carts,
    quotes: createFakeQuoteService(network),
    tracking: recordedTracking(),
    config: {
      ...shopConfig,
      deliveryOptions: optionsToAddress(given.toAddress ?? []),
      supports: given.supports ?? shopConfig.supports,
    },
  }
}

/** Lets everything that is due without time passing come about. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 400; turns += 1) await Promise.resolve()
}

/** What a tab's shop is made of, and what its page was told to do. */
export const partsOfTab = (
  world: ShopWorld,
  tab: string,
  clock: Clock = fixedClock(),
  tabStorage: KeyValueStore = createMemoryStorage(),
) => {
  const timers = createManualTimers()
  const connectivity = createScriptedConnectivity()
  const pageLife = createScriptedPageLife()
  const reloads: (Message | undefined)[] = []
  const visited: string[] = []
  const parts: ShopParts = {
    config: world.config,
    log: openMemoryEventLog(world.log),
    journal: world.journal.open(),
    pageLife,
    snapshots: world.snapshots,
    tabs: world.browser.open(tab),
    clock,
    timers,
    connectivity,
    chance: noChance,
    ids: countingIds(`${tab}-`),
    storage: world.storage,
    tabStorage,
    page: {
      reload: (message) => void reloads.push(message),
      navigate: (path) => void visited.push(path),
    },
    auth: world.auth.open(tab),
    cart: world.carts.cart,
    commerce: world.carts.commerce,
    orders: world.carts.orderService,
    customers: {
      deliveryDates: (customer, options) =>
        world.network.carry(
          { name: 'deliveryDates', with: customer, service: 'gateway', carryOut: () => E.right([]) },
          options,
        ),
      assortment: () => TE.right(undefined),
      team: () => TE.right([]),
    },
    favourites: noFavourites,
    favouriteLists: noFavouriteLists,
    mailbox: { mails: () => TE.right([]), attachment: () => TE.right(new Uint8Array()) },
    addresses: {
      addresses: () => TE.right([]),
      create: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
      update: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
      remove: () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined }),
    },
    locations: { nearby: () => TE.right([]), searchAddresses: () => TE.right([]) },
    prices: { brackets: () => TE.right([]) },
    quotes: world.quotes.service,
    stock: { stock: () => TE.right({}) },
    orderHistory: noOrderHistory,
    orderDocuments: noOrderDocuments,
    forms: noForms,
    contentEditing: noContentEditing,
    users: noUsers,
    sharedQuotes: noSharedQuotes,
    products: { menu: () => TE.right([]) },
    purchases: {
      oftenBought: () => TE.right([]),
      lastPurchases: () => TE.right([]),
      boughtArticles: () => TE.right([]),
    },
    search: {
      search: () =>
        TE.right({
          count: 0,
          prices: 'own',
          facets: [],
          items: [],
          spellingSuggestions: [],
          relatedQueries: [],
          droppedWords: [],
          respelledWords: [],
        }),
      entitiesByAttribute: () => TE.right({ count: 0, prices: 'own', facets: [], items: [] }),
      autoComplete: () => TE.right([]),
      createEvents: (events) => world.tracking.createEvents(events),
    },
    trackingId: () => world.tracking.id,
    reporter: { report: (problem) => void world.tracking.problems.push(problem) },
    content: { searchPages: () => TE.right([]) },
  }
  return { parts, timers, connectivity, pageLife, reloads, visited }
}

export const openShop = async (
  world: ShopWorld,
  tab: string,
  clock?: Clock,
  /** That of the tab before its reload. */
  tabStorage?: KeyValueStore,
): Promise<OpenShop> => {
  const { parts, ...tabWorld } = partsOfTab(world, tab, clock, tabStorage)
  const shop = createShop(parts, Object.values(allModules))
  await settled()
  return { shop, ...tabWorld, noticeKeys: () => shop.notices.get().map(({ key }) => key) }
}

/** A shop in the only tab of a browser; somebody is logged in, with an empty cart, unless said otherwise. */
export const givenShop = async (given: ShopGiven = {}): Promise<ShopWorld & OpenShop> => {
  const world = createShopWorld(given)
  return { ...world, ...(await openShop(world, 'a')) }
}

/** The first line of the cart as it is shown. */
export const onlyLine = ({ shop }: Pick<OpenShop, 'shop'>): LineKey => {
  const [line] = shop.cart.get().groups.flatMap(({ lines }) => lines)
  if (line === undefined) throw new Error('the cart is empty')
  return line.line.key
}

/** Article and quantity of every line that is shown. */
export const shown = ({ shop }: Pick<OpenShop, 'shop'>): readonly (readonly [string, number])[] =>
  shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => [line.articleNumber, line.quantity] as const))

export const anArticle = (article: string, quantity = 1) => ({
  articleNumber: articleNumber(article),
  quantity,
  variant: undefined,
})

export const completeForm: DeliveryFormValues = { reference: 'Moa L', recipient: 'Bygget', mobile: '0701234567' }

export const fillForm = ({ shop }: Pick<OpenShop, 'shop'>, deliveryId: DeliveryId): void => {
  shop.checkout.fillField(deliveryId, 'reference', 'Moa L')
  shop.checkout.fillField(deliveryId, 'recipient', 'Bygget')
  shop.checkout.fillField(deliveryId, 'mobile', '0701234567')
}
