import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { ContentCall, ContentFailure } from '#application/ports/content-source'

/** What else may be there where the content service has nothing; a failed reading stays a failure (CONTENT-57). */
export const whenNotFound =
  <Other>(other: () => ContentCall<Other>) =>
  <Answer>(asked: ContentCall<Answer>): ContentCall<Answer | Other> =>
    pipe(
      asked,
      TE.orElseW((failure: ContentFailure): ContentCall<Other> =>
        failure.cause === undefined ? other() : TE.left(failure),
      ),
    )
