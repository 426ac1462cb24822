import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type CallFailure, retryAfterOf, services, settlementOf } from '#domain/failure/call-failure'

const refused = (status: number): Extract<CallFailure, { tag: 'Refused' }> => ({
  tag: 'Refused',
  service: 'cart',
  status,
  message: undefined,
  code: undefined,
  details: [],
})

const service = fc.constantFrom(...services)
const lostOrStopped: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.record({ tag: fc.constant('Lost' as const), service, status: fc.constantFrom(undefined, 502, 503, 504) }),
  fc.record({ tag: fc.constant('Aborted' as const), service }),
)

const stopped: CallFailure = { tag: 'Aborted', service: 'cart' }
const lost = { tag: 'Lost', service: 'cart', status: 503, retryAfterMs: 1_000 } satisfies CallFailure

describe('a failed call of an edit', () => {
  test.prop([lostOrStopped])('is unsettled when no answer came', (failure) => {
    expect(settlementOf(failure)).toBe('unsettled')
  })

  test.prop([fc.integer({ min: 500, max: 599 })])('is unsettled by any 5xx', (status) => {
    expect(settlementOf(refused(status))).toBe('unsettled')
  })

  test.prop([fc.integer({ min: 400, max: 499 })])(
    'is refused by any 4xx but those that ask for another try or another log-in',
    (status) => {
      const isUnsettled = [401, 408, 425, 429].includes(status)
      expect(settlementOf(refused(status))).toBe(isUnsettled ? 'unsettled' : 'refused')
    },
  )

  it('is refused by an answer that breaks the contract, since the service gave one', () => {
    expect(settlementOf({ tag: 'Unreadable', service: 'cart', faults: [] })).toBe('refused')
  })

  it('says how long the service wants to be left alone for', () => {
    expect(retryAfterOf({ ...refused(429), retryAfterMs: 8_000 })).toBe(8_000)
    expect(retryAfterOf(lost)).toBe(1_000)
    expect(retryAfterOf(stopped)).toBeUndefined()
    expect(settlementOf({ tag: 'Unreadable', service: 'cart', faults: ['no cart'] })).toBe('refused')
  })
})
