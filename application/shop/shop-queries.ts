import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import type { ArticleNumber, LocationId } from '#domain/kernel/ids'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { FoundAddress, NearbyStore } from '#application/ports/location-service'
import { articlesByNumber, type ArticlesByNumber } from '#application/queries/articles-by-number'
import { suggestions, type Suggestions } from '#application/queries/suggestions'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Customer, SessionState } from '#domain/session/session'
import { customerScopeOf } from '#application/modules/customer-streams'
import type { OwnMenu } from './own-menu'
import { ownVariants } from './own-variants'
import type { ShopParts } from '#application/ports/shop-parts'

/** The queries of pages for the present user. */
export interface ShopQueries {
  /** Price and stock for the one who is logged in and the chosen delivery, in one call for a whole page. */
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly Variant[]>
  /** Articles by numbers as users write them: article numbers, RSK, EAN or manufacturers' numbers (CART-52). */
  readonly articlesByNumber: (written: readonly string[], options?: CallOptions) => Call<ArticlesByNumber>
  /** The prices by quantity of the one who is logged in. */
  readonly brackets: (article: ArticleNumber, options?: CallOptions) => Call<readonly PriceBracket[]>
  /** The suggestions for a query, the articles with the user's price and stock. */
  readonly suggest: (query: string, options?: CallOptions) => Call<Suggestions>
  /** Content pages that hold what is typed. */
  readonly searchPages: ContentService['searchPages']
  /** What each of the places holds of an article; undefined when the service does not know the article (CATALOG-18). */
  readonly stockIn: (
    article: ArticleNumber,
    places: readonly LocationId[],
    options?: CallOptions,
  ) => Call<Stock | undefined>
  /** Places by town or zip code, the best answer first. */
  readonly searchAddresses: (query: string, options?: CallOptions) => Call<readonly FoundAddress[]>
  /** Those of the stores named that lie near a store, which is not among them: the nearest first (STORE-15). */
  readonly storesNear: (
    store: LocationId,
    among: readonly LocationId[],
    options?: CallOptions,
  ) => Call<readonly NearbyStore[]>
  /** The customer's own delivery days, empty where it has none. A failure is also reported (DELIVERY-35). */
  readonly deliveryDates: (options?: CallOptions) => Call<readonly DeliveryDates[]>
  /** The user's customers whose name or number fits a text (CUSTOMER-16). */
  readonly customers: (search: string, options?: CallOptions) => Call<readonly Customer[]>
}

/** Each query asks the services with the session as it is when the call begins. */
export const createShopQueries = (
  parts: ShopParts,
  session: () => SessionState,
  menu: OwnMenu['known'],
): ShopQueries => {
  const reported = (failure: CallFailure): CallFailure => {
    // A call that the page itself stopped is no problem.
    if (failure.tag !== 'Aborted') parts.reporter.report({ tag: 'DeliveryDatesFailed', failure })
    return failure
  }
  const variants = ownVariants(parts.commerce, parts.config, session, parts.clock.today)
  return {
    variants,
    articlesByNumber: articlesByNumber({ search: parts.search, variants }),
    brackets: parts.prices.brackets,
    stockIn: (articleNumber, places, options) =>
      pipe(
        parts.stock.stock([{ articleNumber, quantity: 1 }], places, options),
        TE.map((stock) => stock[articleNumber]),
      ),
    searchAddresses: parts.locations.searchAddresses,
    storesNear: parts.locations.nearby,
    suggest: suggestions({ search: parts.search, menu, variants }),
    searchPages: parts.content.searchPages,
    customers: parts.auth.customers,
    deliveryDates: (options) => {
      const context = customerScopeOf(session())
      return context === undefined
        ? TE.right([])
        : pipe(parts.customers.deliveryDates(context.customerId, options), TE.mapLeft(reported))
    },
  }
}
