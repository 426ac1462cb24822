import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { AskVariants, CommerceService } from '#application/ports/commerce-service'
import type { Entity } from '#application/ports/search-service'
import type { ListedVariant, Variant } from '#domain/catalogue/variant'
import { articleNumber, type ArticleNumber, type LocationId } from '#domain/kernel/ids'

/** So many articles at most are asked for in one call. */
export const ARTICLES_A_CALL = 500

/** Lists of at most `ARTICLES_A_CALL`, together the whole. */
export const inCalls = (articles: readonly ArticleNumber[]): readonly (readonly ArticleNumber[])[] =>
  Array.from({ length: Math.ceil(articles.length / ARTICLES_A_CALL) }, (_, call) =>
    articles.slice(call * ARTICLES_A_CALL, (call + 1) * ARTICLES_A_CALL),
  )

/** The articles of a page, in the order asked for, with public prices and the stock of the places, else of the central storage. */
const inOrder = <Found extends ListedVariant>(
  ask: AskVariants<Found>,
  articles: readonly ArticleNumber[],
  locationIds: readonly LocationId[],
  options: CallOptions | undefined,
): Call<readonly Found[]> =>
  articles.length === 0
    ? TE.right([])
    : pipe(
        inCalls(articles),
        TE.traverseArray((articleNumbers) =>
          ask({ articleNumbers, deliveryId: undefined, locationIds, postalCode: undefined }, options),
        ),
        TE.map((found) => {
          const byArticle = new Map(found.flat().map((variant) => [variant.articleNumber, variant]))
          return articles.flatMap((article) => byArticle.get(article) ?? [])
        }),
      )

/** Whole articles, for a page that describes them. */
export const publicVariants = (
  commerce: Pick<CommerceService, 'getVariants'>,
  articles: readonly ArticleNumber[],
  options?: CallOptions,
): Call<readonly Variant[]> => inOrder(commerce.getVariants, articles, [], options)

/** Articles as lists show them. */
export const listedVariants = (
  commerce: Pick<CommerceService, 'getListedVariants'>,
  articles: readonly ArticleNumber[],
  options?: CallOptions,
): Call<readonly ListedVariant[]> => inOrder(commerce.getListedVariants, articles, [], options)

/** Articles as lists show them, with the stock of a store. */
export const listedVariantsAt = (
  commerce: Pick<CommerceService, 'getListedVariants'>,
  store: LocationId,
  articles: readonly ArticleNumber[],
  options?: CallOptions,
): Call<readonly ListedVariant[]> => inOrder(commerce.getListedVariants, articles, [store], options)

const textsOf = (entity: Entity, attribute: string): readonly string[] =>
  (entity.attributes[attribute] ?? []).map(String)

/** The article that a found variant is. */
export const articleOf = (entity: Entity): ArticleNumber =>
  articleNumber(textsOf(entity, 'articleNumber')[0] ?? entity.id)

/** The articles of a found product that fit what was asked, in order of dimension. */
export const articlesOf = (entity: Entity): readonly ArticleNumber[] =>
  textsOf(entity, 'articleNumbers').map(articleNumber)

export const nameOf = (entity: Entity): string | undefined => textsOf(entity, 'name')[0]
