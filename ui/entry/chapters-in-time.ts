import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { ContentService } from '#application/ports/content-service'
import type { ContentFailure } from '#application/ports/content-source'

const PATIENCE_MS = 1_000

const late: ContentFailure = { statusCode: 404, message: 'The content service took too long', cause: undefined }

type Chapters = Awaited<ReturnType<ReturnType<ContentService['chapters']>>>

/** The footer of every page lists the chapters of content. A slow content service must not delay the shop. */
export const withChaptersInTime = (content: ContentService, patienceMs = PATIENCE_MS): ContentService => ({
  ...content,
  chapters: (options) =>
    T.getRaceMonoid<Chapters>().concat(content.chapters(options), T.delay(patienceMs)(TE.left(late))),
})
