import type { Task } from 'fp-ts/Task'
import type { AddressService } from '#application/ports/address-service'
import type { AuthService } from '#application/ports/auth-service'
import type { CampaignService } from '#application/ports/campaign-service'
import type { CartService } from '#application/ports/cart-service'
import type { Clock } from '#application/ports/clock'
import type { CommerceService } from '#application/ports/commerce-service'
import type { ConfigService, ShopConfig } from '#application/ports/config-service'
import type { ContentService } from '#application/ports/content-service'
import type { CustomerService } from '#application/ports/customer-service'
import type { IdSource } from '#application/ports/id-source'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { FavouriteService } from '#application/ports/favourite-service'
import type { LocationService } from '#application/ports/location-service'
import type { Mailbox } from '#application/ports/mailbox'
import type { Passwords } from '#application/ports/passwords'
import type { OrderService } from '#application/ports/order-service'
import type { PriceService, ProductService, StockService } from '#application/ports/product-service'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import type { SearchService } from '#application/ports/search-service'
import type { SequenceService } from '#application/ports/sequence-service'
import type { SharedQuoteService } from '#application/ports/shared-quote'
import type { Service } from '#domain/failure/call-failure'
import { hiddenAttributes } from '#domain/session/permissions'
import { routes } from '#adapters/contract/paths'
import type { AskedPrices } from '#adapters/contract/search'
import { LogInAnswer } from '#adapters/contract/session'
import { createChallengeKeeper } from './challenge-keeper'
import { createRemoteContentService } from './content/remote-content-service'
import { createHttpClient, type HttpClientOptions } from './http-client'
import { createPunchoutKeeper } from './punchout-keeper'
import { lateService } from './late-service'
import { createRemoteAddressService } from './remote-address-service'
import { createRemoteAuthService } from './remote-auth-service'
import { createRemoteCampaignService } from './remote-campaign-service'
import { createRemoteCartService } from './remote-cart-service'
import { createRemoteCommerceService } from './remote-commerce-service'
import { createRemoteConfigService } from './remote-config-service'
import { createRemoteCustomerService } from './remote-customer-service'
import { createRemoteFavouriteService } from './remote-favourite-service'
import { createMyPagesServices, type MyPagesServices } from './my-pages-services'
import { createRemoteLocationService } from './remote-location-service'
import { createRemoteMailbox } from './remote-mailbox'
import { createRemotePasswords } from './remote-passwords'
import { createRemoteOrderService } from './remote-order-service'
import {
  createRemotePriceService,
  createRemoteProductService,
  createRemoteStockService,
} from './remote-product-service'
import { createRemotePurchaseHistory } from './remote-purchase-history'
import { createRemoteSearchService } from './remote-search-service'
import { createRemoteSequenceService } from './remote-sequence-service'
import { createTokenKeeper, type TokenKeeperOptions } from './token-keeper'
import { createTrackingId } from './tracking-id'

export interface RemoteServicesOptions
  extends
    Pick<HttpClientOptions, 'fetch' | 'correlationId' | 'timeout' | 'retryDelay' | 'whenServerTime' | 'isPageLeft'>,
    Pick<TokenKeeperOptions, 'exclusively' | 'whenStoredElsewhere'> {
  /** The base address of all services until the configuration is known, and always of the configuration itself. */
  readonly origin: string
  /** Addresses of services that override the configuration. */
  readonly serviceUrls?: Readonly<Partial<Record<Service, string>>>
  /** The configuration; undefined until it is known. */
  readonly config: () => ShopConfig | undefined
  /** Holds the tokens, the punchout settings and the tracking id. */
  readonly store: KeyValueStore
  /** Ends with the tab; holds what a log-in is challenged by. The store when left out. */
  readonly tabStore?: KeyValueStore
  readonly clock: Clock
  readonly ids: IdSource
  /** What is wrong with what the browser keeps, for whoever looks for a fault. */
  readonly warn?: (text: string) => void
  /** The name of the assortment of the customer context, if it has one. */
  readonly assortment?: Task<string | undefined>
}

export interface RemoteServices extends MyPagesServices {
  readonly addresses: AddressService
  readonly auth: AuthService
  readonly campaigns: CampaignService
  readonly cart: CartService
  readonly commerce: CommerceService
  readonly config: ConfigService
  readonly content: ContentService
  readonly customers: CustomerService
  readonly favourites: FavouriteService
  readonly locations: LocationService
  readonly mailbox: Mailbox
  readonly orders: OrderService
  readonly passwords: Omit<Passwords, 'score'>
  readonly prices: PriceService
  readonly products: ProductService
  readonly purchases: PurchaseHistory
  readonly search: SearchService
  readonly sequences: SequenceService
  readonly sharedQuotes: SharedQuoteService
  readonly stock: StockService
  /** The visitor's tracking id, for behaviour tracking. */
  readonly trackingId: () => string
}

/** Seconds before expiry at which a token counts as expired, until the configuration is known (SESSION-04). */
const DEFAULT_MARGIN = 60

/** All ports to the base services. They share one HTTP client and one token keeper. */
export const createRemoteServices = (options: RemoteServicesOptions): RemoteServices => {
  const { config, store, clock } = options
  const baseOf = (service: Service): string =>
    options.serviceUrls?.[service] ?? config()?.services[service] ?? options.origin
  const shared = {
    baseOf,
    whenServerTime: (serverTime: number) => {
      // First the clock: the keeper compares the time with what the clock says.
      options.whenServerTime?.(serverTime)
      tokens.noteServerTime(serverTime)
    },
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    ...(options.correlationId === undefined ? {} : { correlationId: options.correlationId }),
    ...(options.isPageLeft === undefined ? {} : { isPageLeft: options.isPageLeft }),
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    ...(options.retryDelay === undefined ? {} : { retryDelay: options.retryDelay }),
  }
  const bareClient = createHttpClient({ ...shared, tokens: undefined })
  const tokens = createTokenKeeper({
    store,
    clock,
    margin: () => config()?.users.tokenRefreshMargin ?? DEFAULT_MARGIN,
    exchange: (body) => bareClient.call(routes.logIn, { body, codec: LogInAnswer }),
    ...(options.exclusively === undefined ? {} : { exclusively: options.exclusively }),
    ...(options.whenStoredElsewhere === undefined ? {} : { whenStoredElsewhere: options.whenStoredElsewhere }),
  })
  const client = createHttpClient({ ...shared, tokens })
  const challenges = createChallengeKeeper(options.tabStore ?? store)
  const customer = () => tokens.claims()?.customerId ?? undefined
  const trackingId = createTrackingId(store, options.ids)
  const askedPrices = (): AskedPrices | undefined => {
    if (tokens.claims() === undefined) return { basis: 'includingVat' }
    const list = tokens.priceList()
    return list === undefined ? undefined : { basis: 'own', list }
  }

  // Only a receiver's page calls it.
  const sharedQuote = lateService('quote', async () =>
    (await import('./remote-shared-quote-service')).createRemoteSharedQuoteService(bareClient),
  )

  return {
    ...createMyPagesServices({ client, supports: () => config()?.supports }),
    addresses: createRemoteAddressService(client),
    auth: createRemoteAuthService({
      client,
      bareClient,
      tokens,
      challenges,
      punchout: createPunchoutKeeper(store, options.warn),
      exclusively: options.exclusively,
      showAllCustomers: () => config()?.verifyShowAllCustomers ?? false,
    }),
    campaigns: createRemoteCampaignService(client, clock, customer),
    cart: createRemoteCartService({ client, supports: () => config()?.supports }),
    commerce: createRemoteCommerceService(client),
    config: createRemoteConfigService({ ...shared, baseOf: () => options.origin }, tokens),
    content: createRemoteContentService(
      createHttpClient({ ...shared, baseOf: () => new URL(options.origin).origin, tokens }),
    ),
    customers: createRemoteCustomerService(client, () => baseOf('assortment')),
    favourites: createRemoteFavouriteService(client),
    locations: createRemoteLocationService(client),
    mailbox: createRemoteMailbox(client),
    orders: createRemoteOrderService({ client, supports: () => config()?.supports }),
    passwords: createRemotePasswords({ bareClient, tokens, challenges }),
    prices: createRemotePriceService(client),
    products: createRemoteProductService(client, options.assortment),
    purchases: createRemotePurchaseHistory(client, customer),
    search: createRemoteSearchService({
      client,
      apiVersion: () => config()?.searchApiVersion ?? 'V3',
      userId: trackingId,
      hidden: () => hiddenAttributes(tokens.claims()),
      prices: askedPrices,
    }),
    sequences: createRemoteSequenceService(client),
    sharedQuotes: {
      sharedQuote: sharedQuote((service) => service.sharedQuote),
      sharedPdf: sharedQuote((service) => service.sharedPdf),
      sharedLogo: sharedQuote((service) => service.sharedLogo),
      answer: sharedQuote((service) => service.answer),
    },
    stock: createRemoteStockService(client),
    trackingId,
  }
}
