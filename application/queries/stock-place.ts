import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ConfigService } from '#application/ports/config-service'
import type { QueryPorts } from './query-ports'

/** The location whose stock is shown without a session: the central storage. */
export const centralStorage =
  (config: ConfigService): QueryPorts['stockPlace'] =>
  (options) =>
    pipe(
      config.config(options),
      TE.map(({ centralStorageId }) => centralStorageId),
    )
