import * as t from 'io-ts'
import type { Cart } from '#domain/cart/cart'
import { CartCodec } from './cart'
import { listOf, optional, type Codec } from '#application/codecs/codec'
import { DeliveryId } from '#application/codecs/values'
import { VariantCodec } from './variant'

const priceFields = /* GraphQL */ `
  fragment PriceFields on Price {
    netPrice
    alloyingPrice
    discountAmount
    discounts {
      amount
      name
      percentage
      type
    }
    salesPriceUnit
    salesPriceIncludingVat
    salesPrice
    priceType
    preCampaignPrice
    discountPercentage
    askForPrice
    hasBracketPrices
  }
`

const stockFields = /* GraphQL */ `
  fragment StockFields on Stock {
    stockType
    locations {
      locationId
      availability
      availabilityDate
      availabilityDateISO
      availableFromDays
      availableToDays
      quantity
      orderMultiple
      stocked
      status
      subAvailabilities {
        date
        quantity
      }
    }
  }
`

/** The fragments of CATALOG-25; price and stock are left out when the variables say so. */
const fragments = /* GraphQL */ `
  fragment WebSalesUnitFields on WebSalesUnit {
    unit
    conversionFactor
    conversionUnit
  }
  fragment ReplacementRelationFields on Relation {
    name
    articleNumber
    variantSlug
    variantName
    images {
      assetType
      assetUrl
      assetLabel
      assetMimeType
    }
  }
  fragment VariantFields on Variant {
    name
    articleNumber
    filterTags
    variantSlug
    discontinued
    stockedAt
    purchaseConstraints
    ean
    webSalesUnit {
      ...WebSalesUnitFields
    }
    product {
      id
      name
      description
      family
      breadcrumbs {
        name
        slug
      }
      categoryPaths
    }
    brands {
      brand
    }
    images {
      assetType
      assetUrl
    }
    attributes {
      attributeName
      attributeValue
    }
    warnings {
      code
      description
      signalWord
      assetUrl
      detailedDescription
    }
    relations {
      ...ReplacementRelationFields
    }
    price @skip(if: $skipPrice) {
      ...PriceFields
    }
    stock @skip(if: $skipStock) {
      ...StockFields
    }
  }
`

/** Of the article of a line, only what a line keeps. */
const lineArticleFields = /* GraphQL */ `
  fragment LineArticleFields on Variant {
    name
    variantSlug
    discontinued
    filterTags
    stockedAt
    purchaseConstraints
    webSalesUnit {
      unit
    }
    product {
      family
    }
    relations {
      name
      articleNumber
      variantName
    }
    price @skip(if: $skipPrice) {
      netPrice
      alloyingPrice
      salesPrice
      salesPriceIncludingVat
      preCampaignPrice
      discountPercentage
      askForPrice
      hasBracketPrices
    }
    stock @skip(if: $skipStock) {
      ...StockFields
    }
  }
`

const cartFields =
  'cartId version status deliveries { deliveryId requestedDeliveryDate isIncludedInOrder } deliveryIdsInOrder'
const itemFields = 'cartId cartItemId articleNumber deliveryId quantity label requestedDeliveryDate'

export const getVariantsQuery = `query getVariants(
  $articleNumbers: [String!]!, $deliveryId: String, $stockInput: StockInput, $locationId: String,
  $useCache: Boolean = false, $skipPrice: Boolean = false, $skipStock: Boolean = false, $completeOrderPrice: Boolean = false
) {
  variants(
    articleNumbers: $articleNumbers, deliveryId: $deliveryId, stockInput: $stockInput, locationId: $locationId,
    useCache: $useCache, completeOrderPrice: $completeOrderPrice
  ) { ...VariantFields }
}${priceFields}${stockFields}${fragments}`

export const getCartQuery = `query getCart(
  $stockInput: CartStockInput, $locationId: String, $useCache: Boolean = false, $completeOrderPrice: Boolean = false
) {
  cart(stockInput: $stockInput, locationId: $locationId, useCache: $useCache, completeOrderPrice: $completeOrderPrice) {
    ${cartFields} cartItems { ${itemFields} }
  }
}`

export const getCartWithVariantsQuery = `query getCartWithVariants(
  $stockInput: CartStockInput, $locationId: String, $useCache: Boolean = false, $completeOrderPrice: Boolean = false,
  $skipPrice: Boolean = false, $skipStock: Boolean = false
) {
  cart(stockInput: $stockInput, locationId: $locationId, useCache: $useCache, completeOrderPrice: $completeOrderPrice) {
    ${cartFields} cartItems { ${itemFields} variant { ...LineArticleFields } }
  }
}${stockFields}${lineArticleFields}`

export const getActiveDeliveryIdsInOrderQuery = 'query getActiveDeliveryIdsInOrder { cart { deliveryIdsInOrder } }'

export const VariantsAnswer = t.type({ data: t.type({ variants: listOf(VariantCodec) }) })
export const CartAnswer: Codec<{ data: { cart: Cart } }> = t.type({ data: t.type({ cart: CartCodec }) })
export const DeliveryIdsAnswer = t.type({ data: t.type({ cart: t.type({ deliveryIdsInOrder: listOf(DeliveryId) }) }) })

/** GraphQL answers a failed query with 200 and this. */
export const GraphQLFailure = t.type({
  errors: t.array(t.type({ message: t.string, extensions: optional(t.type({ code: optional(t.string) })) })),
})

export interface VariantsVariables {
  readonly articleNumbers: readonly string[]
  readonly deliveryId: string | undefined
  readonly stockInput: {
    readonly articles: readonly { readonly articleNumber: string; readonly quantity: number }[]
    readonly locationIds: readonly string[]
    readonly destination: { readonly postalCode: string | undefined }
    readonly requestedDeliveryDate: string | undefined
  }
  readonly locationId: string | undefined
  readonly useCache: boolean
  readonly skipPrice: boolean
  readonly skipStock: boolean
  readonly completeOrderPrice: boolean
}

export interface CartVariables {
  readonly stockInput: {
    readonly deliveryOptions: readonly {
      readonly deliveryId: string
      readonly locationIds: readonly string[]
      readonly destination: { readonly postalCode: string | undefined }
    }[]
  }
  readonly locationId: string | undefined
  readonly useCache: boolean
  readonly completeOrderPrice: boolean
}
