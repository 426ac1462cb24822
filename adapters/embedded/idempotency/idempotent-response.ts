import * as E from 'fp-ts/Either'
import { createHash } from 'node:crypto'
import type { Instant, UserId } from '#domain/kernel/ids'
import type { Codec } from '#application/codecs/codec'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { canonicalJson } from './canonical-json'

/** A request with an idempotency key: sent again, it is not carried out again. */
export interface KeyedRequest {
  readonly userId: UserId
  /** The header `Idempotency-Key`. */
  readonly key: string
  /** SHA-256 of the content of the request. */
  readonly hash: string
  readonly at: Instant
}

export const hashOfRequest = (request: unknown): string =>
  createHash('sha256').update(canonicalJson(request)).digest('hex')

const keyReused: RequestFailure = {
  status: 422,
  code: 'IDEMPOTENCY_KEY_REUSED',
  message: 'Nyckeln har redan använts till något annat.',
}

/**
 * Carries a request out once. A second request with the same key and the same content gets the first response; one with
 * other content is refused. A refused request is not stored, so it may be sent again. Must run in the transaction of the
 * work, after the lock on the rows that the work changes.
 */
export const idempotentResponse = async <A>(
  trx: Database,
  request: KeyedRequest | undefined,
  codec: Codec<A>,
  work: () => Promise<E.Either<RequestFailure, A>>,
): Promise<E.Either<RequestFailure, A>> => {
  if (request === undefined) return work()
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      request_hash: request.hash,
      answer: null,
      created_at: request.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed === undefined) return storedAnswer(trx, request, codec)
  const outcome = await work()
  if (E.isLeft(outcome)) return outcome
  const answer = JSON.stringify(codec.encode(outcome.right))
  await trx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .execute()
  // The first response is also read from the stored text, so that all responses are equal.
  return readStored(codec, JSON.parse(answer))
}

const storedAnswer = async <A>(
  trx: Database,
  request: KeyedRequest,
  codec: Codec<A>,
): Promise<E.Either<RequestFailure, A>> => {
  const stored = await findAnswer(trx, request.userId, request.key)
  if (stored === undefined || stored.request_hash !== request.hash) return E.left(keyReused)
  return readStored(codec, stored.answer)
}

/** The stored response to a key of this user, whatever the content of its request. */
export const findAnswer = (trx: Database, userId: UserId, key: string) =>
  trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * Refuses all later requests with a key of which nothing is stored: whoever is told that a request was never carried out
 * must not find it carried out afterwards, because it was still on its way.
 */
export const closeKey = async (trx: Database, userId: UserId, key: string, at: Instant): Promise<void> => {
  await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: CLOSED, answer: null, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .execute()
}

/** No hash of a request. */
const CLOSED = 'closed'

/** This service wrote the stored response, so one that cannot be decoded is an internal error. */
const readStored = <A>(codec: Codec<A>, answer: unknown): E.Either<RequestFailure, A> => {
  const read = codec.decode(answer)
  if (E.isLeft(read)) throw new Error('A stored answer does not fit its contract')
  return read
}
