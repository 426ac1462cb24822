import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Secret } from '#domain/kernel/secret'
import { isEditable } from '#domain/quotes/quote-status'
import { countAll, waitOf, type Counter } from '../auth/log-in-attempts'
import { wait, type LogInRefusal } from '../auth/log-in-refusal'
import { hashOfToken } from '../auth/refresh-token'
import { macOf, serverKey } from '../auth/server-keys'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { notFound } from '../request-failure'
import { visitorAddress } from '../visitor-address'
import { type FoundQuote, selectQuotes } from './read-quote'

/** The quote of a link; undefined for one that is withdrawn or that nobody has. A draft is shown to no receiver. */
export const quoteOfLink = async (db: Database, link: Secret, held = false): Promise<FoundQuote | undefined> => {
  const { rows } = await selectQuotes(sql`quotes.quote_id =
    (select quote_id from quote_links where secret_hash = ${hashOfToken(link)})
    ${held ? sql`for update of quotes` : sql``}`).execute(db)
  const [found] = rows
  return found === undefined || isEditable(found.status) ? undefined : found
}

const guesserOf = async (db: Database, request: FastifyRequest): Promise<Counter> => ({
  limit: 'address',
  subject: `quote-link address ${macOf(await serverKey(db, 'digests'), `address ${visitorAddress(request.ip).household}`)}`,
  free: limits.quotes.freeGuessesPerAddress,
})

/**
 * Finds the quote of a link for whoever has it. Links that nobody has are counted at the address they come from, which has
 * to wait once there were too many; the answer is the same whether a link was withdrawn or never was.
 */
export const findShared = async (
  request: FastifyRequest,
  link: Secret,
): Promise<E.Either<LogInRefusal, FoundQuote>> => {
  const { db, clock } = request.server.services
  const guesser = await guesserOf(db, request)
  const now = clock.now()
  const seconds = await waitOf(db, guesser.subject, now)
  if (seconds !== undefined) return E.left(wait('TOO_MANY_ATTEMPTS', seconds))
  const found = await quoteOfLink(db, link)
  if (found !== undefined) return E.right(found)
  const counted = await inTransaction(db, (trx) => countAll(trx, [guesser], now))
  return E.left(E.isLeft(counted) ? wait('TOO_MANY_ATTEMPTS', counted.left.waitSeconds) : notFound)
}
