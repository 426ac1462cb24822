import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/database'

/** The server's keys for signing and deriving, one for each purpose. */
export interface ServerKeys {
  readonly accessTokens: Uint8Array
  readonly refreshTokens: Uint8Array
  readonly knownDevices: Uint8Array
  /** For digests that replace accounts in the log and in the counts of attempts. */
  readonly digests: Uint8Array
  /** For the handles of price lists. */
  readonly priceLists: Uint8Array
}

/** The keys are made once, the same for every process on the database. */
export const serverKeys = async (db: Database): Promise<ServerKeys> => ({
  accessTokens: await serverKey(db, 'access-tokens'),
  refreshTokens: await serverKey(db, 'refresh-tokens'),
  knownDevices: await serverKey(db, 'known-devices'),
  digests: await serverKey(db, 'digests'),
  priceLists: await serverKey(db, 'price-lists'),
})

/** The key for a purpose; made at its first use. */
export const serverKey = async (db: Database, key_id: string): Promise<Uint8Array> => {
  await db
    .insertInto('signing_keys')
    .values({ key_id, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('signing_keys')
    .select('secret')
    .where('key_id', '=', key_id)
    .executeTakeFirstOrThrow()
  return Buffer.from(secret, 'base64url')
}

/** HMAC-SHA-256 of a text, in base64url. */
export const macOf = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')
