import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { may } from '#domain/session/permissions'
import { quoteSeenBy, seenPricesOf } from '#domain/quotes/seen-prices'
import {
  NewQuoteBody,
  QuoteChangeBody,
  QuoteChangesCodec,
  QuoteLinkBody,
  QuoteLinkCodec,
} from '#adapters/contract/quote-changes'
import { QuoteCodec, QuoteIdsBody, QuotesAnswer } from '#adapters/contract/quote'
import { QuoteDefaultsCodec } from '#adapters/contract/quote-head'
import { routes } from '#adapters/contract/paths'
import type { BoundedWork } from '../auth/bounded-work'
import { brandConfigOf } from '../config/brand-config'
import { limits } from '../limits'
import { linkHostOf } from '../link-host'
import { notFound, readAs, type RequestFailure, sendFailure, sendOutcome } from '../request-failure'
import { changeHead } from './change-head'
import { changeQuote, type QuoteCall } from './change-quote'
import { copyQuote, createQuote, type Making } from './create-quote'
import { findQuotes } from './find-quotes'
import { linkQuote, withdrawLink } from './link'
import { moveOn } from './move-on'
import { readDefaults } from './quote-defaults'
import { forQuoteMakers, forQuoteReaders, keyedQuoteCall, type OneQuote, type QuoteUser } from './quote-users'
import { readQuotesQuery } from './quotes-query'
import { findQuote, wholeQuote } from './read-quote'
import { nothingToChange, pricesDenied } from './refusals'
import { sendDocument, sendDone, sendRefusal } from './send-quote'

const etagOf = (version: number): string => `"${version}"`

const ofManyRows = { bodyLimit: limits.quotes.mostBytes }

/** Who changes which quote, with the key of the call. */
export const quoteCallOf = (
  request: FastifyRequest<OneQuote>,
  user: QuoteUser,
  content?: unknown,
): E.Either<RequestFailure, QuoteCall> =>
  E.map((keyed: QuoteCall['keyed']): QuoteCall => ({
    ...{ services: request.server.services, user, id: request.params.id, keyed },
  }))(keyedQuoteCall(request, user, content))

const makingOf = (request: FastifyRequest, user: QuoteUser): E.Either<RequestFailure, Making> =>
  E.map((keyed: Making['keyed']): Making => ({
    ...{ services: request.server.services, user, brand: brandConfigOf(request).brand, keyed },
  }))(keyedQuoteCall(request, user))

/** Quotes as wholes. */
export const quotePlugin =
  (turns: BoundedWork): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = app.services

    app.get(
      routes.quotes.path,
      forQuoteReaders(async (user, request, reply) => {
        const asked = readQuotesQuery(request.query)
        if (E.isLeft(asked)) return sendFailure(reply, asked.left)
        return reply.send(QuotesAnswer.encode(await findQuotes(db, user, asked.right)))
      }),
    )

    app.delete(
      routes.deleteQuotes.path,
      forQuoteMakers(async (user, request, reply) => {
        const body = readAs(QuoteIdsBody, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        // Those of other customers are as if they were not there: nothing is left of either.
        if (body.right.length > 0)
          await db
            .deleteFrom('quotes')
            .where('customer_id', '=', user.customerId)
            .where('quote_id', 'in', [...body.right])
            .execute()
        return reply.code(204).send()
      }),
    )

    app.post(
      routes.createQuote.path,
      ofManyRows,
      forQuoteMakers(async (user, request, reply) => {
        const body = readAs(NewQuoteBody, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        const making = makingOf(request, user)
        if (E.isLeft(making)) return sendFailure(reply, making.left)
        return sendOutcome(reply, QuoteCodec, await createQuote(making.right, body.right))
      }),
    )

    app.get(
      routes.quoteDefaults.path,
      forQuoteReaders(async (user, _request, reply) =>
        reply.send(QuoteDefaultsCodec.encode(await readDefaults(db, user))),
      ),
    )

    app.get(
      routes.quote.path,
      forQuoteReaders<OneQuote>(async (user, request, reply) => {
        const found = await findQuote(db, user, request.params.id)
        if (found === undefined) return sendFailure(reply, notFound)
        reply.header('etag', etagOf(found.version))
        if (request.headers['if-none-match'] === etagOf(found.version)) return reply.code(304).send()
        return reply.send(QuoteCodec.encode(quoteSeenBy(await wholeQuote(db, found), seenPricesOf(user))))
      }),
    )

    app.patch(
      routes.changeQuote.path,
      forQuoteMakers<OneQuote>(async (user, request, reply) => {
        const body = readAs(QuoteChangeBody, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        const call = quoteCallOf(request, user)
        if (E.isLeft(call)) return sendFailure(reply, call.left)
        const { status, seen = {}, ...to } = body.right
        if (status === undefined && Object.keys(to).length === 0) return sendFailure(reply, nothingToChange)
        const change = status === undefined ? changeHead(to, seen) : moveOn(status, clock.today())
        return sendOutcome(reply, QuoteChangesCodec, await changeQuote(call.right, change))
      }),
    )

    app.post(
      routes.copyQuote.path,
      forQuoteMakers<OneQuote>(async (user, request, reply) => {
        const making = makingOf(request, user)
        if (E.isLeft(making)) return sendFailure(reply, making.left)
        return sendOutcome(reply, QuoteCodec, await copyQuote(making.right, request.params.id))
      }),
    )

    app.get(
      routes.quotePdf.path,
      forQuoteReaders<OneQuote>(async (user, request, reply) => {
        if (!may(user, 'seePrices')) return sendFailure(reply, pricesDenied)
        const found = await findQuote(db, user, request.params.id)
        return found === undefined ? sendFailure(reply, notFound) : sendDocument(reply, db, turns, found)
      }),
    )

    app.post(
      routes.linkQuote.path,
      forQuoteMakers<OneQuote>(async (user, request, reply) => {
        const body = readAs(QuoteLinkBody, request.body ?? {})
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        const call = quoteCallOf(request, user)
        if (E.isLeft(call)) return sendFailure(reply, call.left)
        const linked = await linkQuote(call.right, body.right.mail, linkHostOf(request))
        return E.isLeft(linked) ? sendRefusal(reply, linked.left) : reply.send(QuoteLinkCodec.encode(linked.right))
      }),
    )

    app.delete(
      routes.withdrawQuoteLink.path,
      forQuoteMakers<OneQuote>(async (user, request, reply) => {
        const call = quoteCallOf(request, user)
        return sendDone(reply, E.isLeft(call) ? call : await withdrawLink(call.right))
      }),
    )
  }
