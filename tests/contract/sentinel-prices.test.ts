import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportTypes } from '#adapters/contract/cart'
import { getCartWithVariantsQuery, getVariantsQuery } from '#adapters/contract/graphql'
import { pathOf, routes } from '#adapters/contract/paths'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { aWrittenAddress } from '../domain/given'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { sheetFormats, type SheetFormat } from '#application/ports/spreadsheets'
import type { PermissionDeny } from '#domain/session/session'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

type RouteName = keyof typeof routes

/** A price that is found nowhere else in any answer. */
const SENTINEL = '86420.97'
/** A file of Swedish text writes it with a decimal comma. */
const told = (body: string): number => body.replaceAll('86420,97', SENTINEL).split(SENTINEL).length - 1

let services: EmbeddedServices
let article: string
let category: string

beforeAll(async () => {
  services = await startEmbeddedServices()
  const { db } = services
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.product_id', 'variants.product_id')
    .select(['article_number', 'category_slug'])
    .where('discontinued', '=', false)
    .where('ask_for_price', '=', false)
    .where(sql<boolean>`purchase_constraints = '{}'`)
    .where('order_multiple', '=', 1)
    // So that something is related to it.
    .where(
      sql<boolean>`exists (select from products other
        where other.category_slug = products.category_slug and other.product_id <> products.product_id)`,
    )
    .orderBy('article_number')
    .executeTakeFirstOrThrow()
  article = row.article_number
  category = row.category_slug
  // No agreed discount changes the amount on its way.
  await db.updateTable('discounts').set({ percentage: 0 }).execute()
  await db
    .updateTable('variants')
    .set({
      list_price: Number(SENTINEL),
      alloying_price: Number(SENTINEL),
      campaign_price: null,
      // A step that is no cheaper is not told.
      brackets: JSON.stringify([{ fromQuantity: 100, listPrice: Number(SENTINEL) - 1 }]),
    })
    .execute()
  await sql`update search_articles set asked_price = ${SENTINEL}::numeric, list_price = ${SENTINEL}::numeric,
    attributes = jsonb_set(attributes, '{price}', ${`[${SENTINEL}]`}::jsonb)`.execute(db)
})
afterAll(() => services.stop())

const logIn = async (username: string): Promise<string> => {
  const payload = { username, password: DEMO_PASSWORD }
  const answer = await services.app.inject({ method: 'POST', url: '/services/v2/sessions/', payload })
  return answer.json().AuthenticationResult.AccessToken
}

const lineOfArticle = () => ({ articleNumber: article, quantity: 1, deliveryId: 'DBI', label: '' })

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks every call that a user has, one after the other, and gives what each answered. */
const everyAnswer = async (username: string): Promise<readonly (readonly [RouteName, number, string])[]> => {
  const token = await logIn(username)
  const ask = async (name: RouteName, { params = {}, query = '', payload, headers = {} }: Asked = {}) => {
    const answer = await services.app.inject({
      method: routes[name].method,
      url: `/services${pathOf(routes[name], params)}${query}`,
      headers: { authorization: `Bearer ${token}`, 'api-version': 'V3', 'user-id': username, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return [name, answer.statusCode, answer.body] as const
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
      payload: { orderDetails: { DBI: { warehouseId: '100' } }, sendOrderReceipt: false },
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
      // What PDFs say is compressed: embedded-order-documents.test.ts reads them.
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

describe('list prices in the answers of the services', () => {
  it('[PERM-12] are in none for a user with EJ_SE_PRISER, whatever is called', async () => {
    const answers = await everyAnswer('nekad')

    for (const [name, status, body] of answers) {
      expect(told(body), `${name} tells a price`).toBe(0)
      expect(status, `${name}: ${body.slice(0, 200)}`).toBeLessThan(500)
    }
    const called = new Set<string>(answers.map(([name]) => name))
    expect(Object.keys(routes).filter((name) => !called.has(name))).toEqual(['logIn', 'punchoutLogIn'])
  })

  it('[PERM-12] are in no order of a user with EJ_SE_PRISER who orders and looks at it', async () => {
    await services.db
      .updateTable('user_customers')
      .set({ permission_denies: JSON.stringify(['EJ_SE_PRISER']) })
      .where('user_id', '=', 'u-nekad')
      .execute()

    const answers = await everyAnswer('nekad')

    expect(answers.filter(([, , body]) => told(body) > 0).map(([name]) => name)).toEqual([])
    const statusOf = (wanted: RouteName) => answers.find(([name]) => name === wanted)?.[1]
    expect([statusOf('checkout'), statusOf('order'), statusOf('cancelOrder')]).toEqual([200, 200, 200])
    expect(answers.filter(([name]) => name === 'searchOrders').map(([, status]) => status)).toEqual([200, 403])
    expect(statusOf('financialFollowUp')).toBe(403)
  })

  it('are in those for a user who may see them, so that the test above would notice one', async () => {
    const answers = await everyAnswer('tom')

    const telling = new Set(answers.filter(([, , body]) => told(body) > 0).map(([name]) => name))
    expect([...telling].toSorted()).toEqual(
      [
        'addItems',
        'brackets',
        'checkout',
        'entitiesByAttribute',
        'downloadOrder',
        'exportItems',
        'graphql',
        'order',
        'cancelOrder',
        'relatedEntities',
        'search',
        'setDeliveryDate',
        'setDeliveryDates',
        'updateItem',
        'updateItems',
        'uploadItems',
      ].toSorted(),
    )
  })
})

/** The cells of the file of a cart with two of the article, for Tom with these denies and an agreed discount in percent. */
const exported = async (
  denies: readonly PermissionDeny[],
  format: SheetFormat,
  percentage = 0,
): Promise<readonly string[]> => {
  await services.db.updateTable('discounts').set({ percentage }).execute()
  await services.db
    .updateTable('users')
    .set({ permission_denies: JSON.stringify(denies) })
    .where('username', '=', 'tom')
    .execute()
  const authorization = `Bearer ${await logIn('tom')}`
  const post = (url: string, payload: object, accept = 'application/json') =>
    services.app.inject({ method: 'POST', url: `/services${url}`, headers: { authorization, accept }, payload })
  const asked = await post('/graphql', { query: '{ cart { cartId } }' })
  const { cartId } = asked.json().data.cart
  const added = await post(pathOf(routes.addItems, { cartId }), [{ ...lineOfArticle(), quantity: 2 }])
  expect(added.json().errors).toEqual([])
  const file = await post(pathOf(routes.exportItems, { cartId }), [], exportTypes[format])
  const sheet = await readSpreadsheet(new Uint8Array(file.rawPayload))
  if (E.isLeft(sheet)) throw new Error(`${file.statusCode} ${sheet.left.tag}`)
  await services.app.inject({
    method: 'DELETE',
    url: `/services${pathOf(routes.removeAllItems, { cartId })}`,
    headers: { authorization },
  })
  return sheet.right.rows.flatMap(({ cells }) => cells)
}

describe.each(sheetFormats)('the file of a cart, as .%s', (format) => {
  it('[PERM-12] tells no price to a user with EJ_SE_PRISER', async () => {
    const withPrices = await exported([], format)
    expect(withPrices).toEqual(expect.arrayContaining(['Pris exkl. moms', '86420,97', '172841,94']))

    const without = await exported(['EJ_SE_PRISER'], format)
    expect(without).toEqual(expect.arrayContaining([article, '2']))
    expect(without.filter((cell) => /pris|summa|\d,\d/i.test(cell))).toEqual([])
  })

  it('[PERM-17] tells the price, and no discount, to a user with EJ_SE_RABATTER', async () => {
    const cells = await exported(['EJ_SE_RABATTER'], format, 20)

    expect(cells).toEqual(expect.arrayContaining(['Pris exkl. moms', '69136,78']))
    expect(cells.filter((cell) => /rabatt|%|^-?20$|86420,97|172841,94|17284,19/i.test(cell))).toEqual([])
  })
})
