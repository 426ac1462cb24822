import type { Service } from '#domain/failure/call-failure'

/** Where a call goes: the base service, the method, and the path below that service's base address. */
export interface Route {
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for what varies. */
  readonly path: string
}

const route = (service: Service, method: Route['method'], path: string): Route => ({ service, method, path })

/** Every call of the shop, stated once: services register these paths, clients fill them in. */
export const routes = {
  config: route('gateway', 'GET', '/config'),
  logIn: route('auth', 'POST', '/v2/sessions/'),
  punchoutLogIn: route('auth', 'POST', '/v2/oci/sessions'),
  requestCredentials: route('auth', 'POST', '/users/credentials/request'),
  logOut: route('auth', 'DELETE', '/v2/sessions/:id'),
  users: route('auth', 'GET', '/v2/users'),
  createUser: route('auth', 'POST', '/v2/users'),
  user: route('auth', 'GET', '/v2/users/:id'),
  updateUser: route('auth', 'PUT', '/v2/users/:id'),
  userName: route('auth', 'GET', '/users/name/:id'),
  permissions: route('auth', 'GET', '/v2/permissions/:id'),
  updatePermissions: route('auth', 'PUT', '/v2/permissions/:id'),
  roleNames: route('auth', 'GET', '/role-names'),
  permissionNames: route('auth', 'GET', '/permission-names'),
  customers: route('auth', 'GET', '/v3/customers'),
  deliveryDates: route('gateway', 'GET', '/customers/:id/delivery-dates'),
  addresses: route('gateway', 'GET', '/address'),
  mailbox: route('gateway', 'GET', '/mailbox'),
  mailAttachment: route('gateway', 'GET', '/mailbox/:id/attachments/:position'),
  createAddress: route('gateway', 'POST', '/address'),
  updateAddress: route('gateway', 'PUT', '/address/:id'),
  deleteAddress: route('gateway', 'DELETE', '/address/:id'),
  favourites: route('auth', 'GET', '/users/favourites'),
  addFavourite: route('auth', 'POST', '/users/favourites'),
  removeFavourites: route('auth', 'DELETE', '/users/favourites'),
  favouriteLists: route('gateway', 'GET', '/v2/favorites'),
  createFavouriteList: route('gateway', 'POST', '/v2/favorites'),
  favouriteList: route('gateway', 'GET', '/v2/favorites/:id'),
  updateFavouriteList: route('gateway', 'PUT', '/v2/favorites/:id'),
  deleteFavouriteList: route('gateway', 'DELETE', '/v2/favorites/:id'),
  restoreFavouriteList: route('gateway', 'PUT', '/v2/favorites/:id/restore'),
  favouriteListItems: route('gateway', 'GET', '/v3/favorites/:id/items'),
  addListItems: route('gateway', 'PUT', '/v2/favorites/:id/articles'),
  updateListItem: route('gateway', 'PUT', '/v2/favorites/:id/articles/:itemId'),
  removeListItems: route('gateway', 'PUT', '/v2/favorites/:id/articles/batch/delete'),
  restoreListItems: route('gateway', 'PUT', '/v2/favorites/:id/articles/batch/restore'),
  customerTeam: route('gateway', 'GET', '/crm/customerteam'),
  assortment: route('assortment', 'GET', '/customers/:id/assortment'),
  graphql: route('gateway', 'POST', '/graphql'),
  addItems: route('cart', 'POST', '/v2/cart/:cartId/variants/batch/add'),
  uploadItems: route('cart', 'POST', '/v2/cart/:cartId/upload'),
  exportItems: route('cart', 'POST', '/v2/cart/:cartId/export'),
  updateItems: route('cart', 'PUT', '/v2/cart/:cartId/variants/batch/update'),
  removeItems: route('cart', 'PUT', '/v2/cart/:cartId/variants/batch/delete'),
  updateItem: route('cart', 'PUT', '/v2/cart/:cartId/variants/:itemId'),
  removeItem: route('cart', 'DELETE', '/v2/cart/:cartId/variants/:itemId'),
  removeAllItems: route('cart', 'DELETE', '/v2/cart/:cartId/variants'),
  setDeliveryDate: route('cart', 'PUT', '/v2/cart/:cartId/delivery/:deliveryId'),
  setDeliveryDates: route('cart', 'PUT', '/v2/cart/:cartId/delivery'),
  includeInOrder: route('cart', 'PUT', '/v2/cart/:cartId/delivery/:deliveryId/includeInOrder'),
  cartStatus: route('cart', 'PUT', '/v2/cart/:cartId/status'),
  transferCart: route('cart', 'PUT', '/v2/cart/:cartId/transfer/:sourceId'),
  checkout: route('order', 'POST', '/v2/cart/:cartId/checkout'),
  validateOrderNumber: route('order', 'GET', '/v4/customers/orders/:orderNumber/validate'),
  oftenBought: route('order', 'GET', '/orders/often-bought'),
  lastPurchases: route('order', 'POST', '/orders/last-purchases'),
  searchOrders: route('order', 'GET', '/orders/search'),
  orderId: route('order', 'GET', '/orders/getOrderId/:id'),
  financialFollowUp: route('order', 'GET', '/orders/financial-follow-up'),
  order: route('order', 'GET', '/orders/:id'),
  orderAddresses: route('order', 'GET', '/orders/:id/addresses'),
  orderInvoices: route('order', 'GET', '/orders/:id/invoices'),
  cancelOrder: route('order', 'POST', '/orders/:id/cancel'),
  downloadOrder: route('order', 'GET', '/orders/:id/download'),
  orderConfirmation: route('order', 'GET', '/orders/:id/documents/order-confirmation'),
  deliveryNote: route('order', 'GET', '/orders/:id/documents/delivery-notes/:shipment'),
  invoiceDocument: route('order', 'GET', '/orders/:id/documents/invoices/:number'),
  creditNote: route('order', 'GET', '/orders/:id/documents/credit-notes/:number'),
  emailDocuments: route('order', 'POST', '/orders/:id/documents/email'),
  orderInquiry: route('order', 'POST', '/orders/inquiry'),
  exportOrders: route('order', 'GET', '/orders/search/export'),
  exportFinancialFollowUp: route('order', 'GET', '/orders/financial-follow-up/export'),
  turnOrderClock: route('order', 'POST', '/orders/clock'),
  locations: route('location', 'GET', '/locations'),
  searchAddresses: route('location', 'POST', '/locations/addresses/search'),
  nearbyLocations: route('location', 'GET', '/locations/:id/nearby'),
  activeCampaigns: route('campaign', 'GET', '/campaigns/active-campaigns'),
  activeCustomerCampaigns: route('campaign', 'GET', '/campaigns/active-campaigns/customer'),
  selectedProductGroup: route('campaign', 'GET', '/selected-product-groups/:id'),
  search: route('search', 'POST', '/search'),
  entitiesByAttribute: route('search', 'POST', '/getEntitiesByAttribute'),
  autoComplete: route('search', 'POST', '/autoComplete'),
  relatedEntities: route('search', 'POST', '/getRelatedEntities'),
  createEvents: route('search', 'POST', '/createEvents'),
  attributeSequence: route('sequence', 'GET', '/attribute-sequence/:category/1'),
  languageConfig: route('gateway', 'GET', '/language-config'),
  menu: route('product', 'GET', '/menu'),
  breadcrumbs: route('product', 'GET', '/breadcrumbs/:id'),
  breadcrumbsSearch: route('product', 'POST', '/breadcrumbs/search'),
  brackets: route('price', 'GET', '/prices/:id/brackets'),
  stock: route('stock', 'POST', '/stock'),
  document: route('product', 'GET', '/documents/:id/:file'),
} as const

/** What a browser asks of the shop's own server, which alone has the content token; the base is the shop's address. */
export const contentRoutes = {
  page: route('gateway', 'GET', '/content/pages/:slug'),
  listing: route('gateway', 'GET', '/content/listings/:slug'),
  chapters: route('gateway', 'GET', '/content/chapters'),
  search: route('gateway', 'GET', '/content/search'),
} as const

/** A path with its `:names` filled in, each percent-encoded. */
export const pathOf = (target: Route, params: Readonly<Record<string, string>> = {}): string =>
  target.path.replace(/:(\w+)/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole))
