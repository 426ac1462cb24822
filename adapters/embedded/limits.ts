/**
 * Every limit that keeps one caller from costing all others, in one table. A request over a limit is refused with a clear
 * 4xx; work over a limit of time is cut and answered with 503. `SECURITY.md` says where each is held and which test
 * proves it.
 */
export const limits = {
  /** Of every request, whoever sends it. */
  request: {},
  /** Log-in, refresh and access tokens. */
  session: {},
  cart: {},
  order: {},
  catalogue: {},
  search: {},
  graphql: {},
  behaviourEvents: {},
  locations: {},
  database: {},
  /** Of the end of the process. */
  shutdown: {
    /** Requests under way may be finished; then their connections are cut. */
    graceMs: 10_000,
    /** Connections without a request and the database are closed; then the process ends all the same. */
    closeMs: 5_000,
    /** Clients that hear of the end are asked to come back after so long. */
    retryAfterS: 5,
    /** A terminal and npm both pass a signal on: what follows sooner than this is the same signal. */
    sameSignalMs: 500,
  },
} as const
