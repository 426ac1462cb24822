import type { SessionState } from './session'

/** The numbers by which a log-in's result is told (AUTH-08). */
export const authenticationResults = {
  AUTHENTICATION_SUCCESS: 1,
  AUTHENTICATION_FAILED: 2,
  NOT_AUTHENTICATED: 3,
} as const
export type AuthenticationResult = (typeof authenticationResults)[keyof typeof authenticationResults]

/** How the last attempt to log in ended; not authenticated when there was none (SESSION-08). */
export const authenticationResultOf = (state: SessionState): AuthenticationResult => {
  if (state.tag === 'Authenticated') return authenticationResults.AUTHENTICATION_SUCCESS
  return state.tag === 'Anonymous' && state.lastFailure !== undefined
    ? authenticationResults.AUTHENTICATION_FAILED
    : authenticationResults.NOT_AUTHENTICATED
}
