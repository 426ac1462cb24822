import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { ComparisonAddress } from './comparison-address'
import type { ComparisonPageData, PageFailure } from './page-data'
import { failed } from './page-failure'
import { listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

// The query comes with the addresses that ask for it.
export { formatComparisonAddress, parseComparisonAddress } from './comparison-address'

/** The articles that an address names, in its order. Unknown numbers are told, and the others are compared. */
export const comparisonPage =
  ({ commerce }: Pick<QueryPorts, 'commerce'>) =>
  ({ articles, leftOut }: ComparisonAddress, options?: CallOptions): TE.TaskEither<PageFailure, ComparisonPageData> =>
    pipe(
      listedVariants(commerce, articles, options),
      TE.mapLeft(failed),
      TE.map((variants) => ({
        variants,
        unknown: articles.filter((article) => !variants.some((variant) => variant.articleNumber === article)),
        leftOut,
      })),
    )
