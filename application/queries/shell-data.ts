import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure, ShellData } from './page-data'
import { failed } from './page-failure'
import type { QueryPorts } from './query-ports'

/** What every page stands in: the brand's configuration, the menu of the default assortment, and the stores. */
export const shellData =
  (ports: Pick<QueryPorts, 'config' | 'products' | 'locations'>) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, ShellData> =>
    pipe(
      sequenceS(TE.ApplyPar)({
        config: ports.config.config(options),
        menu: ports.products.menu(undefined, options),
        stores: ports.locations.locations(undefined, options),
      }),
      TE.mapLeft(failed),
    )
