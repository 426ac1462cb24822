import * as E from 'fp-ts/Either'
import type { FastifyReply } from 'fastify'
import type { BoundedWork } from '../auth/bounded-work'
import type { LogInRefusal } from '../auth/log-in-refusal'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { sendFailure, type RequestFailure } from '../request-failure'
import type { Logo } from './logo'
import type { FoundQuote } from './read-quote'
import { busy } from './refusals'
import { documentName, drawQuote } from './shared-quote'

const AN_HOUR_S = 60 * 60

/** A refusal with when to ask again, where that helps. */
export const sendRefusal = (reply: FastifyReply, { retryAfterSeconds, ...failure }: LogInRefusal): FastifyReply => {
  if (failure.code === busy.code) reply.header('retry-after', limits.quotes.retryAfterS)
  else if (failure.status === 429) reply.header('retry-after', retryAfterSeconds ?? AN_HOUR_S)
  return sendFailure(reply, failure)
}

export const sendDone = (reply: FastifyReply, outcome: E.Either<RequestFailure, unknown>): FastifyReply =>
  E.isLeft(outcome) ? sendRefusal(reply, outcome.left) : reply.code(204).send()

/** The document of a quote, drawn in its turn. */
export const sendDocument = async (
  reply: FastifyReply,
  db: Database,
  turns: BoundedWork,
  found: FoundQuote,
): Promise<FastifyReply> => {
  const drawn = await turns.run(() => drawQuote(db, found), false)
  if (drawn === undefined) return sendRefusal(reply, busy)
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${documentName(found)}"`)
    .send(Buffer.from(drawn))
}

/** A picture, or 204 where there is none. */
export const sendLogo = (reply: FastifyReply, logo: Logo | undefined): FastifyReply =>
  logo === undefined ? reply.code(204).send() : reply.type(logo.type).send(Buffer.from(logo.bytes))
