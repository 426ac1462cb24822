import type { CallFailure } from '#domain/failure/call-failure'
import { ROOT_REDIRECT_STATUS } from '#domain/navigation/destination'
import type { PageFailure } from './page-data'

export const notFound = (path: string): PageFailure => ({ tag: 'NotFound', path })

/** A redirect to another address: a path of the shop, or a whole address. 302: browsers do not cache it. */
export const redirected = (to: string, status: number = ROOT_REDIRECT_STATUS): PageFailure => ({
  tag: 'Redirected',
  to,
  status,
})

/** A page that failed because a service did not answer as its contract says. */
export const failed = (failure: CallFailure): PageFailure => ({ tag: 'Failed', failure })

const nothingThere = [400, 404]

/** A 404 or 400 of the service means that the page does not exist. */
export const absentIsNotFound =
  (path: string) =>
  (failure: CallFailure): PageFailure =>
    isAbsent(failure) ? notFound(path) : failed(failure)

/** Whether a service says, with 404 or 400, that what was asked for does not exist. */
export const isAbsent = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && nothingThere.includes(failure.status)
