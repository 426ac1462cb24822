import { CartFields } from '#adapters/contract/cart'
import { FavouriteListsFields } from '#adapters/contract/favourite'
import { VariantCodec } from '#adapters/contract/variant'
import { objectTypes } from './object-types'

/** The commerce schema: what the queries of the contract ask (CATALOG-25), and no more. */
export const schema = /* GraphQL */ `
  type Query {
    variants(
      articleNumbers: [String!]!
      deliveryId: String
      stockInput: StockInput
      locationId: String
      useCache: Boolean = false
      completeOrderPrice: Boolean = false
    ): [Variant!]!
    "The cart of the bearer's customer and project; made when there is none."
    cart(
      stockInput: CartStockInput
      locationId: String
      useCache: Boolean = false
      completeOrderPrice: Boolean = false
    ): Cart!
    "The lists that the bearer sees with the customer that they work for."
    favoriteLists(
      pagination: FavoritePagination
      sort: String
      access: String
      userId: String
      fromUpdatedAt: String
    ): FavoriteLists!
  }

  input FavoritePagination {
    limit: Int
    offset: Int
  }
  input DestinationInput {
    postalCode: String
  }
  input StockArticleInput {
    articleNumber: String!
    quantity: Float!
  }
  input StockInput {
    articles: [StockArticleInput!]
    locationIds: [String!]
    destination: DestinationInput
    requestedDeliveryDate: String
  }
  input CartDeliveryOptionInput {
    deliveryId: String!
    locationIds: [String!]
    destination: DestinationInput
  }
  input CartStockInput {
    deliveryOptions: [CartDeliveryOptionInput!]
  }

  ${objectTypes(VariantCodec, CartFields, FavouriteListsFields)}
`
