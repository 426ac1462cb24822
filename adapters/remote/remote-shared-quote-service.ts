import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SharedQuoteService } from '#application/ports/shared-quote'
import { routes } from '#adapters/contract/paths'
import { SharedAnswerBody, SharedQuoteBody, SharedQuoteCodec } from '#adapters/contract/quote-shared'
import type { HttpClient } from './http-client'

/**
 * What the receiver of a quote does by its link, over HTTP. The link travels in the body, which no log and no address has.
 * @param client without a token: the receiver is nobody's user, and a user who is logged in reads as a receiver here
 */
export const createRemoteSharedQuoteService = (client: HttpClient): SharedQuoteService => ({
  sharedQuote: (link, options) =>
    client.call(routes.sharedQuote, { ...options, body: SharedQuoteBody.encode({ link }), codec: SharedQuoteCodec }),
  sharedPdf: (link, options) =>
    client.file(routes.sharedQuotePdf, { ...options, body: SharedQuoteBody.encode({ link }) }),
  sharedLogo: (link, options) =>
    pipe(
      client.file(routes.sharedQuoteLogo, { ...options, body: SharedQuoteBody.encode({ link }) }),
      TE.map((bytes) => (bytes.length === 0 ? undefined : bytes)),
    ),
  answer: (link, { status, name, message }, options) =>
    client.call(routes.answerSharedQuote, {
      ...options,
      body: SharedAnswerBody.encode({ link, status, name, message }),
      codec: SharedQuoteCodec,
    }),
})
