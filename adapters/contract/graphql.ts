import * as t from 'io-ts'
import type { Cart } from '#domain/cart/cart'
import { CartCodec, CartFields, CartItemFields, DeliveriesInOrderFields } from './cart'
import { listOf, optional, type Codec } from '#application/codecs/codec'
import { selectionOf } from './graphql-fields'
import { WireLineArticle } from './line-article'
import { ListedVariantCodec, PriceCodec, RelationCodec, StockCodec, VariantCodec, WebSalesUnitCodec } from './variant'

const fragmentNames = {
  Price: 'PriceFields',
  Stock: 'StockFields',
  WebSalesUnit: 'WebSalesUnitFields',
  Relation: 'ReplacementRelationFields',
}

/** Price and stock are left out when the variables say so (CATALOG-25). */
const directives = { 'Variant.price': '@skip(if: $skipPrice)', 'Variant.stock': '@skip(if: $skipStock)' }

/** Pictures of an article are asked by type and address (CATALOG-06), those of a relation with label and type too. */
const only = { 'Variant.images': ['assetType', 'assetUrl'] }

const priceFragment = `fragment ${fragmentNames.Price} on Price ${selectionOf(PriceCodec)}`
const stockFragment = `fragment ${fragmentNames.Stock} on Stock ${selectionOf(StockCodec)}`

const salesUnitFragment = `fragment ${fragmentNames.WebSalesUnit} on WebSalesUnit ${selectionOf(WebSalesUnitCodec)}`

/** The fragments of CATALOG-25: all that the codecs of the variant read. */
const variantFragments = [
  priceFragment,
  stockFragment,
  salesUnitFragment,
  `fragment ${fragmentNames.Relation} on Relation ${selectionOf(RelationCodec)}`,
  `fragment VariantFields on Variant ${selectionOf(VariantCodec, { directives, only, fragments: fragmentNames })}`,
].join('\n')

const { Relation: _, ...listedFragmentNames } = fragmentNames

/** Of an article in a list, only what lists show. */
const listedVariantFragments = [
  priceFragment,
  stockFragment,
  salesUnitFragment,
  `fragment ListedVariantFields on Variant ${selectionOf(ListedVariantCodec, { directives, fragments: listedFragmentNames })}`,
].join('\n')

/** Of the article of a line, only what a line keeps. */
const lineArticleFragments = [
  stockFragment,
  `fragment LineArticleFields on Variant ${selectionOf(WireLineArticle, { directives, fragments: fragmentNames })}`,
].join('\n')

const ownItemFields = Object.keys(CartItemFields.type.props).filter((name) => name !== 'variant')

const variantsQuery = (name: string, fragment: string): string => `query ${name}(
  $articleNumbers: [String!]!, $deliveryId: String, $stockInput: StockInput, $locationId: String,
  $useCache: Boolean = false, $skipPrice: Boolean = false, $skipStock: Boolean = false, $completeOrderPrice: Boolean = false
) {
  variants(
    articleNumbers: $articleNumbers, deliveryId: $deliveryId, stockInput: $stockInput, locationId: $locationId,
    useCache: $useCache, completeOrderPrice: $completeOrderPrice
  ) { ...${fragment} }
}`

export const getVariantsQuery = `${variantsQuery('getVariants', 'VariantFields')}
${variantFragments}`

export const getListedVariantsQuery = `${variantsQuery('getListedVariants', 'ListedVariantFields')}
${listedVariantFragments}`

export const getCartQuery = `query getCart(
  $stockInput: CartStockInput, $locationId: String, $useCache: Boolean = false, $completeOrderPrice: Boolean = false
) {
  cart(stockInput: $stockInput, locationId: $locationId, useCache: $useCache, completeOrderPrice: $completeOrderPrice)
  ${selectionOf(CartFields, { only: { 'Cart.cartItems': ownItemFields } })}
}`

/** CART-38 */
export const getActiveDeliveryIdsInOrderQuery = `query getActiveDeliveryIdsInOrder {
  cart ${selectionOf(DeliveriesInOrderFields)}
}`

export const getCartWithVariantsQuery = `query getCartWithVariants(
  $stockInput: CartStockInput, $locationId: String, $useCache: Boolean = false, $completeOrderPrice: Boolean = false,
  $skipPrice: Boolean = false, $skipStock: Boolean = false
) {
  cart(stockInput: $stockInput, locationId: $locationId, useCache: $useCache, completeOrderPrice: $completeOrderPrice)
  ${selectionOf(CartFields, { fragments: { Variant: 'LineArticleFields' } })}
}
${lineArticleFragments}`

export const VariantsAnswer = t.strict({ data: t.strict({ variants: listOf(VariantCodec) }) })
export const ListedVariantsAnswer = t.strict({ data: t.strict({ variants: listOf(ListedVariantCodec) }) })
export const DeliveriesInOrderAnswer = t.strict({ data: t.strict({ cart: DeliveriesInOrderFields }) })
export const CartAnswer: Codec<{ data: { cart: Cart } }> = t.strict({ data: t.strict({ cart: CartCodec }) })
/** GraphQL answers a failed query with 200 and this. */
export const GraphQLFailure = t.strict({
  errors: t.array(t.strict({ message: t.string, extensions: optional(t.strict({ code: optional(t.string) })) })),
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
