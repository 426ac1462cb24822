import { sql } from 'kysely'
import { exportTypes } from '#adapters/contract/cart'
import { getCartWithVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'
import { pathOf, routes } from '#adapters/contract/paths'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import type { Database } from '#adapters/embedded/database/database'
import { aWrittenAddress } from '../../domain/given'
import { readPdf } from '../../support/read-pdf'
import type { EmbeddedServices } from './embedded-services'

export type RouteName = keyof typeof routes

/** A call, its status, and its body: of a PDF, the text. */
export type Answered = readonly [RouteName, number, string]

/** An article with relations, and its category. */
export interface SeenArticle {
  readonly article: string
  readonly category: string
}

/** An article that is sold one by one to anybody, and that others are related to. */
export const seenArticle = async (db: Database): Promise<SeenArticle> => {
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.product_id', 'variants.product_id')
    .select(['article_number', 'category_slug'])
    .where('discontinued', '=', false)
    .where('ask_for_price', '=', false)
    .where(sql<boolean>`purchase_constraints = '{}'`)
    .where('order_multiple', '=', 1)
    .where(
      sql<boolean>`exists (select from products other
        where other.category_slug = products.category_slug and other.product_id <> products.product_id)`,
    )
    .orderBy('article_number')
    .executeTakeFirstOrThrow()
  return { article: row.article_number, category: row.category_slug }
}

/** The calls that need no session, which `everyAnswer` does not make. */
export const callsToLogIn: readonly RouteName[] = ['logIn', 'punchoutLogIn']

export const logIn = async (services: EmbeddedServices, username: string): Promise<string> => {
  const payload = { username, password: DEMO_PASSWORD }
  const answer = await services.app.inject({ method: 'POST', url: '/services/v2/sessions/', payload })
  return answer.json().AuthenticationResult.AccessToken
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** A draft of another user at the customer of `nekad`, who may read it. */
const quoteOfColleague = async (services: EmbeddedServices, article: string): Promise<string> => {
  const { list_price } = await services.db
    .selectFrom('variants')
    .select('list_price')
    .where('article_number', '=', article)
    .executeTakeFirstOrThrow()
  const head = await services.db.selectFrom('quotes').select('head').limit(1).executeTakeFirst()
  if (head === undefined) throw new Error('there is no quote to copy')
  const quote_id = 'q-kollega'
  const at = '2026-03-04T09:00:00.000Z'
  await services.db
    .insertInto('quotes')
    .values({
      ...{ quote_id, quote_number: 'Q-1', customer_id: '104830', user_id: 'u-buyeradmin', brand: 'dahl', version: 1 },
      ...{ created_at: at, changed_at: at, status: 'draft', head: JSON.stringify(head.head), head_by: '{}' },
      ...{ history: '[]', sv_key: '', last_day: '2026-04-01', search_text: 'q-1' },
    })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .execute()
  await services.db
    .insertInto('quote_rows')
    .values({
      ...{ quote_id, row_id: 'r1', kind: 'Article', position: 1, article_number: article, name: 'x', quantity: 1 },
      ...{ unit: 'st', own_price: list_price, discount: 0, is_labour: false, changed_by: 'Moa' },
    })
    .onConflict((conflict) => conflict.columns(['quote_id', 'row_id']).doNothing())
    .execute()
  return quote_id
}

/** Asks every call that a user has, one after the other, and gives what each answered. */
export const everyAnswer = async (
  services: EmbeddedServices,
  username: string,
  { article, category }: SeenArticle,
): Promise<readonly Answered[]> => {
  const token = await logIn(services, username)
  const lineOfArticle = () => ({ articleNumber: article, quantity: 1, deliveryId: 'DBI', label: '' })
  const ask = async (name: RouteName, { params = {}, query = '', payload, headers = {} }: Asked = {}) => {
    const answer = await services.app.inject({
      method: routes[name].method,
      url: `/services${pathOf(routes[name], params)}${query}`,
      headers: { authorization: `Bearer ${token}`, 'api-version': 'V3', 'user-id': username, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const isPdf = String(answer.headers['content-type']).startsWith('application/pdf')
    const body = isPdf ? (await readPdf(answer.rawPayload)).text : answer.body
    return [name, answer.statusCode, body] as const
  }
  const cartQuery = { query: getCartWithVariantsQuery, operationName: 'getCartWithVariants', variables: {} }
  const first = await ask('graphql', { payload: cartQuery })
  const cart: { cartId: string; cartItems: readonly { cartItemId: string }[] } = JSON.parse(first[2]).data.cart
  const inCart = { cartId: cart.cartId }
  const customers = await ask('customers')
  const customer = {
    id: String(JSON.parse(customers[2])[0]?.customerId ?? JSON.parse(customers[2]).customers?.[0]?.customerId),
  }
  const oneself = { params: { id: `u-${username}` } }
  const added = await ask('addItems', { params: inCart, payload: [lineOfArticle()] })
  const again: { cartItems: readonly { cartItemId: string; articleNumber: string }[] } = JSON.parse(
    (await ask('graphql', { payload: cartQuery }))[2],
  ).data.cart
  const itemId = String(again.cartItems.find(({ articleNumber }) => articleNumber === article)?.cartItemId)
  const update = { quantity: 2, deliveryId: 'DBI', label: '' }
  const priceFacet = [{ name: 'price', attributeName: 'price', type: 'range' }]
  const resultsOptions = { take: 20, facets: priceFacet, sortBy: [{ type: 'attribute', attributeName: 'price' }] }
  const variants = {
    query: getVariantsQuery,
    operationName: 'getVariants',
    variables: { articleNumbers: [article], deliveryId: 'DBI', stockInput: { articles: [], locationIds: [] } },
  }
  const created = await ask('createAddress', { payload: aWrittenAddress })
  // Answers stand in the order in which they are asked for, and the order is placed among them.
  const order = async () => {
    const placed = await ask('checkout', {
      params: inCart,
      payload: { orderDetails: { DBI: { warehouseId: '100' } }, sendOrderReceipt: true },
    })
    const results: readonly { tempOrderId?: string }[] = placed[1] === 200 ? JSON.parse(placed[2]) : []
    const params = { id: results[0]?.tempOrderId ?? 'ingen' }
    return [
      placed,
      await ask('searchOrders'),
      await ask('searchOrders', { query: '?sort=highestTotal' }),
      await ask('orderId', { params }),
      await ask('order', { params }),
      await ask('orderAddresses', { params }),
      await ask('orderInvoices', { params }),
      await ask('financialFollowUp'),
      await ask('exportFinancialFollowUp', { headers: { accept: exportTypes.csv } }),
      await ask('exportOrders', { headers: { accept: exportTypes.csv } }),
      await ask('downloadOrder', { params, headers: { accept: exportTypes.csv } }),
      await ask('orderConfirmation', { params }),
      await ask('deliveryNote', { params: { ...params, shipment: '1' } }),
      await ask('invoiceDocument', { params: { ...params, number: '1' } }),
      await ask('creditNote', { params: { ...params, number: '1' } }),
      await ask('emailDocuments', { params, payload: { message: '' } }),
      await ask('orderInquiry', { payload: { orderId: params.id, kind: 'question', message: 'När?', lines: [] } }),
      await ask('cancelOrder', { params }),
      await ask('turnOrderClock', { payload: { days: 1 } }),
    ]
  }
  const favourites = async () => {
    const made = await ask('createFavouriteList', { payload: { name: 'Egen', access: 'private' } })
    const params = { id: String(JSON.parse(made[2]).favoriteId) }
    const filled = await ask('addListItems', { params, payload: { articleNumber: article, quantity: 1 } })
    const list = await ask('favouriteList', { params })
    const favoriteItemId = String(JSON.parse(list[2]).favoriteItems[0].favoriteItemId)
    const items = { params, payload: { itemIds: [favoriteItemId] } }
    return [
      ...[made, filled, list],
      await ask('addFavourite', { payload: { articleNumber: article } }),
      await ask('favourites'),
      await ask('removeFavourites', { payload: { favouriteIds: ['ingen'] } }),
      await ask('favouriteLists'),
      await ask('favouriteListItems', { params }),
      await ask('updateFavouriteList', { params, payload: { name: 'Ny' } }),
      await ask('updateListItem', { params: { ...params, itemId: favoriteItemId }, payload: { quantity: 3 } }),
      await ask('removeListItems', items),
      await ask('restoreListItems', items),
      await ask('deleteFavouriteList', { params }),
      await ask('restoreFavouriteList', { params }),
    ]
  }
  const quotes = async () => {
    const form = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${article};1\r\n--x--\r\n`,
    }
    const made = await ask('createQuote', {
      payload: { name: 'Egen', items: [{ articleNumber: article, quantity: 1 }] },
    })
    const params = { id: made[1] === 200 ? String(JSON.parse(made[2]).id) : await quoteOfColleague(services, article) }
    const items = [{ id: 'r2', articleNumber: article, quantity: 1 }]
    const link = { link: 'ingen' }
    return [
      made,
      await ask('quotes'),
      await ask('quoteDefaults'),
      await ask('quote', { params }),
      await ask('changeQuote', { params, payload: { finalMessage: 'Hej' } }),
      await ask('addQuoteItems', { params, payload: items }),
      await ask('changeQuoteItems', { params, payload: [{ id: 'r2', quantity: 2 }] }),
      await ask('addCustomItems', { params, payload: [{ id: 'c1', text: 'Arbete' }] }),
      await ask('changeCustomItems', { params, payload: [{ id: 'c1', text: 'Rivning' }] }),
      await ask('removeCustomItems', { params, payload: ['c1'] }),
      await ask('removeQuoteItems', { params, payload: ['r2'] }),
      await ask('replaceQuoteItems', { params, payload: items }),
      await ask('importQuoteItems', { params, ...form }),
      await ask('copyQuote', { params }),
      // What PDFs say is compressed: embedded-quote-rights.test.ts reads them.
      await ask('quotePdf', { params }),
      await ask('linkQuote', { params, payload: {} }),
      await ask('withdrawQuoteLink', { params }),
      await ask('quoteLogo'),
      await ask('setQuoteLogo', form),
      await ask('removeQuoteLogo'),
      await ask('sharedQuote', { payload: link }),
      await ask('sharedQuotePdf', { payload: link }),
      await ask('sharedQuoteLogo', { payload: link }),
      await ask('answerSharedQuote', { payload: { ...link, status: 'accepted', name: 'K' } }),
      await ask('deleteQuotes', { payload: ['ingen'] }),
    ]
  }
  const ownAddress = { params: { id: String(JSON.parse(created[2]).id) } }
  return [
    first,
    customers,
    added,
    created,
    await ask('addresses'),
    await ask('updateAddress', { ...ownAddress, payload: { ...aWrittenAddress, name: 'Kim' } }),
    await ask('deleteAddress', ownAddress),
    await ask('validateOrderNumber', { params: { orderNumber: 'AB-1' } }),
    await ask('graphql', { payload: cartQuery }),
    await ask('graphql', { payload: variants }),
    await ask('config'),
    await ask('user', { params: { id: 'current' } }),
    await ask('requestCredentials', { payload: { email: 'ingen@example.com' } }),
    await ask('users'),
    await ask('createUser', { payload: {} }),
    await ask('updateUser', { ...oneself, payload: { preferredStore: null } }),
    await ask('userName', oneself),
    await ask('permissions', oneself),
    await ask('updatePermissions', { ...oneself, payload: { customers: [] } }),
    await ask('roleNames'),
    await ask('permissionNames'),
    await ask('customerTeam'),
    await ask('mailbox'),
    await ask('mailAttachment', { params: { id: 'ingen', position: '1' } }),
    await ask('sendForm', { params: { id: 'ingen' }, payload: { answers: {} } }),
    await ask('editableEntries'),
    await ask('editableEntry', { params: { id: 'ingen' } }),
    await ask('saveEntry', { params: { id: 'ingen' }, payload: { version: 1, fields: {} } }),
    await ask('publishEntry', { params: { id: 'ingen' }, payload: { version: 1 } }),
    await ask('unpublishEntry', { params: { id: 'ingen' }, payload: { version: 1 } }),
    await ask('deliveryDates', { params: customer }),
    await ask('assortment', { params: customer }),
    await ask('updateItems', { params: inCart, payload: [{ ...update, cartItemId: itemId, quantity: 3 }] }),
    await ask('updateItem', { params: { ...inCart, itemId }, payload: update }),
    await ask('setDeliveryDate', {
      params: { ...inCart, deliveryId: 'DBI' },
      payload: { requestedDeliveryDate: '2026-03-10' },
    }),
    await ask('setDeliveryDates', { params: inCart, payload: { requestedDeliveryDate: '2026-03-11' } }),
    await ask('includeInOrder', { params: { ...inCart, deliveryId: 'DBI' }, payload: { isIncludedInOrder: true } }),
    await ask('exportItems', { params: inCart, payload: [], headers: { accept: exportTypes.csv } }),
    await ask('transferCart', { params: { ...inCart, sourceId: inCart.cartId } }),
    await ask('uploadItems', {
      params: inCart,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="deliveryId"\r\n\r\nDBI\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${article};1\r\n--x--\r\n`,
    }),
    await ask('locations'),
    await ask('searchAddresses', { payload: { query: 'Göteborg' } }),
    await ask('nearbyLocations', { params: { id: '110' } }),
    await ask('activeCampaigns'),
    await ask('activeCustomerCampaigns'),
    await ask('selectedProductGroup', { params: { id: 'popular' } }),
    await ask('search', { payload: { query: article, resultsOptions, relatedResultsOptions: { take: 20 } } }),
    await ask('search', {
      payload: { query: article, resultsOptions, customData: { prices: { basis: 'includingVat' } } },
    }),
    await ask('entitiesByAttribute', {
      payload: { attribute: { name: 'category', value: category }, resultsOptions },
    }),
    await ask('autoComplete', { payload: { query: 'kul', queriesOptions: { take: 5 } } }),
    await ask('relatedEntities', { payload: { entity: { type: 'Variant', id: article }, resultsOptions } }),
    await ask('createEvents', { payload: { events: [{ type: 'click', entity: { type: 'Variant', id: article } }] } }),
    await ask('attributeSequence', { params: { category } }),
    await ask('languageConfig'),
    await ask('menu'),
    await ask('breadcrumbs', { params: { id: category } }),
    await ask('breadcrumbsSearch', { payload: { breadcrumbs: [category], images: false, assortment: 'default' } }),
    await ask('brackets', { params: { id: article } }),
    await ask('stock', { payload: { articles: [{ articleNumber: article, quantity: 1 }] } }),
    await ask('document', { params: { id: article, file: 'produktdatablad.pdf' } }),
    ...(await order()),
    ...(await favourites()),
    ...(await quotes()),
    await ask('oftenBought'),
    await ask('lastPurchases', { payload: { articleNumbers: [article] } }),
    await ask('addItems', { params: inCart, payload: [lineOfArticle()] }),
    await ask('removeItem', { params: { ...inCart, itemId } }),
    await ask('removeItems', { params: inCart, payload: [itemId] }),
    await ask('removeAllItems', { params: inCart }),
    await ask('cartStatus', { params: inCart, payload: { status: 'DELETED' } }),
    await ask('logOut', { params: { id: 'current' } }),
  ]
}

/** All that was mailed to a demo account: the texts, and what the enclosed files say. */
export const mailsTo = async (services: EmbeddedServices, username: string): Promise<readonly string[]> => {
  const mails = await services.db
    .selectFrom('outbox')
    .select(['mail_id', 'text_part', 'html_part'])
    .where('recipient', '=', `${username}@fackhandel.example`)
    .execute()
  const files = await services.db
    .selectFrom('outbox_attachments')
    .select('content')
    .where(
      'mail_id',
      'in',
      mails.map(({ mail_id }) => mail_id),
    )
    .execute()
  const texts = await Promise.all(
    files.map(async ({ content }) => (await readPdf(Buffer.from(content, 'base64'))).text),
  )
  return [...mails.flatMap(({ text_part, html_part }) => [text_part, html_part]), ...texts]
}
