import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { FoundAddress, NearbyStore } from '#application/ports/location-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { Projection } from '#application/projections/projection'
import type { ArticlesByNumber } from '#application/queries/articles-by-number'
import type { Suggestions } from '#application/queries/suggestions'
import type { Notice } from '#application/projections/notices'
import type { HaltReason } from '#application/runtime/halt'
import type { ModuleAreas } from '#application/modules/all'
import type { ListedRow } from './order-list'

/** The shop as a view meets it: an area for each module, and what belongs to none. A view knows nothing further in. */
export interface Shop extends ModuleAreas {
  readonly notices: Projection<readonly Notice[]>
  /** `memory` when the browser keeps no log: what is not settled is lost with the tab, and a banner says so. */
  readonly storage: Projection<'stored' | 'memory'>
  /** Why the cart and the orders cannot be changed in this tab; undefined when they can. A banner says so. */
  readonly halt: Projection<HaltReason | undefined>
  readonly dismiss: (notice: string) => void

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
