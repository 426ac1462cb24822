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

  type Cart {
    cartId: String!
    version: Int!
    status: String!
    cartItems: [CartItem!]!
    deliveries: [CartDelivery!]!
    deliveryIdsInOrder: [String!]!
  }
  type CartDelivery {
    deliveryId: String!
    requestedDeliveryDate: String
    isIncludedInOrder: Boolean!
  }
  type CartItem {
    cartId: String!
    cartItemId: String!
    articleNumber: String!
    deliveryId: String!
    quantity: Float!
    label: String!
    requestedDeliveryDate: String
    variant: Variant
  }

  type Variant {
    name: String!
    articleNumber: String!
    filterTags: [String!]!
    variantSlug: String
    discontinued: Boolean!
    stockedAt: [String!]!
    purchaseConstraints: [String!]!
    ean: String
    webSalesUnit: WebSalesUnit!
    product: Product!
    brands: [Brand!]!
    images: [Image!]!
    attributes: [Attribute!]!
    warnings: [Warning!]!
    relations: [Relation!]!
    price: Price
    stock: Stock
  }
  type WebSalesUnit {
    unit: String!
    conversionFactor: Float!
    conversionUnit: String
  }
  type Product {
    id: String!
    name: String!
    description: String!
    family: String!
    breadcrumbs: [Breadcrumb!]!
    categoryPaths: [String!]!
  }
  type Breadcrumb {
    name: String!
    slug: String!
  }
  type Brand {
    brand: String!
  }
  type Image {
    assetType: String!
    assetUrl: String!
    assetLabel: String
    assetMimeType: String
  }
  type Attribute {
    attributeName: String!
    attributeValue: String!
  }
  type Warning {
    code: String!
    description: String!
    signalWord: String!
    assetUrl: String
    detailedDescription: String
  }
  type Relation {
    name: String!
    articleNumber: String!
    variantSlug: String
    variantName: String!
    images: [Image!]!
  }

  type Price {
    netPrice: Float!
    alloyingPrice: Float!
    discountAmount: Float!
    discounts: [Discount!]!
    salesPriceUnit: String!
    salesPriceIncludingVat: Float!
    salesPrice: Float!
    priceType: String!
    preCampaignPrice: Float
    discountPercentage: Float!
    askForPrice: Boolean!
    hasBracketPrices: Boolean!
  }
  type Discount {
    amount: Float!
    name: String!
    percentage: Float!
    type: String!
  }

  type Stock {
    stockType: String!
    locations: [StockLocation!]!
  }
  type StockLocation {
    locationId: String!
    availability: String!
    availabilityDate: String
    availabilityDateISO: String
    availableFromDays: Int
    availableToDays: Int
    quantity: Float!
    orderMultiple: Float!
    stocked: Boolean!
    status: String
    subAvailabilities: [SubAvailability!]!
  }
  type SubAvailability {
    date: String!
    quantity: Float!
  }
`
