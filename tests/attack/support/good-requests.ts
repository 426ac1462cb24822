import { routes } from '#adapters/contract/paths'
import type { Asked } from './asked'

/** A request that a service understands, to be spoiled. */
export type GoodRequest = Pick<Asked, 'method' | 'path' | 'body'>

const item = { articleNumber: '4208103', quantity: 1, deliveryId: 'DBI', label: 'UC plan 1' }
const options = {
  skip: 0,
  take: 3,
  sortBy: [{ type: 'attribute', attributeName: 'price', order: 'asc' }],
  facets: [
    { name: 'dn', attributeName: 'dn', type: 'distinct', selected: [20], sortBy: [{ type: 'item', order: 'desc' }] },
    { name: 'price', attributeName: 'price', type: 'range', selected: { min: 1, max: 1e6 } },
  ],
  filter: {
    and: [
      { type: 'type', value: 'Variant' },
      {
        or: [
          { attributeName: 'brand', value: ['x', 'y'] },
          { not: { attributeName: 'price', comparisonMode: 'greaterThan', value: 1 } },
        ],
      },
      { attributeName: 'name', comparisonMode: 'contains', value: 'ventil' },
    ],
  },
}
const details = {
  warehouseId: '100',
  requestedDeliveryDate: '2026-03-06',
  fields: { reference: 'a', recipient: 'b', mobile: '0701234567' },
}
const cartQuery =
  'query Q($s: CartStockInput) { cart(stockInput: $s) { cartId cartItems { label variant { name stock { locations { quantity } } } } } }'
const variantsQuery =
  'query Q($n: [String!]!, $s: StockInput) { variants(articleNumbers: $n, deliveryId: "DBI", stockInput: $s) { name price { netPrice } } }'

const params: Readonly<Record<string, string>> = {
  cartId: '{cart}',
  itemId: 'line-1',
  sourceId: 'cart-1',
  deliveryId: 'DBI',
  id: '4208103',
  category: 'vvs',
  file: 'sakerhetsdatablad.pdf',
}

const bodies: Readonly<Partial<Record<keyof typeof routes, readonly unknown[]>>> = {
  // Guesses of a password cost work by design, and are limited elsewhere; a token costs none.
  logIn: [{ refreshToken: 'none', customerId: '104822', projectId: null }],
  punchoutLogIn: [{ logonId: 'inkop', email: 'inkop@fackhandel.example', Bolag: 'Köpman Bygg AB' }],
  graphql: [
    {
      query: cartQuery,
      operationName: 'Q',
      variables: {
        s: { deliveryOptions: [{ deliveryId: 'DBI', locationIds: ['100'], destination: { postalCode: '41101' } }] },
      },
    },
    {
      query: variantsQuery,
      variables: {
        n: ['4208103'],
        skipPrice: false,
        s: { articles: [{ articleNumber: '4208103', quantity: 3 }], locationIds: ['110'] },
      },
    },
  ],
  addItems: [[item, { ...item, label: '' }]],
  exportItems: [['line-1']],
  updateItems: [[{ ...item, cartItemId: 'line-1' }]],
  removeItems: [['line-1', 'line-2']],
  updateItem: [item],
  setDeliveryDate: [{ requestedDeliveryDate: '2026-03-06' }],
  setDeliveryDates: [{ requestedDeliveryDate: '2026-03-06' }],
  includeInOrder: [{ isIncludedInOrder: true }],
  cartStatus: [{ status: 'ACTIVE' }],
  checkout: [
    {
      sendOrderReceipt: true,
      expectedTotal: 12.5,
      orderDetails: { DBI: details, EXH: { storeId: '110', fields: {} } },
    },
  ],
  searchAddresses: [{ query: 'Lund' }],
  search: [
    {
      query: 'ventil',
      resultsOptions: options,
      relatedResultsOptions: { take: 1 },
      spellingSuggestionsOptions: { take: 1 },
      customData: { a: 1 },
    },
  ],
  entitiesByAttribute: [{ attribute: { name: 'brand', value: ['x'] }, resultsOptions: options }],
  autoComplete: [{ query: 'kul', queriesOptions: { skip: 0, take: 3 } }],
  relatedEntities: [{ entity: { type: 'Variant', id: '4208103' }, resultsOptions: options }],
  createEvents: [
    {
      events: [{ type: 'click', entity: { type: 'Variant', id: '4208103' }, orderId: 'o1', quantity: 1, revenue: 2.5 }],
      trackingId: 'x',
    },
  ],
  breadcrumbsSearch: [{ breadcrumbs: ['vvs', '4208103'], images: true, assortment: '' }],
  emailDocuments: [{ message: 'Hej', documents: ['order-confirmation', 'invoices/91000001'] }],
  orderInquiry: [
    { orderId: '7204418', kind: 'claim', message: 'Trasig', lines: [{ position: 1, quantity: 1 }] },
    { orderId: '7204418', kind: 'question', message: 'När?' },
  ],
  lastPurchases: [{ articleNumbers: ['4208103'] }],
  deleteQuotes: [['ingen']],
  createQuote: [{ name: 'Badrum', projectId: null, items: [{ id: 'r1', articleNumber: '4208103', quantity: 2 }] }],
  changeQuote: [
    {
      ...{ finalMessage: 'Tack', validFrom: '2026-03-02', validFor: 30, priceType: 'net', showDiscounts: true },
      receiver: { type: 'private', name: 'Karin Ek', address: { street: 'Kvarngatan 8', postalCode: '43137' } },
      seen: { finalMessage: '', receiver: { name: '' } },
    },
    { status: 'sent' },
  ],
  addQuoteItems: [[{ id: 'r1', articleNumber: '4208103', quantity: 2 }]],
  replaceQuoteItems: [[{ id: 'r1', articleNumber: '4208103', quantity: 2 }]],
  changeQuoteItems: [[{ id: 'r1', quantity: 2, price: 12.5, seen: { quantity: 1, price: null }, after: null }]],
  removeQuoteItems: [['r1']],
  addCustomItems: [[{ id: 'c1', kind: 'row', text: 'Arbete', quantity: 4, unit: 'tim', price: 650, cost: 400 }]],
  changeCustomItems: [[{ id: 'c1', text: 'Rivning', isLabour: true, seen: { text: 'Arbete' }, after: 'r1' }]],
  removeCustomItems: [['c1']],
  linkQuote: [{ mail: { to: 'karin@example.com', message: 'Hej' } }],
  sharedQuote: [{ link: 'ingen' }],
  sharedQuotePdf: [{ link: 'ingen' }],
  sharedQuoteLogo: [{ link: 'ingen' }],
  answerSharedQuote: [{ link: 'ingen', status: 'accepted', name: 'Karin', message: 'Tack' }],
  stock: [{ articles: [{ articleNumber: '4208103', quantity: 1 }], locationIds: ['110'] }],
}

const queries: Readonly<Partial<Record<keyof typeof routes, string>>> = {
  customers: '?active=1&virtualContext=true&search=a',
  oftenBought: '?take=5',
  locations: '?services=standard-pickup&zipCode=41101&deliveryMethod=XXX',
  nearbyLocations: '?storeFilter=110,111',
  menu: '?assortment=',
  breadcrumbs: '?images=true',
  quotes: '?q=badrum&status=draft,sent&sort=name&desc=true&limit=5&offset=0',
}

const content = '/content/spaces/dahl/environments/master'

/** Every call of the contract, and the content service's. A call that takes a body has one here. */
export const goodRequests: readonly GoodRequest[] = [
  ...Object.entries(routes).flatMap(([name, { method, path }]): readonly GoodRequest[] => {
    const known = Object.keys(routes).find((route): route is keyof typeof routes => route === name)
    const address =
      path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? param) + ((known && queries[known]) ?? '')
    const asked = (known && bodies[known]) ?? []
    return asked.length === 0 ? [{ method, path: address }] : asked.map((body) => ({ method, path: address, body }))
  }),
  { path: `${content}/entries?content_type=page&query=retur&order=-sys.id&include=2&limit=2&fields.slug[in]=a,b` },
  { path: `${content}/assets?skip=1&limit=2&locale=sv&select=sys.id,fields.title` },
  { path: `${content}/entries/absent` },
]
