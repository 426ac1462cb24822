import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentFailure } from '#application/ports/content-source'
import type { FrontPage } from '#domain/content/front-page'
import type { MenuEntry } from '#application/ports/product-service'
import type { Entity } from '#application/ports/search-service'
import type { ListedVariant } from '#domain/catalogue/variant'
import { activeCampaigns, ofKind } from './active-campaigns'
import { mostPopular, POPULAR_ARTICLES } from './most-popular'
import type { PageFailure, SelectedArticles, StartPageData } from './page-data'
import { missingIn, pageParts } from './page-parts'
import { articleOf, listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'
import { selectedArticles } from './selected-articles'
import { whenNotFound } from './when-not-found'

type StartPorts = Pick<
  QueryPorts,
  'products' | 'search' | 'commerce' | 'campaigns' | 'purchases' | 'patience' | 'content'
>

const OFTEN_BOUGHT = 5
const DEPARTMENTS_ASKED = 4

/** Takes the first of each list, then the second of each, and so on, so that every department is seen. */
const interleaved = (lists: readonly (readonly Entity[])[]): readonly Entity[] =>
  Array.from({ length: POPULAR_ARTICLES }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat()

/** The articles asked for most in the first departments of the default assortment. */
const popularArticles = (ports: StartPorts, options: CallOptions | undefined): Call<readonly ListedVariant[]> =>
  pipe(
    ports.products.menu(undefined, options),
    TE.flatMap((departments) =>
      TE.traverseArray(({ slug }: MenuEntry) =>
        ports.search.entitiesByAttribute({ name: 'category', value: slug }, mostPopular, options),
      )(departments.slice(0, DEPARTMENTS_ASKED)),
    ),
    TE.map((results) => interleaved(results.map(({ items }) => items)).slice(0, POPULAR_ARTICLES)),
    TE.flatMap((found) => listedVariants(ports.commerce, found.map(articleOf), options)),
  )

const oftenBoughtArticles = (ports: StartPorts, options: CallOptions | undefined): Call<readonly ListedVariant[]> =>
  pipe(
    ports.purchases.oftenBought(OFTEN_BOUGHT, options),
    TE.flatMap((articles) => listedVariants(ports.commerce, articles, options)),
  )

interface EditedFront {
  /** Undefined in a space that has no start page. */
  readonly page: FrontPage | undefined
  readonly selected: SelectedArticles
}

/** The page as an editor makes it, with the articles that its sections show. */
const editedFront = (
  ports: StartPorts,
  options: CallOptions | undefined,
): TE.TaskEither<PageFailure | ContentFailure, EditedFront> =>
  pipe(
    ports.content.frontPage(options),
    whenNotFound(() => TE.right(undefined)),
    TE.flatMap((page): TE.TaskEither<PageFailure | ContentFailure, EditedFront> =>
      page === undefined
        ? TE.right({ page, selected: {} })
        : pipe(
            selectedArticles(ports)(page, options),
            TE.map((selected) => ({ page, selected })),
          ),
    ),
  )

/** The articles asked for most in the departments of the default assortment, and what is on offer today. */
export const startPage =
  (ports: StartPorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, Omit<StartPageData, 'presentation'>> => {
    const { own, part } = pageParts(ports.patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({
        // Every list of the start page is a part: the shop can be used without them.
        nothing: own(TE.right(undefined)),
        popular: part((inTime) => popularArticles(ports, inTime)),
        oftenBought: part((inTime) => oftenBoughtArticles(ports, inTime)),
        campaigns: part((inTime) => activeCampaigns(ports.campaigns, inTime)),
        front: part((inTime) => editedFront(ports, inTime)),
      }),
      TE.map(({ popular, oftenBought, campaigns, front }) => ({
        popular: popular ?? [],
        oftenBought: oftenBought ?? [],
        campaigns: ofKind('campaign', campaigns ?? []),
        assortments: ofKind('assortment', campaigns ?? []),
        front: front?.page,
        selected: front?.selected ?? {},
        ...missingIn({ popular, campaigns, front }, ['popular', 'campaigns', 'front']),
      })),
    )
  }
