import * as E from 'fp-ts/Either'
import { createHash } from 'node:crypto'
import type { Instant, UserId } from '#domain/kernel/ids'
import type { Codec } from '#application/codecs/codec'
import type { Database } from '../database/database'
import type { RequestFailure } from '../request-failure'
import { canonicalJson } from './canonical-json'

/** A request that its sender may send again without its being carried out again. */
export interface KeyedRequest {
  readonly userId: UserId
  /** The header `Idempotency-Key`. */
  readonly key: string
  /** SHA-256 of what is asked. */
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
 * Carries a request out once: a second one with the same key and the same content gets the answer of the first, another
 * content is refused. What is refused leaves no trace, so it may be tried again. Must run in the transaction that does the
 * work and after the lock on what the work changes.
 */
export const answerOnce = async <A>(
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
  // The first answer, too, is read from what is stored, so that all are equal to the letter.
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

/** What was answered to a key of this user, whatever was asked with it. */
export const findAnswer = (trx: Database, userId: UserId, key: string) =>
  trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

/** A stored answer is one that this service wrote: if it cannot be read any more, that is a fault of ours. */
const readStored = <A>(codec: Codec<A>, answer: unknown): E.Either<RequestFailure, A> => {
  const read = codec.decode(answer)
  if (E.isLeft(read)) throw new Error('A stored answer does not fit its contract')
  return read
}
