import { describe, expect, it } from 'vitest'
import { type CallFailure, type Service, services } from '#domain/failure/call-failure'
import { failureReason, isToldToUser } from '#domain/failure/failure-reason'
import { failureMessage } from '#application/messages/failure-message'

const refused = (
  service: Service,
  status: number,
  given: Partial<Extract<CallFailure, { tag: 'Refused' }>> = {},
): CallFailure => ({
  tag: 'Refused',
  service,
  status,
  message: undefined,
  code: undefined,
  details: [],
  ...given,
})
const keyOf = (failure: CallFailure): string => failureMessage(failure).key

describe('what is told of a failed call', () => {
  it('[ERROR-07] that its token was rejected comes before its status', () => {
    for (const status of [400, 403, 404, 500]) {
      expect(keyOf(refused('cart', status, { message: 'Invalid token' }))).toBe('errors.invalid_token')
    }
  })

  it('[ERROR-08] of status 500 and above', () => {
    for (const service of services) {
      expect(keyOf(refused(service, 500))).toBe('errors.internal_server_error')
      expect(keyOf(refused(service, 503))).toBe('errors.internal_server_error')
    }
    expect(keyOf({ tag: 'Lost', service: 'cart', status: 504 })).toBe('errors.internal_server_error')
  })

  it('[ERROR-09] of status 403', () => expect(keyOf(refused('cart', 403))).toBe('errors.forbidden_action'))
  it('[ERROR-10] of status 404', () => expect(keyOf(refused('cart', 404))).toBe('errors.not_found'))

  it("[ERROR-11] is otherwise the service's own message, else that the error is unknown", () => {
    expect(keyOf(refused('cart', 422))).toBe('errors.cart_service_not_available')
    expect(keyOf(refused('search', 422))).toBe('errors.unknown_error_occurred')
    expect(keyOf({ tag: 'Lost', service: 'search', status: undefined })).toBe('errors.unknown_error_occurred')
  })

  it('[ERROR-12] of the cart service', () =>
    expect(keyOf(refused('cart', 422))).toBe('errors.cart_service_not_available'))
  it('[ERROR-13] of the order service', () =>
    expect(keyOf(refused('order', 422))).toBe('errors.order_service_not_available'))
  it('[ERROR-14] of the auth service', () =>
    expect(keyOf(refused('auth', 422))).toBe('errors.auth_service_not_available'))

  it('is in the words of the service where it names the fields', () => {
    const details = [{ path: 'quantity', message: 'Säljs i multiplar om 10.' }]
    expect(failureMessage(refused('cart', 422, { details }))).toEqual({
      key: 'service.message',
      params: { text: 'Säljs i multiplar om 10.' },
    })
  })

  it('is in the words of the service where it says how long to wait for the next log-in', () => {
    const text = 'För många försök. Försök igen om 8 sekunder.'
    expect(failureMessage(refused('auth', 429, { code: 'TOO_MANY_ATTEMPTS', message: text }))).toEqual({
      key: 'service.message',
      params: { text },
    })
    expect(keyOf(refused('auth', 429, { message: 'Slow down' }))).toBe('errors.auth_service_not_available')
  })

  it('is nothing when we stopped the call ourselves', () => {
    expect(isToldToUser({ tag: 'Aborted', service: 'cart' })).toBe(false)
    expect(isToldToUser(refused('cart', 422))).toBe(true)
  })
})

describe('the reason of a failure without a status', () => {
  it.each(['Aborted', 'Unreadable'] as const)('is that its service cannot be reached: %s', (tag) => {
    const failure = (service: Service): CallFailure => ({ tag, service, faults: [] })
    expect(failureReason(failure('cart'))).toEqual({ tag: 'ServiceUnavailable', service: 'cart' })
    expect(failureReason(failure('search'))).toEqual({ tag: 'Unknown' })
  })

  it('is in the service’s own words for faults of fields, one after another, and for how long to wait', () => {
    const details = [
      { path: 'a', message: 'För många.' },
      { path: 'b', message: 'För få.' },
    ]
    expect(failureReason(refused('cart', 422, { details }))).toEqual({
      tag: 'SaidByService',
      text: 'För många. För få.',
    })
    const waiting = { code: 'TOO_MANY_ATTEMPTS' }
    expect(failureReason(refused('auth', 429, { ...waiting, message: 'Vänta.' }))).toMatchObject({ text: 'Vänta.' })
    expect(failureReason(refused('auth', 429, waiting)).tag).toBe('ServiceUnavailable')
    expect(failureReason(refused('cart', 400, { message: ' Invalid token ' })).tag).toBe('InvalidToken')
  })
})
