import { jwtVerify, SignJWT } from 'jose'
import { nanoid } from 'nanoid'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { randomBytes } from 'node:crypto'
import { permissionDenies } from '#domain/session/session'
import { TokenClaims } from '#adapters/contract/session'
import type { Database } from '../database/database'
import type { Identity } from './identity'

export const accessTokenSeconds = 15 * 60

const ISSUER = 'fackhandel'
const KEY_ID = 'access-tokens'

/** The secret that signs access tokens: made once, the same for every process on the database. */
export const signingKey = async (db: Database): Promise<Uint8Array> => {
  await db
    .insertInto('signing_keys')
    .values({ key_id: KEY_ID, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('signing_keys')
    .select('secret')
    .where('key_id', '=', KEY_ID)
    .executeTakeFirstOrThrow()
  return Buffer.from(secret, 'base64url')
}

/** Signs the claims of SESSION-01; good for a quarter of an hour from `now`. */
export const signAccessToken = (key: Uint8Array, identity: Identity, username: string, now: Date): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({
    username,
    customerPermissions: { role: identity.role },
    permissionDenies: [...identity.denies],
    customerId: identity.customerId ?? null,
    projectId: identity.projectId ?? null,
    version: 2,
    sid: identity.sessionId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(identity.userId)
    .setJti(nanoid())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(key)
}

/** Who a token speaks for, if we signed it and it has not expired at `now`. `undefined` asks no questions of time. */
export const readAccessToken = async (
  key: Uint8Array,
  token: string,
  now: Date | undefined,
): Promise<O.Option<Identity>> => {
  const verified = await jwtVerify(token, key, {
    algorithms: ['HS256'],
    issuer: ISSUER,
    currentDate: now ?? new Date(0),
  }).catch(() => undefined)
  return pipe(
    O.fromNullable(verified?.payload),
    O.chain((payload) =>
      pipe(
        O.fromEither(TokenClaims.decode(payload)),
        O.map((claims): Identity => ({
          sessionId: String(payload['sid']),
          userId: claims.sub,
          customerId: claims.customerId,
          projectId: claims.projectId,
          role: claims.customerPermissions.role,
          denies: permissionDenies.filter((deny) => claims.permissionDenies.includes(deny)),
        })),
      ),
    ),
  )
}
