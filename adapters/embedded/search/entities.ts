import type { Scalar, WireEntity } from '#adapters/contract/search'
import type { IndexedAttributes } from './tables'

export interface FoundVariant {
  readonly id: string
  readonly attributes: IndexedAttributes
}

export interface FoundProduct extends FoundVariant {
  /** Its articles that were found, by dimension. */
  readonly articles: readonly string[]
}

const typeOf = (values: readonly Scalar[]): string => (values.length === 0 ? 'string' : typeof values[0])

const written = (attributes: IndexedAttributes) =>
  Object.entries(attributes).map(([name, values]) => ({ name, type: typeOf(values), values }))

export const variantEntity = ({ id, attributes }: FoundVariant): WireEntity => ({
  type: 'Variant',
  id,
  attributes: written(attributes),
})

/** Attributes that all articles of a product have in common. */
export const attributesOfProduct = ['productId', 'productName', 'family', 'category', 'categoryName', 'brand'] as const

export const productEntity = ({ id, attributes, articles }: FoundProduct): WireEntity => ({
  type: 'Product',
  id,
  attributes: written({
    name: attributes['productName'] ?? [],
    ...Object.fromEntries(
      attributesOfProduct.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
    ),
    articleNumbers: articles,
  }),
})
