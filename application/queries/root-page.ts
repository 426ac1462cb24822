import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure, StartPageData } from './page-data'
import { redirected, failed } from './page-failure'
import type { QueryPorts } from './query-ports'
import { startPage } from './start-page'

type RootPorts = Parameters<typeof startPage>[0] & Pick<QueryPorts, 'config'>

/** The start page, unless the brand's configuration sends visitors of the root elsewhere (ROUTE-49, ROUTE-50). */
export const rootPage =
  (ports: RootPorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, StartPageData> =>
    pipe(
      ports.config.config(options),
      TE.mapLeft(failed),
      TE.flatMap(({ rootRedirect, presentation }) =>
        rootRedirect === undefined
          ? pipe(
              startPage(ports)(options),
              TE.map((lists) => ({ ...lists, presentation })),
            )
          : TE.left(redirected(rootRedirect.to, rootRedirect.status)),
      ),
    )
