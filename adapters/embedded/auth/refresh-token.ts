import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { macOf } from './server-keys'
import { refreshTokenExpiry } from './session-age'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The first refresh token of a session. */
export const firstRefreshToken = (): string => randomBytes(32).toString('base64url')

/** The successor of a refresh token. It is always the same one, and only the server's key can derive it. */
export const successorOf = (key: Uint8Array, token: string): string => macOf(key, token)

interface Issue {
  readonly sessionId: string
  readonly sessionBegan: Date | Instant
  readonly now: Instant
}

/** Stores the hash of a session's refresh token. An existing row is not changed. */
export const keepRefreshToken = async (
  db: Database,
  token: string,
  { sessionId, sessionBegan, now }: Issue,
): Promise<void> => {
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOfToken(token),
      session_id: sessionId,
      expires_at: refreshTokenExpiry(now, sessionBegan),
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}
