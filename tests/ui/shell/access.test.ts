import { describe, expect, it } from 'vitest'
import type { CheckoutState } from '#domain/checkout/checkout'
import { stages } from '#domain/navigation/stage'
import type { Stage } from '#domain/navigation/stage'
import type { Role, SessionState } from '#domain/session/session'
import { accessTo } from '../../../ui/shell/access'
import { signedIn } from '../checkout/given'

const nothingPlaced: CheckoutState = { forms: {}, placing: { tag: 'Idle' } }
const { delivery } = signedIn()
const visitor: SessionState = { tag: 'Anonymous', delivery, lastFailure: undefined }

const withRole = (role: Role): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated') return session
  return { ...session, signedIn: { ...session.signedIn, claims: { ...session.signedIn.claims, role } } }
}

const access = (
  meta: Parameters<typeof accessTo>[0],
  session: SessionState,
  { checkout = nothingPlaced, stage = 'production' }: { checkout?: CheckoutState; stage?: Stage } = {},
) => accessTo(meta, { session, checkout, stage })

describe('access to a route', () => {
  it('is free where nothing is required', () => {
    expect(access({ name: 'index' }, visitor)).toBe('granted')
    expect(access({ name: 'index' }, { tag: 'Unknown', delivery })).toBe('granted')
  })

  it('[ROUTE-23] needs a log-in where the route says so, and waits until it is known who is here', () => {
    const meta = { name: 'cart', requiresAuth: true }
    expect(access(meta, { tag: 'Unknown', delivery })).toBe('undecided')
    expect(access(meta, { tag: 'Authenticating', delivery })).toBe('undecided')
    expect(access(meta, visitor)).toBe('logInFirst')
    expect(access(meta, signedIn())).toBe('granted')
  })

  it.each([
    ['USER', 'denied'],
    ['BUYER_ADMIN', 'granted'],
    ['SELLER_ADMIN', 'granted'],
    ['SITE_ADMIN', 'granted'],
  ] as const)('[ROUTE-24] an admin route for %s is %s', (role, expected) => {
    expect(access({ name: 'users', requiresAdmin: true }, withRole(role))).toBe(expected)
  })

  it('[ROUTE-25] a named permission that the token denies', () => {
    const meta = { name: 'history', deniedBy: 'EJ_ORDERHISTORIK' } as const
    expect(access(meta, signedIn(['EJ_ORDERHISTORIK']))).toBe('denied')
    expect(access(meta, signedIn(['EJ_ORDER']))).toBe('granted')
  })

  it('[ROUTE-26] [ROUTE-27] a page in development is refused to everybody in production, and open before it', () => {
    const meta = { name: 'new-page', inDevelopment: true }
    const opened = (session: SessionState) => stages.filter((stage) => access(meta, session, { stage }) === 'granted')
    expect(opened(visitor)).toEqual(['development', 'stage'])
    expect(opened(withRole('SITE_ADMIN'))).toEqual(['development', 'stage'])
    expect(access(meta, withRole('SITE_ADMIN'), { stage: 'production' })).toBe('denied')
    expect(access({ ...meta, requiresAuth: true }, visitor, { stage: 'stage' })).toBe('logInFirst')
  })

  it('[ROUTE-12] the confirmation is not there without an order', () => {
    const meta = { name: 'checkout-success-page', requiresAuth: true, rule: 'checkout-success-page' } as const
    expect(access(meta, signedIn())).toBe('notFound')
  })
})
