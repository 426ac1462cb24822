import { describe, expect, it } from 'vitest'
import { areSameRights, isPunchoutSession } from '#domain/session/permissions'
import { isSessionKnown, type SessionState } from '#domain/session/session'
import { commandId } from '#domain/kernel/ids'
import { aSignedIn, someClaims } from '../given'

const rights = someClaims({ permissionDenies: ['EJ_SE_PRISER', 'EJ_ORDER'] })
const noDelivery = { choice: undefined, zipCodes: {}, stores: {} }

const authenticated = (isPunchout: boolean): SessionState => ({
  ...{ tag: 'Authenticated', signedIn: aSignedIn({ claims: { isPunchout } }) },
  ...{ context: undefined, switchingTo: undefined, delivery: noDelivery },
})
const visitor: SessionState = { tag: 'Anonymous', delivery: noDelivery, lastFailure: undefined }

describe('two statements of what a user may do', () => {
  it('are the same whatever the order of the denies', () => {
    expect(areSameRights(rights, { ...rights, permissionDenies: ['EJ_ORDER', 'EJ_SE_PRISER'] })).toBe(true)
  })

  it.each([
    ['the role', { role: 'BUYER_ADMIN' }],
    ['the kind of session', { isPunchout: true }],
    ['a deny less', { permissionDenies: ['EJ_SE_PRISER'] }],
    ['a deny more', { permissionDenies: [...rights.permissionDenies, 'EJ_ALLA_LEVERANSSATT'] }],
    ['another deny', { permissionDenies: ['EJ_SE_PRISER', 'EJ_ALLA_LEVERANSSATT'] }],
  ] as const)('differ by %s, seen from either', (_, other) => {
    expect(areSameRights(rights, { ...rights, ...other })).toBe(false)
    expect(areSameRights({ ...rights, ...other }, rights)).toBe(false)
  })
})

describe('the session of a tab', () => {
  it('is that of a procurement system where its token says so, and never a visitor’s', () => {
    expect([authenticated(true), authenticated(false), visitor].map(isPunchoutSession)).toEqual([true, false, false])
  })

  it('is known once the user is: not before it is read, nor during a log-in', () => {
    const request = commandId('c1')
    const known: readonly SessionState[] = [visitor, authenticated(false)]
    const unknown: readonly SessionState[] = [
      { tag: 'Unknown', delivery: noDelivery },
      { tag: 'Authenticating', by: 'token', request, delivery: noDelivery },
    ]
    expect([...known, ...unknown].map(isSessionKnown)).toEqual([true, true, false, false])
  })
})
