import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { destinationOf } from './destination'

/** Where the root of the shop sends its visitors, by which status (ROUTE-49). */
export interface RootRedirect {
  readonly to: string
  readonly status: number
}

export type RootRedirectFault = 'forbiddenTarget' | 'leadsToItself' | 'noRedirectStatus'

/** Found, for now: a browser asks again next time (ROUTE-50). */
export const ROOT_REDIRECT_STATUS = 302

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

/** A whole address of the web. `//host` and `https:host` lead to another host without looking so. */
const wholeAddress = /^https?:\/\/[^/\\]/i

/**
 * The redirect that is configured; 302 where no status is. Its target is a path of the shop, or a whole `https://` or
 * `http://` address outside it.
 */
export const rootRedirect = (
  target: string,
  status: number = ROOT_REDIRECT_STATUS,
): Either<RootRedirectFault, RootRedirect> => {
  const destination = destinationOf(target, { external: true })
  if (E.isLeft(destination)) return E.left('forbiddenTarget')
  if (!redirectStatuses.includes(status)) return E.left('noRedirectStatus')
  const { right } = destination
  if (right.tag === 'Outside' && !wholeAddress.test(right.address)) return E.left('forbiddenTarget')
  const to = right.tag === 'Inside' ? right.path : right.address
  // Only the path decides: `/?a=b` is the root again.
  return /^\/?([#?]|$)/.test(to) ? E.left('leadsToItself') : E.right({ to, status })
}
