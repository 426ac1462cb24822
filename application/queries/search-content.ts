import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ContentService } from '#application/ports/content-service'
import type { ContentSource } from '#application/ports/content-source'

/** Longer texts are searched for as far as this many signs. */
const LONGEST_TEXT = 100

/** Content for pages, from the content source: pages are searched for among the content of every listing (SEARCH-03). */
export const contentOf = (source: ContentSource): ContentService => ({
  page: source.page,
  listing: source.listing,
  searchPages: (typed, options) => {
    const text = typed.trim().slice(0, LONGEST_TEXT)
    return text === ''
      ? TE.right([])
      : pipe(
          source.listings(options),
          TE.flatMap((parents) => source.searchPages(text, parents, options)),
          // No listings, no pages to search among: that is an answer, not a fault.
          TE.orElse((failure) => (failure.cause === undefined ? TE.right([]) : TE.left(failure))),
        )
  },
})
