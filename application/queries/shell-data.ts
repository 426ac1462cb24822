import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ContentChapter } from '#domain/content/content-page'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { PageFailure, ShellData } from './page-data'
import { failed } from './page-failure'
import type { QueryPorts } from './query-ports'

type Chapters = Pick<ContentService, 'chapters'>

/**
 * What every page stands in: the brand's configuration, the menu of the default assortment, the stores, and the ways to
 * pages of content, which a shop does without when they cannot be read.
 */
export const shellData =
  (ports: Pick<QueryPorts, 'config' | 'products' | 'locations'> & { readonly content: Chapters }) =>
  (options?: CallOptions): TE.TaskEither<PageFailure, ShellData> =>
    pipe(
      sequenceS(TE.ApplyPar)({
        config: ports.config.config(options),
        menu: ports.products.menu(undefined, options),
        stores: ports.locations.locations(undefined, options),
        chapters: pipe(
          ports.content.chapters(options),
          TE.orElse(() => TE.right<CallFailure, readonly ContentChapter[]>([])),
        ),
      }),
      TE.mapLeft(failed),
    )
