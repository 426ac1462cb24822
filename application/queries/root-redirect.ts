import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { RootRedirect } from '#domain/navigation/destination'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure } from './page-data'
import { failed } from './page-failure'
import type { QueryPorts } from './query-ports'

/** Where the brand's configuration sends visitors of the root (ROUTE-49); undefined for the start page. */
export const rootRedirectOf =
  (ports: Pick<QueryPorts, 'config'>) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, RootRedirect | undefined> =>
    pipe(
      ports.config.config(options),
      TE.bimap(failed, (config) => config.rootRedirect),
    )
