import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { SearchRequest } from '#application/ports/search-service'
import type { PriceBracket } from '#domain/catalogue/price'
import type { ListedVariant, Variant } from '#domain/catalogue/variant'
import { articleNumber, type ArticleNumber } from '#domain/kernel/ids'
import type { PageFailure, ProductPageData } from './page-data'
import { failed, notFound } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import { articleOf, listedVariants, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

type ProductPorts = Pick<QueryPorts, 'search' | 'commerce' | 'prices' | 'sequences' | 'patience'>

const allOfProduct: SearchRequest = {
  entityType: 'Variant',
  skip: 0,
  take: 200,
  facets: [],
  selected: {},
  sortBy: 'dimension',
}

/** The article number that a product address ends with: `kulventil-ff-1000-dn20-4208103` is 4208103. */
export const articleNumberIn = (slug: string): ArticleNumber | undefined => {
  const digits = /(?:^|-)(\d+)$/.exec(slug)?.[1]
  return digits === undefined ? undefined : articleNumber(digits)
}

const bracketsOf = (
  ports: ProductPorts,
  variant: Variant,
  options: CallOptions | undefined,
): Call<readonly PriceBracket[]> =>
  variant.price?.hasBracketPrices === true
    ? noneWhereUnknown(ports.prices.brackets(variant.articleNumber, options))
    : TE.right([])

/** The order of the category's attributes; one that is unknown or disabled leaves them as they are (SEARCH-02). */
const sequenceOf = (
  ports: ProductPorts,
  { product }: Variant,
  options: CallOptions | undefined,
): Call<readonly string[]> => {
  const category = product.categoryPaths.at(-1)
  return category === undefined
    ? TE.right([])
    : pipe(
        ports.sequences.sequencesByCategory(category, options),
        TE.map(({ sequence, disabled }) => (disabled ? [] : sequence)),
        noneWhereUnknown,
      )
}

/** A 404 of the service says that it has nothing. */
const noneWhereUnknown = <A>(asked: Call<readonly A[]>): Call<readonly A[]> =>
  pipe(
    asked,
    TE.orElse((failure) => (failure.tag === 'Refused' && failure.status === 404 ? TE.right([]) : TE.left(failure))),
  )

/** Every article of the product. A discontinued one that the search does not find comes first. */
const siblingsOf = (
  ports: ProductPorts,
  shown: Variant,
  options: CallOptions | undefined,
): Call<readonly ListedVariant[]> =>
  pipe(
    ports.search.entitiesByAttribute({ name: 'productId', value: shown.product.id }, allOfProduct, options),
    TE.flatMap(({ items }) => {
      const found = items.map(articleOf)
      const articles = found.includes(shown.articleNumber) ? found : [shown.articleNumber, ...found]
      const others = articles.filter((article) => article !== shown.articleNumber)
      return pipe(
        listedVariants(ports.commerce, others, options),
        TE.map((variants) => {
          const byArticle = new Map(
            [...variants, shown].map((variant: ListedVariant) => [variant.articleNumber, variant]),
          )
          return articles.flatMap((article) => byArticle.get(article) ?? [])
        }),
      )
    }),
  )

/** The shown article, which is the page's own matter, with the parts that are asked for with it. */
const withParts = (
  ports: ProductPorts,
  variant: Variant,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure, ProductPageData> => {
  const { own, part } = pageParts(ports.patience, options)
  return pipe(
    sequenceS(TE.ApplyPar)({
      variant: own(TE.right(variant)),
      siblings: part((inTime) => siblingsOf(ports, variant, inTime)),
      brackets: part((inTime) => bracketsOf(ports, variant, inTime)),
      attributeSequence: part((inTime) => sequenceOf(ports, variant, inTime)),
    }),
    TE.map(({ siblings, brackets, attributeSequence }) => ({
      variant,
      siblings: siblings ?? [variant],
      brackets: brackets ?? [],
      attributeSequence: attributeSequence ?? [],
      ...missingIn({ siblings, brackets, attributeSequence }, ['siblings', 'brackets', 'attributeSequence']),
    })),
  )
}

/** An article with its product's other articles and its bracket prices; an unknown article is no page. */
export const productPage =
  (ports: ProductPorts) =>
  (slug: string, options?: CallOptions): TE.TaskEither<PageFailure, ProductPageData> => {
    const path = `/produkt/${encodeURIComponent(slug)}`
    const article = articleNumberIn(slug)
    if (article === undefined) return TE.left(notFound(path))
    return pipe(
      publicVariants(ports.commerce, [article], options),
      TE.mapLeft(failed),
      TE.flatMap(([variant]) => (variant === undefined ? TE.left(notFound(path)) : withParts(ports, variant, options))),
    )
  }
