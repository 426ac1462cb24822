import { LONGEST_QUERY } from '#domain/catalogue/longest-query'

/**
 * Every limit that keeps one caller from costing all others, in one table. A request over a limit is refused with a clear
 * 4xx; work over a limit of time is cut and answered with 503. `SECURITY.md` says where each is held and which test
 * proves it.
 */
export const limits = {
  /** Of every request, whoever sends it. */
  request: {
    /** A body, in bytes. Carts have a limit of their own. */
    mostBytes: 256 * 1024,
    /** Objects and lists of a body within each other. */
    mostDepth: 30,
    /** Values in a body: every object, list, text and number counts as one. */
    mostValues: 20_000,
    /** One text in a body, in characters. */
    longestText: 100_000,
    /** An address with its query string, in characters. */
    longestAddress: 8_192,
    /** A parameter in a path, in characters; a category is addressed by its whole path. */
    longestParameter: 500,
    /** The header Idempotency-Key, in characters. */
    longestIdempotencyKey: 200,
    /** From the first byte of a request until its headers are there. */
    headersTimeoutMs: 15_000,
    /** From the first byte of a request until all of it is there. */
    requestTimeoutMs: 30_000,
    /** A connection on which nothing moves at all. */
    connectionTimeoutMs: 90_000,
    /** An open connection between two requests. */
    keepAliveTimeoutMs: 72_000,
    /** From the headers of a request until its answer begins, its body included. */
    answerTimeoutMs: 60_000,
    /** How often Node looks for requests that take too long. */
    timeoutsCheckedEveryMs: 5_000,
  },
  /** Log-in, refresh and access tokens. */
  session: {},
  cart: {
    /** Lines of one cart. */
    mostLines: 2_000,
    /** Items that one request adds. */
    mostAdded: 1_000,
    /** Lines that one request changes, or removes by id: every line of the fullest cart. */
    mostChanged: 2_000,
    /** The body of such a request, in bytes. */
    mostBytes: 1024 * 1024,
    /** Units of one line. */
    largestQuantity: 1_000_000,
    /** A line's label, in characters. */
    longestLabel: 100,
  },
  order: {
    /** Each text that a buyer writes for a delivery, in characters. Some fields hold less: see their form. */
    longestField: 200,
  },
  catalogue: {
    /** Articles that one call asks for. */
    mostArticles: 1_000,
    /** Stock balances of one answer: articles times places. */
    mostBalances: 50_000,
    /** Ways down to a category that one call asks for. */
    mostTrails: 100,
  },
  search: {
    /** A text that is searched for, in characters. */
    longestQuery: LONGEST_QUERY,
    /** Words whose spelling is looked into; of a longer text none is. */
    mostSpelledWords: 10,
    /** Entities of one page. */
    mostTaken: 1_000,
    /** Entities before the first of a page. */
    mostSkipped: 1_000_000,
    /** Completions of what is being typed. */
    mostCompleted: 50,
    /** Facets of one question; the options of each are counted among what all others let through. */
    mostFacets: 10,
    /** Attributes that one question sorts by. */
    mostSortings: 5,
    /** Filters within each other. */
    mostFilterDepth: 8,
    /** Conditions of one question; each is compared with every article that the others let through. */
    mostConditions: 40,
    /** Texts looked for inside values, and amounts compared with values: no index finds either. */
    mostContained: 10,
    mostCompared: 20,
    /** Values that attributes are to equal, in filter, facets and attribute together. */
    mostValues: 1_000,
    /** A name or a value of an attribute, in characters. */
    longestValue: 200,
    /** Answers that are kept, in characters together with their questions. */
    mostKeptCharacters: 32 * 1024 * 1024,
  },
  graphql: {
    /** Fields within each other. The shop's own queries are five deep and use no aliases. */
    mostDepth: 8,
    mostTokens: 1_000,
    mostAliases: 4,
    mostSpreads: 30,
    /** Deliveries that one question asks the stock for. */
    mostDeliveries: 20,
  },
  behaviourEvents: {},
  locations: {
    /** Places whose stock one call asks for, over all its deliveries. */
    mostPlaces: 100,
    /** The text of an address search, in characters. */
    longestQuery: 100,
  },
  content: {
    /** Entries or assets of one page. */
    mostItems: 1_000,
    /** Links that are followed from what is answered. */
    mostIncludeDepth: 10,
    mostFilters: 20,
    mostOrders: 5,
    /** Paths of fields that are answered. */
    mostSelected: 100,
    /** A text that is looked for, in characters. */
    longestQuery: 200,
  },
  database: {},
} as const
