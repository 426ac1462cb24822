import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { PageFailure, ShellData } from './page-data'
import { failed } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import type { QueryPorts } from './query-ports'

type ShellPorts = Pick<QueryPorts, 'config' | 'products' | 'locations' | 'patience'> & {
  readonly content: Pick<ContentService, 'chapters'>
}

/**
 * The data of the frame of every page: the brand's configuration, without which there is no page, and its parts: the
 * menu of the default assortment, the stores, and the chapters of content.
 */
export const shellData =
  (ports: ShellPorts) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, ShellData> => {
    const { own, part } = pageParts(ports.patience, options)
    return pipe(
      sequenceS(TE.ApplyPar)({
        config: own(pipe(ports.config.config(options), TE.mapLeft(failed))),
        menu: part((inTime) => ports.products.menu(undefined, inTime)),
        stores: part((inTime) => ports.locations.locations(inTime)),
        chapters: part(ports.content.chapters),
      }),
      TE.map(({ config, ...parts }) => ({
        config,
        menu: parts.menu ?? [],
        stores: parts.stores ?? [],
        chapters: parts.chapters ?? [],
        ...missingIn(parts, ['menu', 'stores', 'chapters']),
      })),
    )
  }
