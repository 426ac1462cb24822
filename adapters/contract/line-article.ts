import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { EXPRESS_TAG, type LineArticle, type LinePrice } from '#domain/cart/line-article'
import { purchaseConstraints, REPLACEMENT_RELATION } from '#domain/catalogue/variant'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, LocationId, Money } from '#application/codecs/values'
import { StockCodec } from './variant'

const LinePriceCodec: Codec<LinePrice> = t.strict({
  netPrice: Money,
  alloyingPrice: Money,
  salesPrice: Money,
  salesPriceIncludingVat: Money,
  preCampaignPrice: optional(Money),
  discountPercentage: t.number,
  askForPrice: t.boolean,
  hasBracketPrices: t.boolean,
})

/** The part of a variant that a line of a cart keeps; on the wire it has a variant's shape. */
const WireLineArticle = t.type({
  name: t.string,
  filterTags: listOf(t.string),
  variantSlug: optional(t.string),
  discontinued: withDefault<boolean>(t.boolean, false),
  stockedAt: listOf(LocationId),
  purchaseConstraints: listOf(oneOf(purchaseConstraints, 'PurchaseConstraint')),
  webSalesUnit: t.type({ unit: t.string }),
  product: t.type({ family: withDefault<string>(t.string, '') }),
  relations: listOf(
    t.type({ name: t.string, articleNumber: ArticleNumber, variantName: withDefault<string>(t.string, '') }),
  ),
  price: optional(LinePriceCodec),
  stock: optional(StockCodec),
})
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
  (u): u is LineArticle => t.type({ name: t.string, unit: t.string, family: t.string }).is(u),
  (u, c) => pipe(WireLineArticle.validate(u, c), E.map(fromWire)),
  (article) => WireLineArticle.encode(toWire(article)),
)
