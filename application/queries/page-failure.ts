import type { CallFailure } from '#domain/failure/call-failure'
import { ROOT_REDIRECT_STATUS } from '#domain/navigation/destination'
import type { PageFailure } from './page-data'

export const notFound = (path: string): PageFailure => ({ tag: 'NotFound', path })

/** A page that lies at another address: a path of the shop, or a whole one. 302: a browser asks again next time. */
export const redirected = (to: string, status: number = ROOT_REDIRECT_STATUS): PageFailure => ({
  tag: 'Redirected',
  to,
  status,
})

/** A page that could not be made, since a service did not answer as it should. */
export const failed = (failure: CallFailure): PageFailure => ({ tag: 'Failed', failure })

const nothingThere = [400, 404]

/** A service that does not know what the page is about, or cannot even read its name, means that there is no such page. */
export const absentIsNotFound =
  (path: string) =>
  (failure: CallFailure): PageFailure =>
    failure.tag === 'Refused' && nothingThere.includes(failure.status) ? notFound(path) : failed(failure)
