import type { AddressService } from '#application/ports/address-service'
import type { AuthService } from '#application/ports/auth-service'
import type { BrowserPage } from '#application/ports/browser-page'
import type { CartService } from '#application/ports/cart-service'
import type { Chance } from '#application/ports/chance'
import type { Clock } from '#application/ports/clock'
import type { CommerceService } from '#application/ports/commerce-service'
import type { Connectivity } from '#application/ports/connectivity'
import type { ShopConfig } from '#application/ports/config-service'
import type { ContentService } from '#application/ports/content-service'
import type { CustomerService } from '#application/ports/customer-service'
import type { ErrorReporter } from '#application/ports/error-reporter'
import type { EventLog } from '#application/ports/event-log'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { ContentEditing } from '#application/ports/content-editing'
import type { FormService } from '#application/ports/form-service'
import type { FavouriteService } from '#application/ports/favourite-service'
import type { IdSource } from '#application/ports/id-source'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { LocationService } from '#application/ports/location-service'
import type { Mailbox } from '#application/ports/mailbox'
import type { JournalStore } from '#application/ports/journal-store'
import type { OrderDocuments } from '#application/ports/order-documents'
import type { OrderHistory } from '#application/ports/order-history'
import type { OrderService } from '#application/ports/order-service'
import type { PageLife } from '#application/ports/page-life'
import type { PurchaseHistory } from '#application/ports/purchase-history'
import type { PriceService, ProductService, StockService } from '#application/ports/product-service'
import type { QuoteService } from '#application/ports/quote-service'
import type { SearchService } from '#application/ports/search-service'
import type { SharedQuoteService } from '#application/ports/shared-quote'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import type { UserService } from '#application/ports/user-service'

/** All ports and settings that the shop needs. */
export interface ShopParts {
  readonly config: ShopConfig
  readonly log: EventLog
  readonly journal: JournalStore
  readonly pageLife: PageLife
  readonly snapshots: SnapshotStore
  readonly tabs: Tabs
  readonly clock: Clock
  readonly timers: Timers
  readonly connectivity: Connectivity
  readonly chance: Chance
  readonly ids: IdSource
  readonly storage: KeyValueStore
  /** What ends with the tab. */
  readonly tabStorage: KeyValueStore
  readonly page: BrowserPage
  readonly addresses: AddressService
  readonly auth: AuthService
  readonly cart: CartService
  readonly commerce: CommerceService
  readonly customers: CustomerService
  readonly favourites: FavouriteService
  readonly favouriteLists: FavouriteListService
  readonly locations: Pick<LocationService, 'nearby' | 'searchAddresses'>
  readonly mailbox: Mailbox
  readonly orders: OrderService
  readonly orderHistory: OrderHistory
  readonly orderDocuments: OrderDocuments
  readonly forms: FormService
  readonly contentEditing: ContentEditing
  readonly prices: PriceService
  readonly stock: StockService
  readonly users: UserService
  readonly purchases: PurchaseHistory
  readonly quotes: QuoteService
  readonly sharedQuotes: SharedQuoteService
  readonly products: Pick<ProductService, 'menu'>
  readonly search: Pick<SearchService, 'search' | 'entitiesByAttribute' | 'autoComplete' | 'createEvents'>
  readonly trackingId: () => string | undefined
  readonly reporter: ErrorReporter
  readonly content: Pick<ContentService, 'searchPages'>
}
