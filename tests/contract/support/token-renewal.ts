import type { Script } from './recording-server'
import { NOON, tokenFor } from './remote-shop'

/** Tokens around noon, when the clock of these tests stands still. */
export const nearExpiry = tokenFor({ exp: NOON + 30 })
export const expired = tokenFor({ exp: NOON - 30 })
export const renewed = tokenFor({ exp: NOON + 1800 })

export const sessions = '/auth/v2/sessions/'

export const authenticated = (access: string, refresh?: string) => ({
  AuthenticationResult: { AccessToken: access, RefreshToken: refresh, ExpiresIn: 900, TokenType: 'Bearer' },
  ChallengeParameters: {},
})

/** Renews when asked to, and answers an empty menu to everything else. */
export const renewing: Script = ({ path }) =>
  path === sessions ? { json: authenticated(renewed, 'refresh-2') } : { json: [] }
