import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { PageFailure, StorePageData } from './page-data'
import { failed, notFound } from './page-failure'
import type { QueryPorts } from './query-ports'

/** `/butiker/{id}`: the store of that id; an unknown one is not found. */
export const storePage =
  ({ locations }: { readonly locations: Pick<QueryPorts['locations'], 'locations'> }) =>
  (id: string, options?: CallOptions): TE.TaskEither<PageFailure, StorePageData> =>
    pipe(
      locations.locations(options),
      TE.mapLeft(failed),
      TE.map((stores) => stores.find((store) => store.id === id)),
      TE.flatMap((store) => (store === undefined ? TE.left(notFound(`/butiker/${id}`)) : TE.right({ store }))),
    )
