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
  cart: {
    /** Of one line, in sales units. */
    largestQuantity: 1_000_000,
  },
  order: {
    /** Excluding VAT. The columns of orders hold less than ten times as much. */
    largestTotalSek: 1_000_000_000,
    mostOftenBought: 50,
  },
  catalogue: {},
  search: {},
  graphql: {},
  behaviourEvents: {},
  locations: {},
  database: {},
} as const
