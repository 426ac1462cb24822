import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { withStoreFacts } from '#domain/stores/store-content'
import type { CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import { contentMenu } from './content-menu'
import type { PageFailure, ShellData } from './page-data'
import { failed } from './page-failure'
import { missingIn, pageParts } from './page-parts'
import type { QueryPorts } from './query-ports'

type ShellPorts = Pick<QueryPorts, 'config' | 'products' | 'locations' | 'patience'> & {
  readonly content: Pick<ContentService, 'chapters' | 'site' | 'storeFacts'>
}

/**
 * The data of the frame of every page: the brand's configuration, without which there is no page, and its parts: the
 * menu of the default assortment, the stores with their special days, the chapters of content, and what editors put
 * around every page.
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
        site: part(ports.content.site),
        facts: part(ports.content.storeFacts),
      }),
      TE.map(({ config, ...parts }) => ({
        config,
        menu:
          parts.site?.productsMenu === undefined
            ? (parts.menu ?? [])
            : contentMenu(parts.site.productsMenu, parts.menu ?? []),
        stores: withStoreFacts(parts.stores ?? [], parts.facts ?? []),
        chapters: parts.chapters ?? [],
        site: parts.site,
        ...missingIn(parts, ['menu', 'stores', 'chapters', 'site']),
      })),
    )
  }
