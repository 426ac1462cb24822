import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { CommerceService } from '#application/ports/commerce-service'
import type { Entity } from '#application/ports/search-service'
import type { Variant } from '#domain/catalogue/variant'
import { articleNumber, type ArticleNumber } from '#domain/kernel/ids'

/** The articles of a page in one call, in the order asked for, with public prices and the stock of the central storage. */
export const publicVariants = (
  commerce: CommerceService,
  articles: readonly ArticleNumber[],
  options?: CallOptions,
): Call<readonly Variant[]> =>
  articles.length === 0
    ? TE.right([])
    : pipe(
        commerce.getVariants(
          { articleNumbers: articles, deliveryId: undefined, locationIds: [], postalCode: undefined },
          options,
        ),
        TE.map((found) => {
          const byArticle = new Map(found.map((variant) => [variant.articleNumber, variant]))
          return articles.flatMap((article) => byArticle.get(article) ?? [])
        }),
      )

const textsOf = (entity: Entity, attribute: string): readonly string[] =>
  (entity.attributes[attribute] ?? []).map(String)

/** The article that a found variant is. */
export const articleOf = (entity: Entity): ArticleNumber =>
  articleNumber(textsOf(entity, 'articleNumber')[0] ?? entity.id)

/** The articles of a found product that fit what was asked, in order of dimension. */
export const articlesOf = (entity: Entity): readonly ArticleNumber[] =>
  textsOf(entity, 'articleNumbers').map(articleNumber)

export const nameOf = (entity: Entity): string | undefined => textsOf(entity, 'name')[0]
