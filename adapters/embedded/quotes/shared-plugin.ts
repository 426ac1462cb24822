import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { customerId } from '#domain/kernel/ids'
import { SharedAnswerBody, SharedQuoteBody, SharedQuoteCodec } from '#adapters/contract/quote-shared'
import { type Route, routes } from '#adapters/contract/paths'
import type { BoundedWork } from '../auth/bounded-work'
import { readAs, sendFailure } from '../request-failure'
import { answerShared } from './answer-shared'
import { findShared } from './find-shared'
import { findLogo } from './logo'
import { type FoundQuote, wholeQuote } from './read-quote'
import { sendDocument, sendLogo, sendRefusal } from './send-quote'
import { sharedQuoteOf } from './shared-quote'

/** What the receiver of a quote does by its link, without a log-in. No cache keeps an answer. */
export const sharedPlugin =
  (turns: BoundedWork): FastifyPluginAsync =>
  async (app) => {
    const { services } = app
    const { db } = services

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    const sendShared = async (reply: FastifyReply, found: FoundQuote) =>
      reply.send(SharedQuoteCodec.encode(sharedQuoteOf(await wholeQuote(db, found))))

    const byLink = ({ path }: Route, send: (reply: FastifyReply, found: FoundQuote) => Promise<FastifyReply>) =>
      app.post(path, async (request: FastifyRequest, reply) => {
        const body = readAs(SharedQuoteBody, request.body)
        if (E.isLeft(body)) return sendFailure(reply, body.left)
        const found = await findShared(request, body.right.link)
        return E.isLeft(found) ? sendRefusal(reply, found.left) : send(reply, found.right)
      })

    byLink(routes.sharedQuote, sendShared)
    byLink(routes.sharedQuotePdf, (reply, found) => sendDocument(reply, db, turns, found))
    byLink(routes.sharedQuoteLogo, async (reply, found) =>
      sendLogo(reply, await findLogo(db, customerId(found.customer_id))),
    )

    app.post(routes.answerSharedQuote.path, async (request, reply) => {
      const body = readAs(SharedAnswerBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const { link, ...answer } = body.right
      const found = await findShared(request, link)
      if (E.isLeft(found)) return sendRefusal(reply, found.left)
      const answered = await answerShared(services, link, answer)
      return E.isLeft(answered) ? sendRefusal(reply, answered.left) : sendShared(reply, answered.right)
    })
  }
