import type { SessionState } from './session'

/** How an authentication ended (AUTH-08). */
export const authenticationResults = {
  AUTHENTICATION_SUCCESS: 1,
  AUTHENTICATION_FAILED: 2,
  NOT_AUTHENTICATED: 3,
} as const

export type AuthenticationResult = (typeof authenticationResults)[keyof typeof authenticationResults]

/**
 * The result that a session stands for (AUTH-08): `AUTHENTICATION_FAILED` when the service refused the user name or the
 * password, `NOT_AUTHENTICATED` when nobody has logged in, whatever the reason.
 */
export const authenticationResultOf = (session: SessionState): AuthenticationResult => {
  if (session.tag === 'Authenticated') return authenticationResults.AUTHENTICATION_SUCCESS
  const failure = session.tag === 'Anonymous' ? session.lastFailure : undefined
  const isRefused = failure?.tag === 'Refused' && (failure.code === 'AUTHENTICATION_FAILED' || failure.status === 401)
  return isRefused ? authenticationResults.AUTHENTICATION_FAILED : authenticationResults.NOT_AUTHENTICATED
}
