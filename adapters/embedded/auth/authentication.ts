import { userId } from '#domain/kernel/ids'
import type { PermissionDeny } from '#domain/session/session'
import type { LogInAnswer } from '#adapters/contract/session'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { accessTokenSeconds, signAccessToken } from './access-token'
import { issueRefreshToken } from './refresh-token'
import type { SessionContext } from './session-context'

/** What the session calls work with. */
export interface Authentication extends Pick<ServiceContext, 'db' | 'clock' | 'ids'> {
  /** Signs access tokens. */
  readonly key: Uint8Array
}

/** The tokens of a session in a context, in the shape of AUTH-05; the refresh token is a new one. */
export const tokensOf = async (
  { clock, key }: Authentication,
  trx: Database,
  sessionId: string,
  user: { readonly user_id: string; readonly username: string; readonly permission_denies: readonly PermissionDeny[] },
  context: SessionContext,
): Promise<LogInAnswer> => {
  const now = clock.now()
  const identity = { sessionId, userId: userId(user.user_id), denies: user.permission_denies, ...context }
  return {
    AuthenticationResult: {
      AccessToken: await signAccessToken(key, identity, user.username, new Date(now)),
      RefreshToken: await issueRefreshToken(trx, sessionId, now),
      ExpiresIn: accessTokenSeconds,
      TokenType: 'Bearer',
    },
    ChallengeName: undefined,
    Session: undefined,
  }
}
