import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { CustomerId } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import { noCustomer } from '../auth/for-customer'
import type { Identity } from '../auth/identity'
import { loggedIn } from '../auth/logged-in'
import type { Database } from '../database/database'
import { hashOfRequest, type KeyedRequest } from '../idempotency/idempotent-response'
import { idempotencyKeyOf } from '../idempotency/read-key'
import { sendFailure, type RequestFailure } from '../request-failure'
import { quotesDenied } from './refusals'

/** A user who works for a customer. All of them see and change the quotes of the customer. */
export interface QuoteUser extends Identity {
  readonly customerId: CustomerId
}

export interface OneQuote {
  Params: { id: string }
}

type Handle<At extends RouteGenericInterface> = (
  user: QuoteUser,
  request: FastifyRequest<At>,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** A handler for those who read quotes: all users of a customer. */
export const forQuoteReaders = <At extends RouteGenericInterface = RouteGenericInterface>(handle: Handle<At>) =>
  loggedIn<At>(async (identity, request, reply) =>
    identity.customerId === undefined
      ? sendFailure(reply, noCustomer)
      : handle({ ...identity, customerId: identity.customerId }, request, reply),
  )

/** A handler for those who make and change quotes (PERM-16). */
export const forQuoteMakers = <At extends RouteGenericInterface = RouteGenericInterface>(handle: Handle<At>) =>
  forQuoteReaders<At>(async (user, request, reply) =>
    may(user, 'createQuotes') ? handle(user, request, reply) : sendFailure(reply, quotesDenied),
  )

/** The idempotency key of a call with what it asks for; undefined for a call without a key. */
export const keyedQuoteCall = (
  request: FastifyRequest,
  { userId, customerId }: QuoteUser,
  content: unknown = request.body,
): E.Either<RequestFailure, KeyedRequest | undefined> => {
  const key = idempotencyKeyOf(request)
  if (E.isLeft(key)) return key
  if (key.right === undefined) return E.right(undefined)
  const { url, method } = request.routeOptions
  const hash = hashOfRequest({ route: url, method, params: request.params, customerId, content })
  return E.right({ userId, key: key.right, hash, at: request.server.services.clock.now() })
}

/** The name that a change of a user is signed with. */
export const nameOfUser = async (db: Database, { userId }: Pick<QuoteUser, 'userId'>): Promise<string> => {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return [row?.first_name, row?.last_name].filter((part) => part).join(' ')
}
