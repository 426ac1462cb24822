import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartStatusEvents,
  initialCartStatus,
  nextCartStatus,
  type CartStatus,
  type CartStatusEvent,
} from '#domain/cart/status'

const statuses: readonly CartStatus[] = ['noCart', 'idle', 'mutating', 'error']

const table: readonly (readonly [CartStatus, CartStatusEvent, CartStatus])[] = [
  ['noCart', 'UPDATE', 'mutating'],
  ['idle', 'LOGOUT', 'noCart'],
  ['idle', 'SUCCESS', 'idle'],
  ['idle', 'UPDATE', 'mutating'],
  ['mutating', 'LOGOUT', 'noCart'],
  ['mutating', 'ERROR', 'error'],
  ['mutating', 'SUCCESS', 'idle'],
  ['mutating', 'UPDATE', 'mutating'],
  ['error', 'LOGOUT', 'noCart'],
  ['error', 'SUCCESS', 'idle'],
  ['error', 'UPDATE', 'mutating'],
]

const listed = (status: CartStatus, event: CartStatusEvent): CartStatus | undefined =>
  table.find(([from, by]) => from === status && by === event)?.[2]

describe('the status of a cart', () => {
  it('[CART-07] is noCart at first', () => {
    expect(initialCartStatus).toBe('noCart')
  })

  it('[CART-08] knows five events', () => {
    expect(cartStatusEvents).toEqual(['LOGOUT', 'LOGIN', 'ERROR', 'SUCCESS', 'UPDATE'])
  })

  it('[CART-09] goes from noCart on UPDATE to mutating', () =>
    expect(nextCartStatus('noCart', 'UPDATE')).toBe('mutating'))
  it('[CART-10] goes from idle on LOGOUT to noCart', () => expect(nextCartStatus('idle', 'LOGOUT')).toBe('noCart'))
  it('[CART-11] stays idle on SUCCESS', () => expect(nextCartStatus('idle', 'SUCCESS')).toBe('idle'))
  it('[CART-12] goes from idle on UPDATE to mutating', () => expect(nextCartStatus('idle', 'UPDATE')).toBe('mutating'))
  it('[CART-13] goes from mutating on LOGOUT to noCart', () =>
    expect(nextCartStatus('mutating', 'LOGOUT')).toBe('noCart'))
  it('[CART-14] goes from mutating on ERROR to error', () => expect(nextCartStatus('mutating', 'ERROR')).toBe('error'))
  it('[CART-15] goes from mutating on SUCCESS to idle', () =>
    expect(nextCartStatus('mutating', 'SUCCESS')).toBe('idle'))
  it('[CART-16] stays mutating on UPDATE', () => expect(nextCartStatus('mutating', 'UPDATE')).toBe('mutating'))
  it('[CART-17] goes from error on LOGOUT to noCart', () => expect(nextCartStatus('error', 'LOGOUT')).toBe('noCart'))
  it('[CART-18] goes from error on SUCCESS to idle', () => expect(nextCartStatus('error', 'SUCCESS')).toBe('idle'))
  it('[CART-19] goes from error on UPDATE to mutating', () =>
    expect(nextCartStatus('error', 'UPDATE')).toBe('mutating'))

  it('[CART-20] stays as it is at the nine pairs that no transition is listed for', () => {
    const unlisted = statuses.flatMap((status) =>
      cartStatusEvents.filter((event) => listed(status, event) === undefined).map((event) => [status, event] as const),
    )
    expect(unlisted).toHaveLength(9)
    for (const [status, event] of unlisted) expect(nextCartStatus(status, event)).toBe(status)
  })

  it('[CART-20] follows the table through any row of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...cartStatusEvents), { maxLength: 60 }), (events) => {
        const expected = events.reduce<CartStatus>((status, event) => listed(status, event) ?? status, 'noCart')
        expect(events.reduce(nextCartStatus, initialCartStatus)).toBe(expected)
      }),
    )
  })
})
