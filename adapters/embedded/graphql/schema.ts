import { CartFields } from '#adapters/contract/cart'
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

  ${objectTypes(VariantCodec, CartFields)}
`
