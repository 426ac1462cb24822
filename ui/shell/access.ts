import type { CheckoutState } from '#domain/checkout/checkout'
import { checkoutSuccessPageRule } from '#domain/checkout/success-page-rule'
import { absurdCase } from '#domain/kernel/decider'
import { opensPagesInDevelopment, type Stage } from '#domain/navigation/stage'
import { isDenied } from '#domain/session/permissions'
import { isAdmin } from '#domain/session/roles'
import type { SessionState } from '#domain/session/session'
import type { RouteMeta, RouteRule } from './route-meta'

export interface AccessFacts {
  readonly session: SessionState
  readonly checkout: CheckoutState
  readonly stage: Stage
}

const rules: Readonly<Record<RouteRule, (facts: AccessFacts) => boolean>> = {
  'checkout-success-page': ({ checkout }) => checkoutSuccessPageRule(checkout),
}

/**
 * Whether a route may be entered. `undecided` while nobody knows yet who is here; `logInFirst` (ROUTE-29);
 * `denied` for a failed access requirement (ROUTE-28); `notFound` for a failed rule (ROUTE-22).
 */
export type Access = 'granted' | 'undecided' | 'logInFirst' | 'denied' | 'notFound'

export const accessTo = (meta: RouteMeta, facts: AccessFacts): Access => {
  if (meta.inDevelopment === true && !opensPagesInDevelopment(facts.stage)) return 'denied'
  const needsSession = meta.requiresAuth === true || meta.requiresAdmin === true || meta.deniedBy !== undefined
  if (!needsSession) return ruleAccess(meta, facts)
  const { session } = facts
  switch (session.tag) {
    case 'Unknown':
    case 'Authenticating':
      return 'undecided'
    case 'Anonymous':
    case 'Challenged':
      return 'logInFirst'
    case 'Authenticated': {
      const { claims } = session.signedIn
      if (meta.requiresAdmin === true && !isAdmin(claims.role)) return 'denied'
      if (meta.deniedBy !== undefined && isDenied(claims, meta.deniedBy)) return 'denied'
      return ruleAccess(meta, facts)
    }
    default:
      return absurdCase(session)
  }
}

const ruleAccess = (meta: RouteMeta, facts: AccessFacts): Access =>
  meta.rule === undefined || rules[meta.rule](facts) ? 'granted' : 'notFound'
