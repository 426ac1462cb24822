import { spreadsheetLimits } from '#adapters/spreadsheet/limits'
import { MOST_ADDED } from '#domain/cart/most-added'
import { LONGEST_LABEL } from '#domain/cart/label'
import { LONGEST_QUERY } from '#domain/catalogue/article-numbers'
import { MOST_LIST_ROWS } from '#domain/favourite-lists/favourite-list'
import { MOST_FAVOURITES } from '#domain/favourites/favourites'
import { LARGEST_QUANTITY } from '#domain/kernel/quantity'
import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import { LONGEST_CREDENTIAL } from '#domain/session/credentials'

/**
 * All limits that protect the other callers from one caller. A request over a limit is refused with a clear 4xx; work
 * over a time limit is ended and answered with 503. `SECURITY.md` says where each is held and which test
 * proves it.
 */
export const limits = {
  /** Of every request. */
  request: {
    /** A body, in bytes. Carts have a limit of their own. */
    mostBytes: 256 * 1024,
    /** The nesting depth of objects and lists in a body. */
    mostDepth: 30,
    /** Values in a body: every object, list, text and number counts as one. */
    mostValues: 20_000,
    /** One text in a body, in characters. */
    longestText: 100_000,
    /** An address with its query string, in characters. */
    longestAddress: 8_192,
    /** A parameter in a path, in characters; a category is addressed by its whole path. */
    longestParameter: 500,
    /** Wrong fields that a refusal names; a body may have thousands. */
    mostFaults: 20,
    /** The path to such a field, in characters: its names come from the caller. */
    longestFaultPath: 200,
    /** The header Idempotency-Key, in characters. */
    longestIdempotencyKey: 200,
    /** From the first byte of a request until its headers are there. */
    headersTimeoutMs: 15_000,
    /** From the first byte of a request until all of it is there. */
    requestTimeoutMs: 30_000,
    /** A connection without any traffic. */
    connectionTimeoutMs: 90_000,
    /** The least size of an answer that is compressed; shorter ones gain nothing. */
    leastCompressedBytes: 1_024,
    /** An open connection between two requests. */
    keepAliveTimeoutMs: 72_000,
    /** From the headers of a request until its answer begins, its body included. */
    answerTimeoutMs: 60_000,
    /** How often Node looks for requests that take too long. */
    timeoutsCheckedEveryMs: 5_000,
  },
  /** Host names and proxies of a request. */
  hosts: {
    /** A host with its port, in characters: the longest domain name and a port. */
    longestLetters: 259,
    /** Proxies in a row that may be trusted by their number. */
    mostProxyHops: 10,
  },
  /** Pages drawn on the server, and what is kept to draw them. */
  pages: {
    /** How long a page, and each answer that it is drawn from, is kept: what is shown is a minute old at most. */
    keptForMs: 30_000,
    /** Drawn pages of all hosts and brands together. */
    keptPagesBytes: 64 * 1024 * 1024,
    /** Answers of a kind, for each brand. */
    mostKeptAnswers: 200,
    /** Answers with up to 96 products, which weigh a megabyte, of a kind and for each brand. */
    mostKeptLists: 20,
    /** Addresses of the shop under which the frame of pages is kept, for each brand. */
    mostKeptOrigins: 16,
    /** So long a page is waited for altogether; after that it is answered with 503. */
    pageWaitMs: 4_000,
    /** The same where this process answers everything itself: its database ends a query that takes too long. */
    ownPageWaitMs: 20_000,
    /** So long a page waits for what is not its own matter, from when that is there. */
    partsWaitMs: 300,
    /** The same where this process answers everything itself. */
    ownPartsWaitMs: 3_000,
    /** What `Retry-After` says when a page cannot be drawn because a service is down. */
    retryAfterS: 10,
    /** Redirects within a configured service that a call follows. */
    mostRedirects: 3,
  },
  /** Log-in, refresh and access tokens. */
  session: {
    accessTokenSeconds: 15 * 60,
    refreshTokenDays: 30,
    /** From the log-in to the end of a session, however often it is refreshed. */
    longestDays: 90,
    /** An exchanged refresh token gets its successor again for this time, because the first answer may have been lost. */
    refreshGraceMs: 30_000,
    /** How long the result of a session check is kept in memory. */
    checkedForMs: 5_000,
    /** Sessions whose last check is kept in memory. */
    mostChecksKept: 10_000,
    /** A token may be issued so far ahead of this process's clock, by another process whose clock is a little fast. */
    clockSkewSeconds: 60,
    /** A user name, a password or a refresh token, in characters. */
    longestCredential: LONGEST_CREDENTIAL,
    /** Log-ins at an account, from all addresses together, before waits begin. */
    freeAttemptsPerAccount: 20,
    /** Log-ins from an address, at all accounts together, before waits begin. */
    freeAttemptsPerAddress: 100,
    /** Log-ins at an account from a device that has logged in to it before, before waits begin. */
    freeAttemptsPerDevice: 20,
    /** Requests for a new password of an e-mail address, from all addresses of the network together, before waits begin. */
    freePasswordRequestsPerAccount: 5,
    /** Requests for new passwords from an address of the network, before waits begin. */
    freePasswordRequestsPerAddress: 20,
    /** Tries to choose a password from an address, before waits begin. */
    freeNewPasswordsPerAddress: 50,
    /** Links to another e-mail address that a user asks for, before waits begin. */
    freeEmailChanges: 5,
    emailLinkMinutes: 60,
    activationLinkDays: 7,
    resetLinkMinutes: 60,
    /** From a log-in with a password that must be changed until the new one is there. */
    challengeMinutes: 15,
    /** Requests whose process ended before it answered them are looked for this often; the others are answered at once. */
    passwordRequestsLookedEveryMs: 30_000,
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
  /** Mails of the shop. */
  mail: {
    /** How often the outbox is looked into. */
    lookedEveryMs: 2_000,
    /** Of opening a connection to the mail server, and of its greeting. */
    connectTimeoutMs: 10_000,
    /** Of the whole sending of one mail. */
    sendTimeoutMs: 20_000,
    /** After the first try that failed for now; each next wait is twice as long. */
    firstRetryMs: 15_000,
    longestRetryMs: 60 * 60 * 1000,
    /** A mail that the server could not take for so long is given up. */
    triedForMs: 2 * 24 * 60 * 60 * 1000,
    /** A mail that a process has taken up for so long: the process died. */
    claimLapsesMs: 5 * 60 * 1000,
    keptMs: 14 * 24 * 60 * 60 * 1000,
    /** Mails kept, sent or not; the oldest go first. */
    mostKept: 10_000,
    /** Mails that the mailbox of a demo shows. */
    mostShown: 50,
    tidiedEveryMs: 60 * 60 * 1000,
    /** A subject, in characters. */
    longestSubject: 150,
    /** All files of one mail together. */
    mostAttachedBytes: 5 * 1024 * 1024,
    /** Mails with files that are kept, sent or not; the oldest go first. */
    mostKeptWithFiles: 500,
  },
  /** Answers kept for requests that may be sent again. */
  idempotency: { keptDays: 14, tidiedEveryMs: 60 * 60 * 1000 },
  cart: {
    /** Lines of one cart. */
    mostLines: 2_000,
    /** Items that one request adds. */
    mostAdded: MOST_ADDED,
    /** Lines that one request changes, or removes by id: every line of the fullest cart. */
    mostChanged: 2_000,
    /** The body of such a request, in bytes. */
    mostBytes: 1024 * 1024,
    /** Units of one line. */
    largestQuantity: LARGEST_QUANTITY,
    /** A line's label, in characters. */
    longestLabel: LONGEST_LABEL,
  },
  /** Files that are read into a cart or written of it; the limits of a file itself are those of the browser too. */
  spreadsheet: {
    ...spreadsheetLimits,
    /** Heap of the thread that reads or writes a file. */
    mostHeapMegabytes: 256,
    /** Files that are read or written at the same time. */
    mostAtOnce: 2,
    /** Files that wait for that. */
    mostWaiting: 20,
    /** What `Retry-After` says when too many wait. */
    retryAfterS: 5,
  },
  order: {
    /** Excluding VAT. The columns of orders hold less than ten times as much. */
    largestTotalSek: 1_000_000_000,
    mostOftenBought: 50,
    /** Articles that one call asks the last purchase of, and purchases of one answer. A search takes all of them as values. */
    mostPurchases: 500,
    /** Each text that a buyer writes for a delivery, in characters. Some fields hold less: see their form. */
    longestField: 200,
  },
  /** Placed orders. */
  orderHistory: {
    /** Orders of one page. */
    mostOfAPage: 100,
    /** Orders before the first of a page. */
    mostSkipped: 1_000_000,
    /** How often orders are looked for whose next step is due. */
    livedEveryMs: 30_000,
    /** Of them, those that are read at a time. */
    mostLivedAtOnce: 100,
    /** Days that the clocks of orders in a demo are turned at a time. */
    mostDaysAhead: 366,
  },
  /** Documents and files of placed orders, and inquiries about them. */
  orderDocuments: {
    /** Documents that are drawn at the same time. */
    mostAtOnce: 2,
    /** Documents that wait for that. */
    mostWaiting: 20,
    /** What `Retry-After` says when too many wait. */
    retryAfterS: 5,
    /** Documents of one mail. */
    mostOfAMail: 10,
    /** Mails with documents that one user asks for. */
    mostMailsPerHour: 20,
    /** Inquiries of one user. */
    mostInquiriesPerHour: 20,
    /** Orders of one file. */
    mostExported: 5_000,
    /** Rows that an order's receipt by mail names; the others are counted. */
    mostReceiptRows: 100,
  },
  queryString: {
    mostParameters: 1_000,
    /** Of a list; a greater one is the name of a field. */
    mostIndex: 20,
    /** Levels of brackets. */
    deepest: 5,
  },
  forms: {
    /** Forms that one network sends before it has to wait. */
    freePerAddress: 20,
  },
  /** Administration of users. */
  users: {
    /** Users of one page of the list. */
    mostOfAPage: 100,
    /** Users before the first of a page. */
    mostSkipped: 1_000_000,
    /** Terms of a search; those after them are left out. */
    mostTerms: 10,
    /** Users that one administrator adds, each of whom gets a mail. */
    mostNewPerHour: 100,
    /** Users of one and the same name. */
    mostOfAName: 200,
  },
  addresses: {
    /** Addresses of one customer; one answer holds all of them. */
    mostOfCustomer: 500,
  },
  favourites: {
    /** Articles that one user marks, and so ids of one removal. */
    mostOfUser: MOST_FAVOURITES,
  },
  /** Lists of articles. How many lists and rows there may be is a rule of the shop: `domain/favourite-lists`. */
  favouriteLists: {
    /** Lists, or rows of a list, of one page. */
    mostOfAPage: 100,
    /** Lists or rows before the first of a page. */
    mostSkipped: 1_000_000,
    /** Rows that one call adds, removes or brings back: every row of the fullest list. */
    mostRowsOfACall: MOST_LIST_ROWS,
    /** Rows that come with a list itself. */
    firstRows: 5,
    /** A search within a list, in characters. */
    longestSearch: 100,
    /** What was removed can be brought back for so long. */
    removedKeptMs: 24 * 60 * 60 * 1000,
    tidiedEveryMs: 60 * 60 * 1000,
  },
  /** Offers of customers to their own customers. Rows and texts have the bounds of `domain/quotes/quote-bounds`. */
  quotes: {
    /** Quotes of one customer. */
    mostOfACustomer: 2_000,
    /** Quotes of one page: the sums of drafts are worked out anew. */
    mostOfAPage: 50,
    /** Quotes before the first of a page. */
    mostSkipped: 1_000_000,
    /** A search text, in characters. */
    longestSearch: 100,
    /** Words of it; those after them are left out. */
    mostTerms: 10,
    /** Rows that one call adds, changes or removes: all of the longest quote. */
    mostRowsOfACall: MOST_QUOTE_ROWS,
    /** The body of such a call, in bytes. */
    mostBytes: 1024 * 1024,
    /** Documents that are drawn at the same time. */
    mostAtOnce: 2,
    /** Documents that wait for that. */
    mostWaiting: 20,
    /** What `Retry-After` says when too many wait. */
    retryAfterS: 5,
    /** Links that one user has mailed. */
    mostMailsPerHour: 20,
    /** Secrets of links that nobody has, tried from an address, before waits begin. */
    freeGuessesPerAddress: 30,
    /** A logotype, in bytes and in pixels: it is unpacked when a document is drawn. */
    mostLogoBytes: 512 * 1024,
    widestLogo: 2_000,
    highestLogo: 1_000,
  },
  catalogue: {
    /** Articles that one call asks for. */
    mostArticles: 1_000,
    /** Stock balances of one answer: articles times places. */
    mostBalances: 50_000,
    /** Paths to a category in one call. */
    mostTrails: 100,
    /** How long the tree of categories is kept: another process on the same database may have put in another. */
    categoriesKeptForMs: 30_000,
  },
  search: {
    /** A search text, in characters. */
    longestQuery: LONGEST_QUERY,
    /** Terms of a text; those after them are left out. */
    mostTerms: 20,
    /** Words of a text whose spelling is corrected; a longer text is not corrected. */
    mostSpelledWords: 10,
    /** Articles found by the beginning of a number. */
    mostByBeginningOfNumber: 200,
    /** Entities of one page. */
    mostTaken: 1_000,
    /** Entities before the first of a page. */
    mostSkipped: 1_000_000,
    /** Completions of what is being typed. */
    mostCompleted: 50,
    /** Entries of each list beside the results: suggestions, related queries and related results. */
    mostBeside: 50,
    /** Facets of one question; the options of each are counted among what all others let through. */
    mostFacets: 10,
    /** Attributes that one question sorts by. */
    mostSortings: 5,
    /** The nesting depth of filters. */
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
    /** The header user-id, in characters. */
    longestUserId: 100,
    /** Price lists whose discounts are kept. */
    mostPriceLists: 100,
    /** How long answers and counts are kept: another process on the same database may have put in another catalogue. */
    keptForMs: 300_000,
    /** Counts of facets that are kept, by question. */
    mostKeptCounts: 500,
    /** Options of all facets kept so: a facet of numbers has one for every article. */
    mostKeptOptions: 100_000,
    /** How often at most it is worked out again how popular articles are. */
    popularityEveryMs: 60_000,
    /** Answers that are kept, in characters together with their questions. */
    mostKeptCharacters: 32 * 1024 * 1024,
  },
  graphql: {
    /** Fields within each other. The shop's own queries are five deep and use no aliases. */
    mostDepth: 8,
    mostTokens: 1_000,
    /** Queries whose text is kept as it was read: one of the most tokens weighs a megabyte. */
    mostDocumentsKept: 32,
    /** A cached query is compiled after this many runs, so that queries that run once are not compiled. */
    compiledAfterRuns: 2,
    mostAliases: 1,
    /** The shop's own queries use five. Each is compiled where it stands, so that spreads within spreads multiply. */
    mostSpreads: 10,
    /** Queries of one caller that are worked on or not yet read: the answer of a full cart weighs megabytes. */
    mostAtOnceOfOneCaller: 2,
    /** Queries of one caller that may wait for this. */
    mostWaitingOfOneCaller: 60,
    waitMs: 20_000,
    /** Variants of an answer that are worked out before the event loop sees to others. */
    mostItemsOfOneTurn: 50,
    /** Deliveries that one question asks the stock for. */
    mostDeliveries: 20,
  },
  behaviourEvents: {
    mostPerRequest: 500,
    longestNameCharacters: 100,
    largestAmount: 1e9,
    mostRequestsPerAddressMinute: 120,
    mostRequestsPerVisitorMinute: 60,
    /** Rows that one address may add in a day; what comes after is forgotten. */
    mostRowsPerAddressDay: 2_000,
    /** Of them, those by one visitor. */
    mostRowsPerVisitorDay: 1_000,
    /** Of the whole table; the oldest go first. */
    mostRows: 200_000,
    /** Addresses and visitors whose rate is remembered. */
    mostRatesRemembered: 10_000,
  },
  locations: {
    /** Places whose stock one call asks for, over all its deliveries. */
    mostPlaces: 100,
    /** The text of an address search, in characters. */
    longestQuery: 100,
    /** Addresses of one answer. */
    mostFound: 8,
  },
  content: {
    /** The file of a space export. All of it is held in memory. */
    mostExportBytes: 256 * 1024 * 1024,
    /** Entries or assets of one page. */
    mostItems: 1_000,
    /** Links that are followed from what is answered. */
    mostIncludeDepth: 10,
    mostFilters: 20,
    mostOrders: 5,
    /** Paths of fields that are answered. */
    mostSelected: 100,
    /** A search text, in characters. */
    longestQuery: 200,
  },
  contentGraphql: {
    /** A document, in bytes: Contentful's own limit. */
    mostBytes: 8_192,
    mostTokens: 2_500,
    /** Fields within each other. The shop's deepest query has 15. */
    mostDepth: 20,
    mostAliases: 20,
    /** Objects, lists, texts and numbers among the variables. */
    mostVariableValues: 500,
    /** Entries and assets that a query could answer by its limits: Contentful's own limit. */
    mostComplexity: 11_000,
    /** Entries and assets that are answered; links of rich texts are known only then. */
    mostItems: 11_000,
    /** Queries of one space that are kept as they were read and checked. */
    mostDocumentsKept: 64,
  },
  database: {
    /** Of one statement of a request; start-up, migrations and seeding have no limit. */
    statementTimeoutMs: 5_000,
    /** Wait for a row lock of another transaction. */
    lockTimeoutMs: 4_000,
    /** An idle transaction of PostgreSQL. */
    idleInTransactionTimeoutMs: 10_000,
    /** Time to open one connection to PostgreSQL. */
    connectTimeoutMs: 5_000,
    /** Connections to PostgreSQL at most; the embedded database has one. */
    mostConnections: 10,
    /** Connections to PostgreSQL that one caller may hold at once. */
    mostConnectionsOfOneCaller: 6,
    /** Calls of all callers that may wait for a connection. */
    mostWaiting: 2_000,
    /** Calls of one caller that may wait for a connection. */
    mostWaitingOfOneCaller: 500,
    /** PostgreSQL ends a late statement. Without an answer for this time after that, the connection is closed. */
    answerGraceMs: 5_000,
    /** Wait for a connection. */
    waitForConnectionMs: 20_000,
    /** A caller that held a connection for longer is served after the others for a while. */
    slowTurnMs: 250,
    /** Callers without a call whose debt is remembered. */
    mostDebtorsRemembered: 1_000,
    /** Time that the embedded database stays free for other callers before a slow one has its turn. */
    yieldMs: 30,
    /** Connections to PostgreSQL that all searches together may hold at once. */
    mostSearchConnections: 5,
    /** Debt for slow searches, a minute for each second: whoever owes more searches after all others, with rests. */
    slowSearcherDebtMs: 30_000,
    mostSearchDebtMs: 120_000,
    /** Searches of such callers that may wait, all together. */
    mostSlowSearchesWaiting: 16,
    /** Statements that each connection parses and plans once and then keeps. */
    mostPreparedStatements: 64,
    /** Of statements whose types of parameters the embedded database remembers. */
    mostRememberedTextCharacters: 1_000_000,
    /** The health check of the database. */
    readyTimeoutMs: 5_000,
    /** Of waiting for a PostgreSQL that is not up yet when the shop starts. */
    startWaitMs: 60_000,
    /** Between two tries while waiting for it. */
    startTriedEveryMs: 250,
    /** Of opening the embedded database, recovery after a crash included. */
    openTimeoutMs: 120_000,
    /** After the embedded database could not be opened again, calls are refused for so long before the next try. */
    reopenAfterMs: 1_000,
    /** Free space below which a database that cannot be opened is blamed on a full disk. */
    leastFreeBytes: 32 * 1024 * 1024,
    /** What `Retry-After` says when the database is away or busy. */
    retryAfterS: 2,
  },
  /** The shutdown of the process. */
  shutdown: {
    /** Time to read requests that arrived before the shutdown; later ones are refused. */
    arrivedMs: 1_000,
    /** Time to finish requests in progress; then their connections are closed. */
    graceMs: 20_000,
    /** Connections without a request and the database are closed; then the process ends all the same. */
    closeMs: 5_000,
    /** The value of `Retry-After` during the shutdown. */
    retryAfterS: 5,
    /** Time for written answers to reach the client. */
    lingerMs: 500,
    /** A terminal and npm both forward a signal: a second one within this time counts as the same. */
    sameSignalMs: 500,
  },
} as const
