import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PageHit } from '#application/ports/content-source'
import { shopQuery, useAnswer, useLatestValue } from '../shop/use-answer'

const TYPING_PAUSE_MS = 120
const none: readonly PageHit[] = []

const pagesQuery = shopQuery(
  (queries, query: string, options) =>
    pipe(
      queries.searchPages(query, options),
      TE.orElse(() => TE.right(none)),
    ),
  TYPING_PAUSE_MS,
)

/**
 * The content pages that match the typed text. They are fetched apart from the articles, which never wait for them.
 * When the content service does not answer there are none.
 */
export const usePageHits = (typed: string, wanted: boolean): readonly PageHit[] => {
  const query = wanted ? typed.trim() : ''
  // The latest hits stay while the next ones are fetched, so that the rows below do not jump.
  const hits = useLatestValue(useAnswer(pagesQuery, query === '' ? undefined : query))
  return query === '' ? none : (hits ?? none)
}
