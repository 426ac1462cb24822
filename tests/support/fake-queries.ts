import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call } from '#application/ports/call'
import type { SearchResults } from '#application/ports/search-service'
import { articlesByNumber } from '#application/queries/articles-by-number'
import type { Suggestions } from '#application/queries/suggestions'
import type { ShopQueries } from '#application/shop/shop-queries'
import type { Address } from '#domain/address/address'
import type { PriceBracket } from '#domain/catalogue/price'
import type { Stock } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import { noContentEditing, noForms } from './no-forms'
import { noOrderDocuments } from './no-order-documents'
import { noOrderHistory } from './no-order-history'
import { noFavouriteLists } from './no-favourites'
import { noSharedQuotes } from './no-shared-quotes'
import { noUsers } from './no-users'

/** What the services know; nothing where it is left out. */
export interface FakeQueriesGiven {
  /** What the services know of articles. */
  readonly variants?: Call<readonly Variant[]>
  /** What every place holds of any article. */
  readonly stockIn?: Call<Stock | undefined>
  /** The stock of stores, by article number. */
  readonly stocks?: Readonly<Record<string, Stock>>
  readonly searchAddresses?: ShopQueries['searchAddresses']
  readonly storesNear?: ShopQueries['storesNear']
  readonly lastPurchases?: ShopQueries['lastPurchases']
  /** The prices of any article by quantity. */
  readonly brackets?: Call<readonly PriceBracket[]>
  readonly deliveryDates?: Call<readonly DeliveryDates[]>
  readonly addresses?: Call<readonly Address[]>
  readonly saveAddress?: ShopQueries['saveAddress']
  readonly suggestions?: (typed: string) => Call<Suggestions>
  readonly pages?: ShopQueries['searchPages']
  readonly orderHistory?: Partial<ShopQueries['orderHistory']>
  readonly favouriteLists?: Partial<ShopQueries['favouriteLists']>
  readonly orderDocuments?: Partial<ShopQueries['orderDocuments']>
  readonly sentForms?: Partial<ShopQueries['forms']>
  readonly contentEditing?: Partial<ShopQueries['contentEditing']>
  readonly users?: Partial<ShopQueries['users']>
  readonly sharedQuotes?: Partial<ShopQueries['sharedQuotes']>
}

const entitiesOf = (variants: readonly Variant[]): SearchResults => ({
  count: variants.length,
  prices: 'own',
  facets: [],
  items: variants.map(({ articleNumber }) => ({ type: 'Variant', id: articleNumber, attributes: {} })),
})

const lost = () => TE.left({ tag: 'Lost', service: 'gateway', status: undefined } as const)

/** Queries that answer what the test has given. */
export const fakeQueries = (given: FakeQueriesGiven): ShopQueries => {
  const variants = (): Call<readonly Variant[]> => given.variants ?? TE.right([])
  return {
    variants,
    wholeVariants: variants,
    articlesByNumber: articlesByNumber({
      search: { entitiesByAttribute: () => pipe(variants(), TE.map(entitiesOf)) },
      variants,
    }),
    brackets: () => given.brackets ?? TE.right([]),
    stockIn: () => given.stockIn ?? TE.right(undefined),
    stocksIn: () => TE.right(given.stocks ?? {}),
    searchPages: given.pages ?? (() => TE.right([])),
    suggest: (query) =>
      given.suggestions?.(query) ?? TE.right({ query, queries: [], categories: [], articles: [], total: 0 }),
    searchAddresses: given.searchAddresses ?? (() => TE.right([])),
    storesNear: given.storesNear ?? (() => TE.right([])),
    lastPurchases: given.lastPurchases ?? (() => TE.right([])),
    deliveryDates: () => given.deliveryDates ?? TE.right([]),
    customers: () => TE.right([]),
    mails: () => TE.right([]),
    mailAttachment: lost,
    orderHistory: { ...noOrderHistory, ...given.orderHistory },
    favouriteLists: { ...noFavouriteLists, ...given.favouriteLists },
    orderDocuments: { ...noOrderDocuments, ...given.orderDocuments },
    forms: { ...noForms, ...given.sentForms },
    contentEditing: { ...noContentEditing, ...given.contentEditing },
    users: { ...noUsers, ...given.users },
    sharedQuotes: { ...noSharedQuotes, ...given.sharedQuotes },
    addresses: () => given.addresses ?? TE.right([]),
    saveAddress: given.saveAddress ?? lost,
    customerTeam: () => TE.right([]),
    updateAddress: lost,
    removeAddress: lost,
  }
}
