import { emptyCheckout } from '#domain/checkout/evolve'
import { describe, expect, it } from 'vitest'
import type { CheckoutState } from '#domain/checkout/checkout'
import { commandId } from '#domain/kernel/ids'
import { accessTo, type Stage, stages } from '#domain/navigation/access'
import { roles, type Role, type SessionState } from '#domain/session/session'
import { signedIn } from '../given-articles'

const nothingPlaced: CheckoutState = emptyCheckout
const { delivery } = signedIn()
const visitor: SessionState = { tag: 'Anonymous', delivery, lastFailure: undefined }

const withRole = (role: Role): SessionState => {
  const session = signedIn()
  if (session.tag !== 'Authenticated') return session
  return { ...session, signedIn: { ...session.signedIn, claims: { ...session.signedIn.claims, role } } }
}

const access = (
  route: Parameters<typeof accessTo>[0],
  session: SessionState,
  {
    checkout = nothingPlaced,
    stage = 'production',
    hasAdminSite = false,
  }: { checkout?: CheckoutState; stage?: Stage; hasAdminSite?: boolean } = {},
) => accessTo(route, { session, checkout, stage, hasAdminSite })

describe('access to a route', () => {
  it('is free where nothing is required', () => {
    expect(access({}, visitor)).toBe('granted')
    expect(access({}, { tag: 'Unknown', delivery })).toBe('granted')
  })

  it('sends somebody who has not answered a challenge to the log-in, and lets them in where nobody need log in', () => {
    const challenged: SessionState = { tag: 'Challenged', delivery, challengeName: 'NEW_PASSWORD_REQUIRED' }
    expect(access({ requiresAuth: true }, challenged)).toBe('logInFirst')
    expect(access({ requires: 'seePrices' }, challenged)).toBe('granted')
  })

  it('[ROUTE-23] needs a log-in where the route says so, and waits until it is known who is here', () => {
    const route = { requiresAuth: true }
    expect(access(route, { tag: 'Unknown', delivery })).toBe('undecided')
    expect(access(route, { tag: 'Authenticating', by: 'token', request: commandId('c1'), delivery })).toBe('undecided')
    expect(access(route, visitor)).toBe('logInFirst')
    expect(access(route, signedIn())).toBe('granted')
  })

  it.each([
    ['USER', 'denied'],
    ['BUYER_ADMIN', 'granted'],
    ['SELLER_ADMIN', 'granted'],
    ['SITE_ADMIN', 'granted'],
  ] as const)('[ROUTE-24] an admin route for %s is %s', (role, expected) => {
    expect(access({ requires: 'seeOtherUsers' }, withRole(role))).toBe(expected)
  })

  it('[ROUTE-25] a named permission that the token denies', () => {
    const route = { requires: 'seeOrderHistory' } as const
    expect(access(route, signedIn(['EJ_ORDERHISTORIK']))).toBe('denied')
    expect(access(route, signedIn(['EJ_ORDER']))).toBe('granted')
    expect(access(route, visitor)).toBe('logInFirst')
  })

  it('waits for the session where only a deny closes a route that visitors may enter', () => {
    const route = { requires: 'seePrices' } as const
    expect(access(route, { tag: 'Unknown', delivery })).toBe('undecided')
    expect(access(route, visitor)).toBe('granted')
    expect(access(route, signedIn(['EJ_SE_PRISER']))).toBe('denied')
  })

  it('[ROUTE-26] [ROUTE-27] a page in development is refused to everybody in production, and open before it', () => {
    const route = { inDevelopment: true }
    const opened = (session: SessionState) => stages.filter((stage) => access(route, session, { stage }) === 'granted')
    expect(opened(visitor)).toEqual(['development', 'stage'])
    expect(opened(withRole('SITE_ADMIN'))).toEqual(['development', 'stage'])
    expect(access(route, withRole('SITE_ADMIN'), { stage: 'production' })).toBe('denied')
    expect(access({ ...route, requiresAuth: true }, visitor, { stage: 'stage' })).toBe('logInFirst')
  })

  it('[ROUTE-12] the confirmation is not there without an order', () => {
    const route = { requiresAuth: true, rule: 'checkout-success-page' } as const
    expect(access(route, signedIn())).toBe('notFound')
  })

  it('[ROUTE-30] [ROUTE-31] [PERM-05] leads sellers and site admins to the admin site where there is one, others into the page', () => {
    const route = { requiresAuth: true, requires: 'seeOtherUsers', inAdminSite: true } as const
    const all = roles.map((role) => access(route, withRole(role), { hasAdminSite: true }))
    expect(all).toEqual(['inAdminSite', 'inAdminSite', 'granted', 'denied'])
    expect(roles.map((role) => access(route, withRole(role)))).toEqual(['granted', 'granted', 'granted', 'denied'])
    expect(access(route, visitor, { hasAdminSite: true })).toBe('logInFirst')
    const other = { requiresAuth: true, requires: 'seeOtherUsers' } as const
    expect(access(other, withRole('SITE_ADMIN'), { hasAdminSite: true })).toBe('granted')
  })
})
