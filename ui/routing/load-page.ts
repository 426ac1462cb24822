import * as E from 'fp-ts/Either'
import { data, redirect } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageFailure } from '#application/queries/page-data'
import type { QueryPorts } from '#application/queries/query-ports'
import { inTime } from '#application/timing/in-time'
import type { Queried } from './page'

export type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>

/** Returns the data of a page, or throws a response with the status of the page (302, 404, 500, 503). */
export type LoadPage = (page: Queried, args: LoaderArgs) => Promise<object>

/** The error for the error page. A router's loader fails by throwing. */
const throwFailure = (failure: PageFailure): never => {
  switch (failure.tag) {
    case 'NotFound':
      throw data({ path: failure.path }, { status: 404, statusText: 'Page Not Found' })
    case 'Redirected':
      throw redirect(failure.to, failure.status)
    case 'ContentFailed':
    case 'Late':
      throw data(null, { status: 503, statusText: 'Service Unavailable' })
    case 'Failed':
      throw data(null, { status: failureStatusOf(failure), statusText: 'Service Unavailable' })
  }
}

/**
 * A service that fails or does not answer gives 503, since a retry may help; so does a refused query, which the
 * commerce service answers with 200. Only an answer that breaks the contract is an internal error.
 */
const failureStatusOf = ({ failure }: Extract<PageFailure, { tag: 'Failed' }>): number => {
  switch (failure.tag) {
    case 'Refused':
      return failure.status >= 400 && failure.status < 500 ? failure.status : 503
    case 'Lost':
    case 'Aborted':
      return 503
    case 'Unreadable':
      return 500
  }
}

/** In place of the answer that did not come in the time of a page. */
const tooLate: E.Either<PageFailure, never> = E.left({ tag: 'Late' })

/** The request for a page from the arguments of a router's loader. */
export const pageRequestOf = ({ request, params }: LoaderArgs) => ({
  url: new URL(request.url),
  params,
  signal: request.signal,
})

/**
 * Loads pages from the services, on the server and in the browser. A page that is not there after `pageWaitMs` has
 * failed with 503, and its calls are aborted.
 * @param portsAt the services, given the origin that the reader used
 */
export const createLoadPage =
  (portsAt: (origin: string) => QueryPorts): LoadPage =>
  async ({ query }, args) => {
    const request = pageRequestOf(args)
    const ports = portsAt(request.url.origin)
    const { timers, pageWaitMs: waitMs } = ports.patience
    const answer =
      (await inTime({ timers, waitMs, signal: request.signal }, (signal) =>
        query.ask(ports, { ...request, signal }),
      )) ?? tooLate
    return E.isRight(answer) ? answer.right : throwFailure(answer.left)
  }
