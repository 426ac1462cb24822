import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call, CallOptions } from '#application/ports/call'
import type { Campaign } from '#application/ports/campaign-service'
import type { MenuEntry } from '#application/ports/product-service'
import type { Entity } from '#application/ports/search-service'
import type { Variant } from '#domain/catalogue/variant'
import type { CallFailure } from '#domain/failure/call-failure'
import { activeCampaigns, ofKind } from './active-campaigns'
import { mostPopular, POPULAR_ARTICLES } from './most-popular'
import type { PageFailure, StartPageData } from './page-data'
import { failed } from './page-failure'
import { articleOf, publicVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

type StartPorts = Pick<QueryPorts, 'products' | 'search' | 'commerce' | 'campaigns' | 'purchases'>

const OFTEN_BOUGHT = 5
const DEPARTMENTS_ASKED = 4

/** Takes the first of each list, then the second of each, and so on, so that every department is seen. */
const interleaved = (lists: readonly (readonly Entity[])[]): readonly Entity[] =>
  Array.from({ length: POPULAR_ARTICLES }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat()

const popularIn = (
  ports: StartPorts,
  departments: readonly MenuEntry[],
  options: CallOptions | undefined,
): Call<readonly Entity[]> =>
  pipe(
    departments.slice(0, DEPARTMENTS_ASKED),
    TE.traverseArray(({ slug }) =>
      ports.search.entitiesByAttribute({ name: 'category', value: slug }, mostPopular, options),
    ),
    TE.map((results) => interleaved(results.map(({ items }) => items)).slice(0, POPULAR_ARTICLES)),
  )

/** The start page is shown also when its campaigns cannot be read. */
const campaignsOrNone = (ports: StartPorts, options: CallOptions | undefined): Call<readonly Campaign[]> =>
  pipe(
    activeCampaigns(ports.campaigns, options),
    TE.orElse(() => TE.right<CallFailure, readonly Campaign[]>([])),
  )

const oftenBoughtOrNone = (ports: StartPorts, options: CallOptions | undefined): Call<readonly Variant[]> =>
  pipe(
    ports.purchases.oftenBought(OFTEN_BOUGHT, options),
    TE.flatMap((articles) => publicVariants(ports.commerce, articles, options)),
    TE.orElse(() => TE.right<CallFailure, readonly Variant[]>([])),
  )

/** The articles asked for most in the departments of the default assortment, and what is on offer today. */
export const startPage =
  (ports: StartPorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, StartPageData> =>
    pipe(
      ports.products.menu(undefined, options),
      TE.flatMap((categories) =>
        pipe(
          sequenceS(TE.ApplyPar)({
            popular: pipe(
              popularIn(ports, categories, options),
              TE.flatMap((found) => publicVariants(ports.commerce, found.map(articleOf), options)),
            ),
            oftenBought: oftenBoughtOrNone(ports, options),
            offered: campaignsOrNone(ports, options),
          }),
          TE.map(({ popular, oftenBought, offered }) => ({
            popular,
            oftenBought,
            campaigns: ofKind('campaign', offered),
            assortments: ofKind('assortment', offered),
          })),
        ),
      ),
      TE.mapLeft(failed),
    )
