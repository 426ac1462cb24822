import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { authenticationResultOf, authenticationResults } from '#domain/session/authentication-result'
import { noDeliveryPreferences } from '#domain/session/delivery-preferences'
import { unknownSession } from '#domain/session/evolve'
import { signedIn } from '../given-articles'

const refused = (status: number, code?: string): CallFailure => ({
  ...{ tag: 'Refused', service: 'auth', status, code, message: undefined, details: [] },
})
const afterFailure = (lastFailure: CallFailure | undefined) =>
  authenticationResultOf({ tag: 'Anonymous', delivery: noDeliveryPreferences, lastFailure })

describe('the result of an authentication', () => {
  it('[AUTH-08] has the codes 1, 2 and 3', () => {
    expect(authenticationResults).toEqual({ AUTHENTICATION_SUCCESS: 1, AUTHENTICATION_FAILED: 2, NOT_AUTHENTICATED: 3 })
  })

  it('[AUTH-08] is 1 for a user, 2 after a wrong password and 3 for everybody else', () => {
    expect(authenticationResultOf(signedIn())).toBe(1)
    expect(afterFailure(refused(401, 'AUTHENTICATION_FAILED'))).toBe(2)
    expect(afterFailure(refused(401))).toBe(2)
    expect(afterFailure(refused(429, 'TOO_MANY_ATTEMPTS'))).toBe(3)
    expect(afterFailure({ tag: 'Lost', service: 'auth', status: undefined })).toBe(3)
    expect(afterFailure(undefined)).toBe(3)
    expect(authenticationResultOf(unknownSession)).toBe(3)
  })
})
