/**
 * Every limit that keeps one caller from costing all others, in one table. A request over a limit is refused with a clear
 * 4xx; work over a limit of time is cut and answered with 503. `SECURITY.md` says where each is held and which test
 * proves it.
 */
export const limits = {
  /** Of every request, whoever sends it. */
  request: {},
  /** Log-in, refresh and access tokens. */
  session: {
    accessTokenSeconds: 15 * 60,
    refreshTokenDays: 30,
    /** However often it is refreshed, a session ends so long after its log-in. */
    longestDays: 90,
    /** So long a refresh token that was exchanged is answered with its successor: the first answer may have been lost. */
    refreshGraceMs: 30_000,
    /** So long the database's word on a session is kept in memory. */
    checkedForMs: 5_000,
    /** Sessions whose last check is kept in memory. */
    mostChecksKept: 10_000,
    /** A token may be issued so far ahead of this process's clock, by another process whose clock is a little fast. */
    clockSkewSeconds: 60,
    /** Signs of a user name, a password or a refresh token. */
    longestCredential: 200,
    /** Log-ins at an account, from all addresses together, before waits begin. */
    freeAttemptsPerAccount: 20,
    /** Log-ins from an address, at all accounts together, before waits begin. */
    freeAttemptsPerAddress: 100,
    /** Log-ins at an account from a device that has logged in to it before, before waits begin. */
    freeAttemptsPerDevice: 20,
    /** The first wait is one second, each next one twice as long, and none longer than this. */
    longestWaitSeconds: 15 * 60,
    /** Of the attempts that are counted, one is forgotten after each such time. */
    attemptForgottenAfterSeconds: 15 * 60,
    /** Rows of counted attempts that tidying leaves. */
    mostAttemptsKept: 100_000,
    /** Passwords that are hashed at the same time. */
    mostPasswordsAtOnce: 2,
    /** Passwords that wait to be hashed; as many again for known devices. */
    mostPasswordsWaiting: 60,
    knownDeviceDays: 180,
    /** Accounts that one browser is a known device of. */
    mostAccountsOfDevice: 5,
    tidiedEveryMs: 10 * 60 * 1000,
  },
  /** Answers kept for requests that may be sent again. */
  idempotency: { keptDays: 14, tidiedEveryMs: 60 * 60 * 1000 },
  cart: {},
  order: {},
  catalogue: {},
  search: {},
  graphql: {},
  behaviourEvents: {},
  locations: {},
  database: {},
} as const
