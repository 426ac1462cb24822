import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { ContentCall } from '#application/ports/content-source'
import { ContentChaptersCodec, ContentListingCodec, ContentPageCodec, PageHitsCodec } from '#adapters/contract/content'
import { contentRoutes } from '#adapters/contract/paths'
import type { HttpClient } from '../http-client'
import { failedBy, nothingFound } from './content-failure'

const contentCall = <Answer>(call: Call<Answer>): ContentCall<Answer> =>
  pipe(
    call,
    TE.mapLeft((failure) => (failure.tag === 'Refused' && failure.status === 404 ? nothingFound : failedBy(failure))),
  )

/**
 * Content through the shop's own server. The content client is large and its token is secret, so neither is sent to the
 * browser. The call carries the user's token, which gives access to pages for logged-in users.
 */
export const createRemoteContentService = (client: HttpClient): ContentService => ({
  page: (slug, options) =>
    contentCall(client.call(contentRoutes.page, { ...options, params: { slug }, codec: ContentPageCodec })),
  listing: (slug, options) =>
    contentCall(client.call(contentRoutes.listing, { ...options, params: { slug }, codec: ContentListingCodec })),
  chapters: (options) => contentCall(client.call(contentRoutes.chapters, { ...options, codec: ContentChaptersCodec })),
  searchPages: (text, options) =>
    contentCall(client.call(contentRoutes.search, { ...options, query: { q: text }, codec: PageHitsCodec })),
})
