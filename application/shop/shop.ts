import type { Either } from 'fp-ts/Either'
import type { CartRefusal } from '#domain/cart/refusals'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import type { CartStatus } from '#domain/cart/status'
import type { CartView, LineView } from '#domain/cart/view'
import type { LineKey } from '#domain/cart/cart'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import type { CheckoutRefusal, CheckoutState, OrderField } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { SessionRefusal, SessionState } from '#domain/session/session'
import type { DeliveryChoice } from '#domain/delivery/place'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { ArticleNumber, CommandId, CustomerId, LocationId, ProjectId } from '#domain/kernel/ids'
import type { Credentials } from '#application/ports/auth-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { FoundAddress, NearbyStore } from '#application/ports/location-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { Projection } from '#application/projections/projection'
import type { ArticlesByNumber } from '#application/queries/articles-by-number'
import type { Suggestions } from '#application/queries/suggestions'
import type { Notice } from '#application/projections/notices'
import type { Halted, HaltReason } from '#application/runtime/halt'
import type { ListedRow } from './order-list'
import type { Saving } from '#application/modules/cart/waiting-edits'

export interface ArticleToAdd {
  readonly articleNumber: ArticleNumber
  readonly quantity: number
  readonly label?: string
  /** The delivery to add to, where a page names one itself (a docket's own row); else the chosen delivery method. */
  readonly deliveryId?: DeliveryId
  readonly variant: Variant | undefined
}

/** The shop as a view meets it: read models to watch, and commands to send. A view knows nothing further in. */
export interface Shop {
  readonly session: Projection<SessionState>
  readonly cart: Projection<CartView>
  /** One line, so that a row is drawn again only when its own line changes. */
  readonly line: (key: LineKey) => Projection<LineView | undefined>
  readonly cartStatus: Projection<CartStatus>
  /** Edits of the cart wait for a service that does not answer; they are asked for again until it does. */
  readonly waiting: Projection<boolean>
  readonly checkout: Projection<CheckoutState>
  readonly notices: Projection<readonly Notice[]>
  /** `memory` when the browser keeps no log: what is not settled is lost with the tab, and a banner says so. */
  readonly storage: Projection<'stored' | 'memory'>
  /** Why the cart and the orders cannot be changed in this tab; undefined when they can. A banner says so. */
  readonly halt: Projection<HaltReason | undefined>
  /** An order was asked for that the browser cannot keep: it is not placed before the user has said so. */
  readonly unkeptOrder: Projection<boolean>
  readonly placeUnkeptOrder: () => void
  readonly cancelUnkeptOrder: () => void
  readonly dismiss: (notice: string) => void

  readonly logIn: (credentials: Credentials) => Either<SessionRefusal | Halted, void>
  readonly logOut: () => void
  readonly chooseContext: (
    customer: CustomerId,
    project: ProjectId | undefined,
  ) => Either<SessionRefusal | Halted, void>
  readonly chooseDelivery: (choice: DeliveryChoice) => Either<SessionRefusal | Halted, void>

  /**
   * Adds with the chosen delivery method; a refusal is also shown as a notice (CART-28, CART-54). The answer tells when
   * the service has taken the articles, so that nobody is told sooner that they are in the cart.
   */
  readonly addToCart: (articles: readonly ArticleToAdd[]) => Either<CartRefusal | Halted, Saving>
  readonly changeQuantity: (line: LineKey, quantity: number) => Either<CartRefusal | Halted, void>
  /** Sends waiting quantities now: Enter and leaving a field do not wait out the 500 ms (CART-26). */
  readonly sendNow: () => void
  readonly changeLabel: (line: LineKey, label: string) => Either<CartRefusal | Halted, void>
  readonly changeDelivery: (lines: readonly LineKey[], delivery: DeliveryId) => Either<CartRefusal | Halted, void>
  readonly removeLines: (lines: readonly LineKey[]) => Either<CartRefusal | Halted, void>
  readonly emptyCart: () => Either<CartRefusal | Halted, void>
  /** Gives up the cart itself, with its dates and labels; the service then begins a new one (CART-05). */
  readonly deleteCart: () => Either<CartRefusal | Halted, void>
  /** Asks the service for the cart once more, after it could not be fetched. */
  readonly refreshCart: () => void
  readonly requestDeliveryDate: (delivery: DeliveryId | 'all', date: CalendarDate) => Either<CartRefusal | Halted, void>
  readonly includeDelivery: (delivery: DeliveryId, included: boolean) => Either<CartRefusal | Halted, void>

  /** Edits that the service refused, with what was typed, until they are made again or dismissed. */
  readonly refusedEdits: Projection<readonly RefusedEdit[]>
  /** Makes a refused edit once more, as it was made. */
  readonly tryAgain: (edit: CommandId) => Either<CartRefusal | Halted, void>
  readonly dismissRefused: (edit: CommandId) => void

  readonly fillField: (delivery: DeliveryId, field: OrderField, value: string) => void
  readonly placeOrder: (sendOrderReceipt: boolean) => Either<CheckoutRefusal | Halted, void>
  readonly enquireOrder: () => void

  /** Price and stock for the one who is logged in and the chosen delivery, in one call for a whole page. */
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly Variant[]>
  /** What numbers as somebody writes them name: article numbers, RSK, EAN or the makes' own (CART-52). */
  readonly articlesByNumber: (written: readonly string[], options?: CallOptions) => Call<ArticlesByNumber>
  /** The prices by quantity of the one who is logged in. */
  readonly brackets: (article: ArticleNumber, options?: CallOptions) => Call<readonly PriceBracket[]>
  /** The menu of the customer's assortment; undefined while the default one holds (CUSTOMER-10). */
  readonly menu: Projection<readonly MenuEntry[] | undefined>
  /** What is offered while somebody types, the articles with their own price and stock. */
  readonly suggest: (query: string, options?: CallOptions) => Call<Suggestions>
  /** Content pages that hold what is typed. */
  readonly searchPages: ContentService['searchPages']
  /** What each of the places holds of an article; undefined when the service does not know the article (CATALOG-18). */
  readonly stockIn: (
    article: ArticleNumber,
    places: readonly LocationId[],
    options?: CallOptions,
  ) => Call<Stock | undefined>
  /** Where the goods of the one who looks come from, and whose stock therefore counts. */
  readonly stockPlace: Projection<LocationId>
  /** Places by town or zip code, the best answer first. */
  readonly searchAddresses: (query: string, options?: CallOptions) => Call<readonly FoundAddress[]>
  /** Those of the stores named that lie near a store, which is not among them: the nearest first (STORE-15). */
  readonly storesNear: (
    store: LocationId,
    among: readonly LocationId[],
    options?: CallOptions,
  ) => Call<readonly NearbyStore[]>
  readonly deliveryDates: (options?: CallOptions) => Call<readonly DeliveryDates[]>

  /** An article's page was opened by a link of the shop. */
  readonly noteClick: (article: ArticleNumber) => void

  /** The latest searches made in this browser, the latest first. */
  readonly searches: Projection<readonly string[]>
  readonly rememberSearch: (query: string) => void
  readonly forgetSearch: (query: string) => void

  /** The rows of a quick order that are not in the cart yet, kept over a reload (CART-52). */
  readonly orderRows: () => readonly ListedRow[]
  readonly keepOrderRows: (rows: readonly ListedRow[]) => void
}
