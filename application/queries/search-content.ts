import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { chapterOf } from '#domain/content/content-page'
import type { ContentService } from '#application/ports/content-service'
import type { ContentCall, ContentSource } from '#application/ports/content-source'

/** The search text is cut to this many characters. */
const LONGEST_TEXT = 100

/** `NotFound` is an empty result, not a failure. */
const orNone = <Answer>(asked: ContentCall<readonly Answer[]>): ContentCall<readonly Answer[]> =>
  pipe(
    asked,
    TE.orElse((failure) => (failure.cause === undefined ? TE.right([]) : TE.left(failure))),
  )

/** Content for pages, from the content source: pages are searched for among the content of every listing (SEARCH-03). */
export const contentOf = (source: ContentSource): ContentService => ({
  page: source.page,
  listing: source.listing,
  chapters: (options) =>
    orNone(
      pipe(
        source.listings(options),
        TE.map((listings) => listings.map(chapterOf)),
      ),
    ),
  searchPages: (typed, options) => {
    const text = typed
      .replaceAll('\0', ' ')
      .trim()
      .slice(0, LONGEST_TEXT)
      .replace(/\p{Cs}$/u, '')
    return text === ''
      ? TE.right([])
      : orNone(
          pipe(
            source.listings(options),
            TE.flatMap((parents) => source.searchPages(text, parents, options)),
          ),
        )
  },
})
