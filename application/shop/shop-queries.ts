import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { ListedVariant, Variant } from '#domain/catalogue/variant'
import type { ArticleNumber, CustomerId, LocationId } from '#domain/kernel/ids'
import type { AddressService } from '#application/ports/address-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { CustomerService } from '#application/ports/customer-service'
import type { ContentService } from '#application/ports/content-service'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { FoundAddress, NearbyStore } from '#application/ports/location-service'
import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { Mailbox } from '#application/ports/mailbox'
import type { LastPurchase } from '#application/ports/purchase-history'
import { articlesByNumber, type ArticlesByNumber } from '#application/queries/articles-by-number'
import { purchasesOfSession } from '#application/queries/own-of-session'
import { inCalls } from '#application/queries/public-variants'
import { suggestions, type Suggestions } from '#application/queries/suggestions'
import { customerOf } from '#domain/session/customer-context'
import type { Customer, SessionState } from '#domain/session/session'
import type { OwnMenu } from './own-menu'
import { ownVariants } from './own-variants'
import type { ContentEditing } from '#application/ports/content-editing'
import type { FormService } from '#application/ports/form-service'
import type { OrderDocuments } from '#application/ports/order-documents'
import type { OrderHistory } from '#application/ports/order-history'
import type { UserService } from '#application/ports/user-service'
import type { SharedQuoteService } from '#application/ports/shared-quote'
import type { ShopParts } from '#application/ports/shop-parts'

/** The queries of pages for the present user. */
export interface ShopQueries {
  /** Price and stock for the one who is logged in and the chosen delivery, in one call for a whole page. */
  readonly variants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly ListedVariant[]>
  /** The same with all that is known of each article, such as its EAN. */
  readonly wholeVariants: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly Variant[]>
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
  /** The stock of several articles in stores, by article number. */
  readonly stocksIn: (
    articles: readonly ArticleNumber[],
    places: readonly LocationId[],
    options?: CallOptions,
  ) => Call<Readonly<Record<string, Stock>>>
  /** Places by town or zip code, the best answer first. */
  readonly searchAddresses: (query: string, options?: CallOptions) => Call<readonly FoundAddress[]>
  /** Those of the stores named that lie near a store, which is not among them: the nearest first (STORE-15). */
  readonly storesNear: (
    store: LocationId,
    among: readonly LocationId[],
    options?: CallOptions,
  ) => Call<readonly NearbyStore[]>
  /** The last purchases of those of the articles that the customer has bought, in one call for a whole page. */
  readonly lastPurchases: (articles: readonly ArticleNumber[], options?: CallOptions) => Call<readonly LastPurchase[]>
  /** The customer's own delivery days, empty where it has none. Any other failure is also reported (DELIVERY-35). */
  readonly deliveryDates: (options?: CallOptions) => Call<readonly DeliveryDates[]>
  /** The addresses of the customer (ADDRESS-09). */
  readonly addresses: AddressService['addresses']
  /** Adds an address to those of the customer (ADDRESS-10). */
  readonly saveAddress: AddressService['create']
  /** Changes an address that is not read-only (ADDRESS-11). */
  readonly updateAddress: AddressService['update']
  /** Deletes an address that is not read-only (ADDRESS-12). */
  readonly removeAddress: AddressService['remove']
  /** Who looks after the customer (CUSTOMER-17). */
  readonly customerTeam: CustomerService['team']
  /** The user's active customers (CUSTOMER-03), or those whose name or number fits a text (CUSTOMER-16). */
  readonly customers: (search: string | undefined, options?: CallOptions) => Call<readonly Customer[]>
  /** The mails of a demo shop, for its site administrator. */
  readonly mails: Mailbox['mails']
  readonly mailAttachment: Mailbox['attachment']
  /** The users that an administrator sees, and what is changed of them (USER-01). */
  readonly users: UserService
  /** Placed orders of the user's customers (ORDER-01). */
  readonly orderHistory: OrderHistory
  /** The lists that the user sees, and what is changed of them (FAV-07). */
  readonly favouriteLists: FavouriteListService
  /** A quote as its receiver reads and answers it, by its link. */
  readonly sharedQuotes: SharedQuoteService
  /** Their documents and files, and inquiries about them. */
  readonly orderDocuments: OrderDocuments
  /** Forms of content, as they are sent. */
  readonly forms: FormService
  /** Editing of the content of a demo shop. */
  readonly contentEditing: ContentEditing
}

/** Each query asks the services with the session as it is when the call begins. */
export const createShopQueries = (
  parts: ShopParts,
  session: () => SessionState,
  menu: OwnMenu['known'],
): ShopQueries => {
  const purchases = purchasesOfSession(parts.purchases, session)
  const variants = ownVariants(parts.commerce.getListedVariants, parts.config, session, parts.clock.today)
  const wholeVariants = ownVariants(parts.commerce.getVariants, parts.config, session, parts.clock.today)
  return {
    variants,
    wholeVariants,
    articlesByNumber: articlesByNumber({ search: parts.search, variants: wholeVariants }),
    brackets: parts.prices.brackets,
    stockIn: (articleNumber, places, options) =>
      pipe(
        parts.stock.stock([{ articleNumber, quantity: 1 }], places, options),
        TE.map((stock) => stock[articleNumber]),
      ),
    stocksIn: (articles, places, options) =>
      parts.stock.stock(
        articles.map((articleNumber) => ({ articleNumber, quantity: 1 })),
        places,
        options,
      ),
    searchAddresses: parts.locations.searchAddresses,
    storesNear: parts.locations.nearby,
    suggest: suggestions({ search: parts.search, menu, variants }),
    searchPages: parts.content.searchPages,
    lastPurchases: (articles, options) =>
      pipe(
        inCalls(articles),
        TE.traverseArray((some) => purchases.lastPurchases(some, options)),
        TE.map((found) => found.flat()),
      ),
    addresses: parts.addresses.addresses,
    saveAddress: parts.addresses.create,
    updateAddress: parts.addresses.update,
    removeAddress: parts.addresses.remove,
    customerTeam: parts.customers.team,
    mails: parts.mailbox.mails,
    mailAttachment: parts.mailbox.attachment,
    customers: parts.auth.customers,
    users: parts.users,
    orderHistory: parts.orderHistory,
    favouriteLists: parts.favouriteLists,
    sharedQuotes: parts.sharedQuotes,
    orderDocuments: parts.orderDocuments,
    forms: parts.forms,
    contentEditing: parts.contentEditing,
    deliveryDates: (options) => {
      const customer = customerOf(session())
      return customer === undefined ? TE.right([]) : reportedDates(parts, customer.customerId, options)
    },
  }
}

/** A customer without delivery days of their own (404) is no problem; any other failure is reported (DELIVERY-35). */
const reportedDates = (
  { customers, reporter }: Pick<ShopParts, 'customers' | 'reporter'>,
  customer: CustomerId,
  options: CallOptions | undefined,
): Call<readonly DeliveryDates[]> =>
  pipe(
    customers.deliveryDates(customer, options),
    TE.tapError((failure) => {
      const isExpected = failure.tag === 'Aborted' || (failure.tag === 'Refused' && failure.status === 404)
      if (!isExpected) reporter.report({ tag: 'DeliveryDatesFailed', failure })
      return TE.right(undefined)
    }),
  )
