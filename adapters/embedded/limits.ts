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
  session: {},
  cart: {},
  order: {},
  catalogue: {},
  search: {},
  graphql: {},
  behaviourEvents: {},
  locations: {},
  database: {},
} as const
