import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Codec } from '#application/codecs/codec'
import type { Call, CallOptions } from '#application/ports/call'
import type { ContentService } from '#application/ports/content-service'
import type { ContentCall } from '#application/ports/content-source'
import {
  ContentChaptersCodec,
  ContentListingCodec,
  ContentPageCodec,
  FrontPageCodec,
  PageHitsCodec,
  ParentPagesCodec,
} from '#adapters/contract/content'
import { SiteContentCodec } from '#adapters/contract/content-site'
import { RetailersCodec, StoreContentCodec, StoreDetailsCodec, StoreFactsCodec } from '#adapters/contract/content-store'
import { FormCodec } from '#adapters/contract/content-text'
import { contentRoutes, type Route } from '#adapters/contract/paths'
import type { HttpClient } from '../http-client'
import { failedBy, nothing } from './content-failure'

const contentCall = <Answer>(call: Call<Answer>): ContentCall<Answer> =>
  pipe(
    call,
    TE.mapLeft((failure) =>
      failure.tag === 'Refused' && failure.status === 404 ? nothing(failure.message) : failedBy(failure),
    ),
  )

/**
 * Content through the shop's own server. The content client is large and its token is secret, so neither is sent to the
 * browser. The call carries the user's token, which gives access to pages for logged-in users.
 */
export const createRemoteContentService = (client: HttpClient): ContentService => {
  const one =
    <Answer>(route: Route, codec: Codec<Answer>) =>
    (slug: string, options?: CallOptions): ContentCall<Answer> =>
      contentCall(client.call(route, { ...options, params: { slug }, codec }))
  const whole =
    <Answer>(route: Route, codec: Codec<Answer>) =>
    (options?: CallOptions): ContentCall<Answer> =>
      contentCall(client.call(route, { ...options, codec }))
  return {
    page: one(contentRoutes.page, ContentPageCodec),
    listing: one(contentRoutes.listing, ContentListingCodec),
    siblings: one(contentRoutes.siblings, ParentPagesCodec),
    chapters: whole(contentRoutes.chapters, ContentChaptersCodec),
    frontPage: whole(contentRoutes.frontPage, FrontPageCodec),
    site: whole(contentRoutes.site, SiteContentCodec),
    storePage: one(contentRoutes.storePage, StoreContentCodec),
    allStoreDetails: whole(contentRoutes.allStoreDetails, StoreDetailsCodec),
    storeFacts: whole(contentRoutes.storeFacts, StoreFactsCodec),
    retailers: whole(contentRoutes.retailers, RetailersCodec),
    form: one(contentRoutes.form, FormCodec),
    searchPages: (text, options) =>
      contentCall(client.call(contentRoutes.search, { ...options, query: { q: text }, codec: PageHitsCodec })),
  }
}
