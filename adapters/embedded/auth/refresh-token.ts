import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '#domain/kernel/ids'
import type { Database } from '../database/database'

const LIFETIME_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a new refresh token of a session and keeps its hash. */
export const issueRefreshToken = async (db: Database, sessionId: string, now: Instant): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOfToken(token),
      session_id: sessionId,
      expires_at: new Date(Date.parse(now) + LIFETIME_DAYS * DAY).toISOString(),
    })
    .execute()
  return token
}

/** Tokens that nobody can use any more are thrown away. */
export const dropExpiredTokens = async (db: Database, now: Instant): Promise<void> => {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', new Date(now)).execute()
}
