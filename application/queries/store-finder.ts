import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure, RetailersPageData, StoreFinderData } from './page-data'
import { pageParts } from './page-parts'
import type { QueryPorts } from './query-ports'

type StorePorts = Pick<QueryPorts, 'content' | 'patience'>

/** `/hitta-butik`: the stores are those of the frame; content says what sets each apart. */
export const storeFinder =
  ({ content, patience }: StorePorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, StoreFinderData> => {
    const { own, part } = pageParts(patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({ nothing: own(TE.right(undefined)), details: part(content.allStoreDetails) }),
      TE.map(({ details }) => ({ details: details ?? [] })),
    )
  }

/** `/aterforsaljare`: others who sell what the brand does (STORE-12). */
export const retailersPage =
  ({ content }: Pick<StorePorts, 'content'>) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, RetailersPageData> =>
    pipe(
      content.retailers(options),
      TE.mapLeft((failure): PageFailure => ({ tag: 'ContentFailed', failure })),
      TE.map((retailers) => ({ retailers })),
    )
