import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CallOptions } from '#application/ports/call'
import type { OpenPage } from '#domain/content/content-page'
import type { PageFailure, SelectedArticles } from './page-data'
import { pageParts } from './page-parts'
import { listedVariants } from './public-variants'
import type { QueryPorts } from './query-ports'

export type SelectedPorts = Pick<QueryPorts, 'campaigns' | 'commerce' | 'patience'>

/** So many articles of a group are asked for at most. */
const ARTICLES_SHOWN = 5

/**
 * The articles that the sections of a page show by their group (CAMPAIGN-05), with public prices. A group that cannot be
 * read, or does not come in time, has none: the page is shown without it.
 */
export const selectedArticles =
  ({ campaigns, commerce, patience }: SelectedPorts) =>
  ({ sections }: Pick<OpenPage, 'sections'>, options?: CallOptions): TE.TaskEither<PageFailure, SelectedArticles> => {
    const groups = [...new Set(sections.flatMap((one) => (one.tag === 'SelectedProducts' ? [one.groupId] : [])))]
    if (groups.length === 0) return TE.right({})
    const { own, part } = pageParts(patience, options)
    const articlesOf = (groupId: string) =>
      part((inTime) =>
        pipe(
          campaigns.selectedProductGroup(groupId, inTime),
          TE.flatMap(({ articleNumbers }) =>
            listedVariants(commerce, [...new Set(articleNumbers)].slice(0, ARTICLES_SHOWN), inTime),
          ),
          TE.map((articles) => [groupId, articles] as const),
        ),
      )
    return pipe(
      [own(TE.right(undefined)), ...groups.map(articlesOf)],
      TE.sequenceArray,
      TE.map((found) => Object.fromEntries(found.flatMap((one) => (one === undefined ? [] : [one])))),
    )
  }
