import type { routes } from '#adapters/contract/paths'
import { getVariantsQuery } from '#adapters/contract/graphql'

/** An id that nothing has. */
export const ABSENT = 'ingen-har-denna'

/** The ids with which one call is made: those of the caller, of somebody else, or of nobody. */
export interface Ids {
  readonly user: string
  readonly session: string
  readonly customer: string
  readonly cart: string
  readonly item: string
  /** An address of the caller's customer. */
  readonly address: string
  /** An invoiced order of one of the caller's customers, if they have any. */
  readonly order: string
  /** A list of the caller, and a row of it. */
  readonly list: string
  readonly listItem: string
  /** An invoice of it. */
  readonly invoice: string
  /** A draft of the caller with the item `r1` and the custom item `c1`; of nobody who may not make quotes. */
  readonly quote: string
}

/**
 * Who may make a call.
 * - `Open`: everybody, but never with a token that is not good.
 * - `NoToken`: everybody; whatever token is sent is not looked at.
 * - `LoggedIn`: every user, about themselves alone.
 * - `ForAdmins`: users with an admin's role; others are answered with 403.
 * - `ForSiteAdmins`: users with the role SITE_ADMIN; others are answered with 403.
 * - `Owned`: a user by an id; an id that is somebody else's is answered like one that nobody has.
 */
export type Access = 'Open' | 'NoToken' | 'LoggedIn' | 'ForAdmins' | 'ForSiteAdmins' | 'Owned'

export interface Guarded {
  readonly access: Access
  readonly params?: (ids: Ids) => Readonly<Record<string, string>>
  readonly body?: (ids: Ids) => object
  /** Statuses of a caller who may call, with ids of their own; 200 when left out. */
  readonly own?: readonly number[]
}

type RouteName = keyof typeof routes

const ARTICLE = '4208103'
const cart = ({ cart }: Ids) => ({ cartId: cart })
const item = ({ cart, item }: Ids) => ({ cartId: cart, itemId: item })
const delivery = ({ cart }: Ids) => ({ cartId: cart, deliveryId: 'DBI' })
const customer = ({ customer }: Ids) => ({ id: customer })
const order = ({ order }: Ids) => ({ id: order })
const invoice = ({ order, invoice }: Ids) => ({ id: order, number: invoice })
const addressOf = ({ address }: Ids) => ({ id: address })
const quoteOf = ({ quote }: Ids) => ({ id: quote })
const listOf = ({ list }: Ids) => ({ id: list })
const address = {
  recipientName: 'Bygg AB',
  address2: 'Kvarngatan 8',
  postalCode: '43137',
  postalAddress: 'Mölndal',
}
const line = { quantity: 2, deliveryId: 'DBI', label: '' }
const entity = { type: 'Variant', id: ARTICLE }

/** Who may make each call of the contract. The order is that in which the calls are made: what ends a cart comes last. */
export const accessTable: Readonly<Record<RouteName, Guarded>> = {
  config: { access: 'Open' },
  // An empty body has no credentials.
  logIn: { access: 'NoToken', body: () => ({}), own: [400] },
  punchoutLogIn: { access: 'NoToken', body: () => ({}), own: [400] },
  // Answered alike for everybody; nobody has this address.
  requestCredentials: { access: 'NoToken', body: () => ({ email: 'ingen@example.com' }), own: [202, 429] },
  users: { access: 'ForAdmins' },
  // An empty body names no customer.
  createUser: { access: 'ForAdmins', body: () => ({}), own: [422] },
  user: { access: 'Owned', params: ({ user }) => ({ id: user }) },
  updateUser: { access: 'Owned', params: ({ user }) => ({ id: user }), body: () => ({ preferredStore: null }) },
  userName: { access: 'Owned', params: ({ user }) => ({ id: user }) },
  permissions: { access: 'Owned', params: ({ user }) => ({ id: user }) },
  // Nobody changes what is denied themselves.
  updatePermissions: {
    access: 'Owned',
    params: ({ user }) => ({ id: user }),
    body: () => ({ customers: [] }),
    own: [403],
  },
  roleNames: { access: 'LoggedIn' },
  permissionNames: { access: 'LoggedIn' },
  customers: { access: 'LoggedIn' },
  deliveryDates: { access: 'Owned', params: customer },
  customerTeam: { access: 'LoggedIn' },
  assortment: { access: 'Owned', params: customer },
  graphql: {
    access: 'Open',
    body: () => ({
      query: getVariantsQuery,
      variables: { articleNumbers: [ARTICLE], stockInput: { articles: [], locationIds: [] } },
    }),
  },
  addresses: { access: 'LoggedIn' },
  mailAttachment: { access: 'ForSiteAdmins', params: () => ({ id: ABSENT, position: '1' }), own: [404] },
  mailbox: { access: 'ForSiteAdmins' },
  createAddress: { access: 'LoggedIn', body: () => address },
  updateAddress: { access: 'Owned', params: addressOf, body: () => address },
  deleteAddress: { access: 'Owned', params: addressOf, own: [204] },
  favourites: { access: 'LoggedIn' },
  addFavourite: { access: 'LoggedIn', body: () => ({ articleNumber: ARTICLE }) },
  removeFavourites: { access: 'LoggedIn', body: () => ({ favouriteIds: [ABSENT] }), own: [204] },
  favouriteLists: { access: 'LoggedIn' },
  createFavouriteList: { access: 'LoggedIn', body: () => ({ name: 'Egen', access: 'private' }) },
  favouriteList: { access: 'Owned', params: listOf },
  favouriteListItems: { access: 'Owned', params: listOf },
  updateFavouriteList: { access: 'Owned', params: listOf, body: () => ({ name: 'Bytt' }) },
  addListItems: { access: 'Owned', params: listOf, body: () => ({ articleNumber: ARTICLE, quantity: 1 }) },
  updateListItem: {
    access: 'Owned',
    params: ({ list, listItem }) => ({ id: list, itemId: listItem }),
    body: () => ({ quantity: 3 }),
  },
  removeListItems: { access: 'Owned', params: listOf, body: ({ listItem }) => ({ itemIds: [listItem] }), own: [204] },
  restoreListItems: { access: 'Owned', params: listOf, body: ({ listItem }) => ({ itemIds: [listItem] }), own: [204] },
  deleteFavouriteList: { access: 'Owned', params: listOf, own: [204] },
  restoreFavouriteList: { access: 'Owned', params: listOf },
  validateOrderNumber: { access: 'LoggedIn', params: () => ({ orderNumber: '4711' }) },
  addItems: {
    access: 'Owned',
    params: cart,
    body: () => [{ articleNumber: ARTICLE, ...line }],
  },
  // A body in JSON is no form with a file.
  uploadItems: { access: 'Owned', params: cart, body: () => ({}), own: [415] },
  exportItems: { access: 'Owned', params: cart, body: () => [] },
  updateItem: { access: 'Owned', params: item, body: () => line },
  updateItems: { access: 'Owned', params: cart, body: ({ item }) => [{ cartItemId: item, ...line }] },
  setDeliveryDate: {
    access: 'Owned',
    params: delivery,
    body: () => ({ requestedDeliveryDate: '2026-03-09' }),
    own: [200, 422],
  },
  setDeliveryDates: {
    access: 'Owned',
    params: cart,
    body: () => ({ requestedDeliveryDate: '2026-03-09' }),
    own: [200, 422],
  },
  includeInOrder: { access: 'Owned', params: delivery, body: () => ({ isIncludedInOrder: true }) },
  removeItem: { access: 'Owned', params: item },
  removeItems: { access: 'Owned', params: cart, body: ({ item }) => [item] },
  // With a warehouse that is not there nothing is ordered.
  checkout: {
    access: 'Owned',
    params: cart,
    body: () => ({ orderDetails: { DBI: { warehouseId: ABSENT } }, sendOrderReceipt: false }),
    own: [200, 400, 404, 422],
  },
  // Into itself, which moves nothing. A source of somebody else is asked for in embedded-cart-transfer.test.ts.
  transferCart: { access: 'Owned', params: ({ cart }) => ({ cartId: cart, sourceId: cart }) },
  removeAllItems: { access: 'Owned', params: cart },
  cartStatus: { access: 'Owned', params: cart, body: () => ({ status: 'DELETED' }) },
  oftenBought: { access: 'LoggedIn' },
  lastPurchases: { access: 'LoggedIn', body: () => ({}) },
  searchOrders: { access: 'LoggedIn' },
  financialFollowUp: { access: 'LoggedIn' },
  orderId: { access: 'Owned', params: order },
  order: { access: 'Owned', params: order },
  orderAddresses: { access: 'Owned', params: order },
  orderInvoices: { access: 'Owned', params: order },
  // What is delivered cannot be cancelled.
  cancelOrder: { access: 'Owned', params: order, own: [409] },
  downloadOrder: { access: 'Owned', params: order },
  orderConfirmation: { access: 'Owned', params: order },
  deliveryNote: { access: 'Owned', params: ({ order }) => ({ id: order, shipment: '1' }) },
  invoiceDocument: { access: 'Owned', params: invoice },
  // An invoice is no credit note.
  creditNote: { access: 'Owned', params: invoice, own: [404] },
  emailDocuments: { access: 'Owned', params: order, body: () => ({ message: 'Till kontoret' }) },
  orderInquiry: { access: 'Owned', body: ({ order }) => ({ orderId: order, kind: 'question', message: 'När?' }) },
  exportOrders: { access: 'LoggedIn' },
  exportFinancialFollowUp: { access: 'LoggedIn' },
  turnOrderClock: { access: 'ForSiteAdmins', body: () => ({ days: 0 }) },
  // Nobody has made this form.
  sendForm: { access: 'Open', params: () => ({ id: ABSENT }), body: () => ({ answers: {} }), own: [400, 404] },
  editableEntries: { access: 'ForSiteAdmins' },
  editableEntry: { access: 'ForSiteAdmins', params: () => ({ id: ABSENT }), own: [404] },
  saveEntry: {
    access: 'ForSiteAdmins',
    params: () => ({ id: ABSENT }),
    body: () => ({ version: 1, fields: {} }),
    own: [404],
  },
  publishEntry: { access: 'ForSiteAdmins', params: () => ({ id: ABSENT }), body: () => ({ version: 1 }), own: [404] },
  unpublishEntry: { access: 'ForSiteAdmins', params: () => ({ id: ABSENT }), body: () => ({ version: 1 }), own: [404] },
  locations: { access: 'Open' },
  searchAddresses: { access: 'Open', body: () => ({ query: 'Mölndal' }) },
  nearbyLocations: { access: 'Open', params: () => ({ id: '110' }) },
  activeCampaigns: { access: 'Open' },
  activeCustomerCampaigns: { access: 'LoggedIn' },
  selectedProductGroup: { access: 'Open', params: () => ({ id: ABSENT }), own: [404] },
  search: { access: 'Open', body: () => ({ query: 'kulventil', resultsOptions: { take: 3 } }) },
  entitiesByAttribute: { access: 'Open', body: () => ({ attribute: { name: 'number', value: [ARTICLE] } }) },
  autoComplete: { access: 'Open', body: () => ({ query: 'kul' }) },
  relatedEntities: { access: 'Open', body: () => ({ entity }) },
  createEvents: { access: 'Open', body: () => ({ events: [{ type: 'click', entity }] }) },
  attributeSequence: { access: 'Open', params: () => ({ category: 'vvs' }) },
  languageConfig: { access: 'Open' },
  menu: { access: 'Open' },
  breadcrumbs: { access: 'Open', params: () => ({ id: ABSENT }), own: [404] },
  breadcrumbsSearch: { access: 'Open', body: () => ({ breadcrumbs: ['vvs'] }) },
  brackets: { access: 'Open', params: () => ({ id: ARTICLE }) },
  stock: { access: 'Open', body: () => ({ articles: [{ articleNumber: ARTICLE, quantity: 1 }] }) },
  document: { access: 'Open', params: () => ({ id: ARTICLE, file: 'produktdatablad.pdf' }) },
  quotes: { access: 'LoggedIn' },
  quoteDefaults: { access: 'LoggedIn' },
  createQuote: { access: 'LoggedIn', body: () => ({ name: 'Egen', items: [] }) },
  // By ids in the body, of which foreign ones are as if they were not there: quote-access.test.ts.
  deleteQuotes: { access: 'LoggedIn', body: () => [ABSENT], own: [204] },
  quoteLogo: { access: 'LoggedIn', own: [204] },
  // A body in JSON is no form with a file.
  setQuoteLogo: { access: 'LoggedIn', body: () => ({}), own: [415] },
  removeQuoteLogo: { access: 'LoggedIn', own: [204] },
  quote: { access: 'Owned', params: quoteOf },
  changeQuote: { access: 'Owned', params: quoteOf, body: () => ({ finalMessage: 'Hej' }) },
  addQuoteItems: { access: 'Owned', params: quoteOf, body: () => [{ articleNumber: ARTICLE, quantity: 1 }] },
  changeQuoteItems: { access: 'Owned', params: quoteOf, body: () => [{ id: 'r1', quantity: 3 }] },
  addCustomItems: { access: 'Owned', params: quoteOf, body: () => [{ text: 'Arbete' }] },
  changeCustomItems: { access: 'Owned', params: quoteOf, body: () => [{ id: 'c1', quantity: 3 }] },
  removeCustomItems: { access: 'Owned', params: quoteOf, body: () => ['c1'] },
  removeQuoteItems: { access: 'Owned', params: quoteOf, body: () => ['r1'] },
  replaceQuoteItems: {
    access: 'Owned',
    params: quoteOf,
    body: () => [{ id: 'r1', articleNumber: ARTICLE, quantity: 1 }],
  },
  importQuoteItems: { access: 'Owned', params: quoteOf, body: () => ({}), own: [415] },
  copyQuote: { access: 'Owned', params: quoteOf },
  quotePdf: { access: 'Owned', params: quoteOf },
  // A draft has no link.
  linkQuote: { access: 'Owned', params: quoteOf, body: () => ({}), own: [409] },
  withdrawQuoteLink: { access: 'Owned', params: quoteOf, own: [204] },
  // By a link alone, whoever asks; many wrong ones are limited.
  sharedQuote: { access: 'Open', body: () => ({ link: ABSENT }), own: [404, 429] },
  sharedQuotePdf: { access: 'Open', body: () => ({ link: ABSENT }), own: [404, 429] },
  sharedQuoteLogo: { access: 'Open', body: () => ({ link: ABSENT }), own: [404, 429] },
  answerSharedQuote: {
    access: 'Open',
    body: () => ({ link: ABSENT, status: 'accepted', name: 'Ingen' }),
    own: [404, 429],
  },
  // Ends the session it is made with.
  logOut: { access: 'Owned', params: ({ session }) => ({ id: session }), own: [204] },
}

/** What a principal with denies meets where another may pass. */
export const deniedTo: Readonly<Partial<Record<RouteName, number>>> = {
  checkout: 403,
  searchOrders: 403,
  financialFollowUp: 403,
  orderId: 403,
  order: 403,
  orderAddresses: 403,
  orderInvoices: 403,
  cancelOrder: 403,
  downloadOrder: 403,
  orderConfirmation: 403,
  deliveryNote: 403,
  invoiceDocument: 403,
  creditNote: 403,
  emailDocuments: 403,
  orderInquiry: 403,
  exportOrders: 403,
  exportFinancialFollowUp: 403,
  createQuote: 403,
  deleteQuotes: 403,
  setQuoteLogo: 403,
  removeQuoteLogo: 403,
  changeQuote: 403,
  addQuoteItems: 403,
  changeQuoteItems: 403,
  addCustomItems: 403,
  changeCustomItems: 403,
  removeCustomItems: 403,
  removeQuoteItems: 403,
  replaceQuoteItems: 403,
  importQuoteItems: 403,
  copyQuote: 403,
  quotePdf: 403,
  linkQuote: 403,
  withdrawQuoteLink: 403,
}

/** Routes that the services serve besides the contract's. Content at Contentful's addresses has a token of its own. */
export const beyondTheContract: readonly RegExp[] = [
  // By the token of a space.
  /^\/services\/content(\/preview)?\/spaces\/:space\/environments\/:environment\/(entries|assets)(\/:id)?$/,
  /^\/services\/content\/spaces\/:space\/environments\/:environment\/(content_types|tags)(\/:id)?$/,
  /^\/services\/content\/spaces\/:space\/environments\/:environment\/(locales|sync|asset_keys)$/,
  /^\/services\/content\/content\/v1\/spaces\/:space(\/environments\/:environment)?$/,
  // Pictures are for everybody.
  /^\/services\/content\/assets\/:space\/:id\/:file$/,
  /^(\/services(\/content)?(\/\*)?|\*|\/health|\/ready)$/,
]
