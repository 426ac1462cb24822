import type { Entity } from '#application/ports/search-service'
import type { ListedVariant } from '#domain/catalogue/variant'
import { withListedAttributes } from '#domain/catalogue/attributes'
import type { ProductGroup } from './page-data'
import { articlesOf, nameOf } from './public-variants'

/** A product with those of its articles that fit; left out when none of them is known any more. */
export const productGroups = (
  products: readonly Entity[],
  variants: readonly ListedVariant[],
): readonly ProductGroup[] => {
  const byArticle = new Map(variants.map((variant) => [variant.articleNumber, variant]))
  return products.flatMap((product) => {
    const own = articlesOf(product).flatMap((article) => byArticle.get(article) ?? [])
    const [first] = own
    return first === undefined
      ? []
      : [{ productId: product.id, name: nameOf(product) ?? first.product.name, variants: withListedAttributes(own) }]
  })
}
