import type { CheckoutState } from '../checkout/checkout'
import { checkoutSuccessPageRule } from '../checkout/success-page-rule'
import { absurdCase } from '../kernel/decider'
import { opensPagesInDevelopment, type Stage } from './stage'
import { isDenied } from '../session/permissions'
import { isAdmin } from '../session/roles'
import type { PermissionDeny, SessionState } from '../session/session'

/** The named validity rules that a route may set (ROUTE-22). */
export type RouteRule = 'checkout-success-page'

/** What a route requires of whoever enters it. */
export interface RouteRequirements {
  readonly requiresAuth?: boolean
  readonly requiresAdmin?: boolean
  /** Refused to users who carry this denial (ROUTE-25). */
  readonly deniedBy?: PermissionDeny
  /** Not yet for everybody (ROUTE-26, ROUTE-27). */
  readonly inDevelopment?: boolean
  readonly rule?: RouteRule
}

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

export const accessTo = (route: RouteRequirements, facts: AccessFacts): Access => {
  if (route.inDevelopment === true && !opensPagesInDevelopment(facts.stage)) return 'denied'
  const needsSession = route.requiresAuth === true || route.requiresAdmin === true || route.deniedBy !== undefined
  if (!needsSession) return ruleAccess(route, facts)
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
      if (route.requiresAdmin === true && !isAdmin(claims.role)) return 'denied'
      if (route.deniedBy !== undefined && isDenied(claims, route.deniedBy)) return 'denied'
      return ruleAccess(route, facts)
    }
    default:
      return absurdCase(session)
  }
}

const ruleAccess = (route: RouteRequirements, facts: AccessFacts): Access =>
  route.rule === undefined || rules[route.rule](facts) ? 'granted' : 'notFound'
