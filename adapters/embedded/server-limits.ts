import { limits } from './limits'
import { parseQueryString } from './query-string'

/** Milliseconds; see `limits.request`. */
export type Timeouts = Record<Extract<keyof typeof limits.request, `${string}Ms`>, number>

/**
 * Settings of Fastify and Node by which no request lasts for ever. A request that does not arrive in time is answered
 * 408 and its connection closed; an answer that does not begin in time is 503.
 */
export const serverLimits = (timeouts: Timeouts) => ({
  bodyLimit: limits.request.mostBytes,
  routerOptions: { maxParamLength: limits.request.longestParameter, querystringParser: parseQueryString },
  requestTimeout: timeouts.requestTimeoutMs,
  connectionTimeout: timeouts.connectionTimeoutMs,
  keepAliveTimeout: timeouts.keepAliveTimeoutMs,
  handlerTimeout: timeouts.answerTimeoutMs,
  http: {
    headersTimeout: timeouts.headersTimeoutMs,
    connectionsCheckingInterval: timeouts.timeoutsCheckedEveryMs,
    // A request without a host is refused with those of other unreadable hosts.
    requireHostHeader: false,
  },
})
