import type { CheckoutState } from '../checkout/checkout'
import { checkoutSuccessPageRule } from '../checkout/placing'
import { absurdCase } from '../kernel/decider'
import { type Action, may, needsLogIn } from '../session/permissions'
import type { SessionState } from '../session/session'

/** The stage of an installation: development, stage or production. */
export const stages = ['development', 'stage', 'production'] as const

export type Stage = (typeof stages)[number]

/** Pages in development are open in every stage except production (ROUTE-27). */
export const opensPagesInDevelopment = (stage: Stage): boolean => stage !== 'production'

/** The named validity rules that a route may set (ROUTE-22). */
export type RouteRule = 'checkout-success-page'

/** The access requirements of a route. */
export interface RouteRequirements {
  readonly requiresAuth?: boolean
  /** Users need this permission, by their role (ROUTE-24) and without a deny (ROUTE-25). */
  readonly requires?: Action
  /** Not yet for everybody (ROUTE-26, ROUTE-27). */
  readonly inDevelopment?: boolean
  /** Its work is done in the external admin site by those who use that (ROUTE-30), where there is one (ROUTE-31). */
  readonly inAdminSite?: boolean
  readonly rule?: RouteRule
}

export interface AccessFacts {
  readonly session: SessionState
  readonly checkout: CheckoutState
  readonly stage: Stage
  /** Whether an external admin site is configured. */
  readonly hasAdminSite: boolean
}

const rules: Readonly<Record<RouteRule, (facts: AccessFacts) => boolean>> = {
  'checkout-success-page': ({ checkout }) => checkoutSuccessPageRule(checkout),
}

/**
 * Whether a route may be entered. `undecided` while the session is unknown; `logInFirst` (ROUTE-29);
 * `denied` for a failed access requirement (ROUTE-28); `notFound` for a failed rule (ROUTE-22); `inAdminSite` for a page
 * whose work the user does in the external admin site (ROUTE-30).
 */
export type Access = 'granted' | 'undecided' | 'logInFirst' | 'denied' | 'notFound' | 'inAdminSite'

export const accessTo = (route: RouteRequirements, facts: AccessFacts): Access => {
  if (route.inDevelopment === true && !opensPagesInDevelopment(facts.stage)) return 'denied'
  const { requires } = route
  if (route.requiresAuth !== true && requires === undefined) return ruleAccess(route, facts)
  const { session } = facts
  switch (session.tag) {
    case 'Unknown':
    case 'Authenticating':
      return 'undecided'
    case 'Anonymous':
    case 'Challenged':
      return route.requiresAuth === true || (requires !== undefined && needsLogIn(requires))
        ? 'logInFirst'
        : ruleAccess(route, facts)
    case 'Authenticated':
      if (requires !== undefined && !may(session.signedIn.claims, requires)) return 'denied'
      return route.inAdminSite === true && facts.hasAdminSite && may(session.signedIn.claims, 'useAdminSite')
        ? 'inAdminSite'
        : ruleAccess(route, facts)
    default:
      return absurdCase(session)
  }
}

const ruleAccess = (route: RouteRequirements, facts: AccessFacts): Access =>
  route.rule === undefined || rules[route.rule](facts) ? 'granted' : 'notFound'
