/**
 * Every limit that keeps one caller from costing all others, in one table. A request over a limit is refused with a clear
 * 4xx; work over a limit of time is cut and answered with 503. `SECURITY.md` says where each is held and which test
 * proves it.
 */
export const limits = {
  /** Of every request, whoever sends it. */
  request: {},
  /** Under which names a request may come, and by way of whom. */
  hosts: {
    /** Letters of a host with its port: as long as the domain name system allows a name, and a port. */
    longestLetters: 259,
    /** Proxies in a row that may be trusted by their number. */
    mostProxyHops: 10,
  },
  /** Pages drawn on the server, and what is kept to draw them. */
  pages: {
    /** How long a page, and each answer that it is drawn from, is kept: what is shown is a minute old at most. */
    keptForMs: 30_000,
    /** Drawn pages of all hosts and brands together. */
    keptPagesBytes: 128 * 1024 * 1024,
    /** Drawn parts of pages, for each brand. */
    keptPartsBytes: 64 * 1024 * 1024,
    /** Answers of a kind, for each brand. */
    mostKeptAnswers: 200,
    /** Answers with up to 240 products, which weigh megabytes, of a kind and for each brand. */
    mostKeptLists: 20,
    /** Addresses of the shop under which the frame of pages is kept, for each brand. */
    mostKeptOrigins: 16,
    /** Redirects within a configured service that a call follows. */
    mostRedirects: 3,
  },
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
  database: {
    /** Of one statement of a request; start-up, migrations and seeding have no limit. */
    statementTimeoutMs: 5_000,
    /** Of waiting for a row that somebody else changes. */
    lockTimeoutMs: 4_000,
    /** Of a transaction of PostgreSQL in which nothing is asked. */
    idleInTransactionTimeoutMs: 10_000,
    /** Of opening one connection to PostgreSQL. */
    connectTimeoutMs: 5_000,
    /** Connections to PostgreSQL at most; the embedded database has one. */
    mostConnections: 10,
    /** Connections to PostgreSQL that one caller may hold at once. */
    mostConnectionsOfOneCaller: 6,
    /** Calls that may wait for a connection, whoever they are from. */
    mostWaiting: 2_000,
    /** Calls of one caller that may wait for a connection. */
    mostWaitingOfOneCaller: 500,
    /** Of waiting for a connection. */
    waitForConnectionMs: 20_000,
    /** A caller that held a connection for longer stands behind the others for a while. */
    slowTurnMs: 250,
    /** Time that the embedded database stays free for other callers before a slow one has its turn. */
    yieldMs: 30,
    /** Of the question whether the database answers. */
    readyTimeoutMs: 5_000,
    /** Of waiting for a PostgreSQL that is not up yet when the shop starts. */
    startWaitMs: 60_000,
    /** Of opening the embedded database, recovery after a crash included. */
    openTimeoutMs: 120_000,
    /** After the embedded database could not be opened again, calls are refused for so long before the next try. */
    reopenAfterMs: 1_000,
    /** Free space below which a database that cannot be opened is blamed on a full disk. */
    leastFreeBytes: 32 * 1024 * 1024,
    /** What `Retry-After` says when the database is away or busy. */
    retryAfterS: 2,
  },
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
