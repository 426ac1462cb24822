import { secret } from '#domain/kernel/secret'
import type { BrandCode } from '#domain/kernel/brand-code'
import { userId } from '#domain/kernel/ids'
import { may } from '#domain/session/permissions'
import type { LogInAnswer } from '#adapters/contract/session'
import { priceListOfCustomer } from '../catalogue/price-lists'
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
  readonly isPunchout: boolean
  readonly user: {
    readonly user_id: string
    readonly username: string
  }
  readonly context: SessionContext
}

/** A new access token of a session with its refresh token, in the shape of AUTH-05. */
export const tokensOf = async (
  { db, clock, keys }: Authentication,
  { sessionId, brand, isPunchout, user, context }: OpenSession,
  refreshToken: string,
): Promise<LogInAnswer> => {
  const identity = {
    sessionId,
    userId: userId(user.user_id),
    brand,
    isPunchout,
    ...context,
  }
  const { customerId } = context
  const priceList =
    customerId === undefined || !may(identity, 'seePrices')
      ? undefined
      : await priceListOfCustomer(db, keys.priceLists, customerId)
  const subject = { username: user.username, priceList }
  return {
    AuthenticationResult: {
      AccessToken: secret(await signAccessToken(keys.accessTokens, identity, subject, new Date(clock.now()))),
      RefreshToken: secret(refreshToken),
      ExpiresIn: limits.session.accessTokenSeconds,
      TokenType: 'Bearer',
    },
    ChallengeName: undefined,
    Session: undefined,
  }
}
