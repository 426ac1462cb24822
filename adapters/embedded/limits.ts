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
  behaviourEvents: {
    mostPerRequest: 500,
    longestNameCharacters: 100,
    largestAmount: 1e9,
    mostRequestsPerAddressMinute: 120,
    mostRequestsPerVisitorMinute: 60,
    /** Rows that one address may add in a day; what comes after is forgotten. */
    mostRowsPerAddressDay: 2_000,
    mostRowsPerVisitorDay: 1_000,
    /** Of the whole table; the oldest go first. */
    mostRows: 200_000,
    /** Addresses and visitors whose rate is remembered. */
    mostRatesRemembered: 10_000,
  },
  locations: {},
  database: {},
} as const
