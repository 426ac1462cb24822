import { secret } from '#domain/kernel/secret'
import type { BrandCode } from '#domain/kernel/brand-code'
import { userId } from '#domain/kernel/ids'
import type { PermissionDeny } from '#domain/session/session'
import type { LogInAnswer } from '#adapters/contract/session'
import type { ServiceContext } from '../context'
import { limits } from '../limits'
import { signAccessToken } from './access-token'
import type { BoundedWork } from './bounded-work'
import type { ServerKeys } from './server-keys'
import type { SessionCheck } from './session-check'
import type { SessionContext } from './session-context'

/** The dependencies of the session calls. */
export interface Authentication extends Pick<ServiceContext, 'db' | 'clock' | 'ids'> {
  readonly keys: ServerKeys
  readonly sessions: SessionCheck
  /** Where passwords are hashed. */
  readonly passwords: BoundedWork
}

/** A session as its tokens state it. */
export interface OpenSession {
  readonly sessionId: string
  readonly brand: BrandCode
  readonly user: {
    readonly user_id: string
    readonly username: string
    readonly permission_denies: readonly PermissionDeny[]
  }
  readonly context: SessionContext
}

/** A new access token of a session with its refresh token, in the shape of AUTH-05. */
export const tokensOf = async (
  { clock, keys }: Authentication,
  { sessionId, brand, user, context }: OpenSession,
  refreshToken: string,
): Promise<LogInAnswer> => {
  const identity = {
    sessionId,
    userId: userId(user.user_id),
    permissionDenies: user.permission_denies,
    brand,
    ...context,
  }
  return {
    AuthenticationResult: {
      AccessToken: secret(await signAccessToken(keys.accessTokens, identity, user.username, new Date(clock.now()))),
      RefreshToken: secret(refreshToken),
      ExpiresIn: limits.session.accessTokenSeconds,
      TokenType: 'Bearer',
    },
    ChallengeName: undefined,
    Session: undefined,
  }
}
