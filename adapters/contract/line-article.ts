import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { LineArticle, LinePrice } from '#domain/cart/line-article'
import { EXPRESS_TAG } from '#domain/catalogue/express'
import { REPLACEMENT_RELATION } from '#domain/catalogue/variant'
import { listOf, optional, type Codec } from '#application/codecs/codec'
import { priceFields, productFields, relationFields, variantFields, webSalesUnitFields } from './variant'

const { netPrice, alloyingPrice, salesPrice, salesPriceIncludingVat, preCampaignPrice } = priceFields
const { discountPercentage, askForPrice, hasBracketPrices } = priceFields

const LinePriceCodec: Codec<LinePrice> = t.strict({
  netPrice,
  alloyingPrice,
  salesPrice,
  salesPriceIncludingVat,
  preCampaignPrice,
  discountPercentage,
  askForPrice,
  hasBracketPrices,
})

const { name, variantSlug, discontinued, filterTags, stockedAt, purchaseConstraints, stock } = variantFields

/** The part of a variant that a line of a cart keeps; on the wire it has a variant's shape. */
export const WireLineArticle = t.strict(
  {
    name,
    variantSlug,
    discontinued,
    filterTags,
    stockedAt,
    purchaseConstraints,
    webSalesUnit: t.strict({ unit: webSalesUnitFields.unit }),
    product: t.strict({ family: productFields.family }),
    relations: listOf(
      t.strict({
        name: relationFields.name,
        articleNumber: relationFields.articleNumber,
        variantName: relationFields.variantName,
      }),
    ),
    price: optional(LinePriceCodec),
    stock,
  },
  'Variant',
)
type WireLineArticle = t.TypeOf<typeof WireLineArticle>

const fromWire = ({ filterTags, webSalesUnit, product, relations, ...wire }: WireLineArticle): LineArticle => {
  const replacement = relations.find(({ name }) => name === REPLACEMENT_RELATION)
  return {
    name: wire.name,
    variantSlug: wire.variantSlug,
    family: product.family,
    unit: webSalesUnit.unit,
    discontinued: wire.discontinued,
    express: filterTags.includes(EXPRESS_TAG),
    stockedAt: wire.stockedAt,
    purchaseConstraints: wire.purchaseConstraints,
    replacement:
      replacement === undefined
        ? undefined
        : { articleNumber: replacement.articleNumber, name: replacement.variantName },
    price: wire.price,
    stock: wire.stock,
  }
}

const toWire = ({ family, unit, express, replacement, ...article }: LineArticle): WireLineArticle => ({
  ...article,
  filterTags: express ? [EXPRESS_TAG] : [],
  webSalesUnit: { unit },
  product: { family },
  relations:
    replacement === undefined
      ? []
      : [{ name: REPLACEMENT_RELATION, articleNumber: replacement.articleNumber, variantName: replacement.name }],
})

export const LineArticleCodec: Codec<LineArticle> = new t.Type<LineArticle, unknown>(
  'LineArticle',
  (u): u is LineArticle => t.strict({ name: t.string, unit: t.string, family: t.string }).is(u),
  (u, c) => pipe(WireLineArticle.validate(u, c), E.map(fromWire)),
  (article) => WireLineArticle.encode(toWire(article)),
)
