import { decodeJwt } from 'jose'
import { buildSchema } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#adapters/embedded/graphql/schema'
import { pathOf, routes } from '#adapters/contract/paths'
import { ABSENT, accessTable, beyondTheContract, deniedTo, type Guarded, type Ids } from './support/access-table'
import {
  cartOf,
  jsonOf,
  sameness,
  startAttackedServices,
  tokensOf,
  type Answer,
  type AttackedServices,
} from './support/attacked-services'
import { servedRoutes } from './support/served-routes'

/**
 * `suspended` is `nyrorhord` at a suspended customer, `elsewhere` is `user` outside the project of the others, and `punchout`
 * is `inkop` in a session that a procurement system has opened.
 */
const users = [
  'tom',
  'user',
  'buyeradmin',
  'nyrorhord',
  'nekad',
  'seller',
  'siteadmin',
  'suspended',
  'elsewhere',
  'punchout',
] as const
type User = (typeof users)[number]
const admins: readonly User[] = ['buyeradmin', 'seller', 'siteadmin']
const siteAdmins: readonly User[] = ['siteadmin']
const ofUsers: readonly string[] = ['user', 'updateUser', 'userName', 'permissions', 'updatePermissions']
const ofOrders: readonly string[] = [
  'orderId',
  'order',
  'orderAddresses',
  'orderInvoices',
  'cancelOrder',
  'downloadOrder',
  'orderConfirmation',
  'deliveryNote',
  'invoiceDocument',
  'creditNote',
  'emailDocuments',
  'orderInquiry',
]
const isOfQuotes = (name: string): boolean => /quote|customItems$/i.test(name)
const outsiders = ['visitor', 'garbage', 'expired', 'ended'] as const
type Outsider = (typeof outsiders)[number]

const VICTIM: User = 'user'
/** Somebody else of whom nothing may be told to the victim. */
const NEIGHBOUR: User = 'tom'
const LINE = { articleNumber: '4208102', quantity: 3, deliveryId: 'DBI', label: '' }

let services: AttackedServices
let tokens: Readonly<Record<User | 'expired' | 'ended', string>>
let idsOf: Readonly<Record<User, Ids>>

const addTo = (token: string, cart: string) =>
  services.call({
    method: 'POST',
    path: pathOf(routes.addItems, { cartId: cart }),
    token,
    body: [LINE],
  })

const addAddress = async (token: string): Promise<string> => {
  const body = {
    label: token.slice(-30),
    recipientName: 'Bygg AB',
    address2: 'Storgatan 1',
    postalCode: '43137',
    postalAddress: 'Mölndal',
  }
  const answer = await services.call({ method: 'POST', path: '/address', token, body })
  return String(jsonOf(answer).id)
}

/** The latest order that a user may read of, of whichever of their customers; of nobody who is denied order history. */
const orderOf = async (token: string): Promise<Pick<Ids, 'order' | 'invoice'>> => {
  const { sub: user = '' } = decodeJwt(token)
  const { rows } = await sql<{ order_number: string; invoice_number: string }>`
    select order_number, invoice_number from order_history join user_customers using (customer_id)
    join order_invoices using (order_number)
    where user_customers.user_id = ${user} and status = 'invoiced'
    order by placed_at desc limit 1`.execute(services.db)
  return { order: rows[0]?.order_number ?? ABSENT, invoice: rows[0]?.invoice_number ?? ABSENT }
}

/** A private list of the user with one row. */
const addList = async (token: string): Promise<{ readonly list: string; readonly listItem: string }> => {
  const made = await services.call({
    method: 'POST',
    path: '/v2/favorites',
    token,
    body: { name: 'Bara min', access: 'private' },
  })
  const list = String(jsonOf(made).favoriteId)
  await services.call({
    method: 'PUT',
    path: `/v2/favorites/${list}/articles`,
    token,
    body: { articleNumber: LINE.articleNumber, quantity: 1 },
  })
  const whole = jsonOf(await services.call({ method: 'GET', path: `/v2/favorites/${list}`, token }))
  return { list, listItem: String(whole.favoriteItems[0].favoriteItemId) }
}

/** A draft of the user with an item and a custom item; of nobody who may not make one. */
const addQuote = async (token: string): Promise<string> => {
  const items = [{ id: 'r1', articleNumber: LINE.articleNumber, quantity: 1 }]
  const made = await services.call({ method: 'POST', path: '/v1/quotes', token, body: { name: 'Egen', items } })
  if (made.status !== 200) return ABSENT
  const { id } = jsonOf(made)
  const body = [{ id: 'c1', text: 'Arbete' }]
  await services.call({ method: 'POST', path: `/v1/quotes/${id}/customItems`, token, body })
  return String(id)
}

/** The ids of a user, whose cart has a line and whose customer has an address. */
const findIds = async (token: string): Promise<Ids> => {
  const before = await cartOf(services, token)
  await addTo(token, before.cartId)
  const { cartId, cartItems } = await cartOf(services, token)
  const { sub = '', sid, customerId } = decodeJwt(token)
  return {
    user: sub,
    session: String(sid),
    customer: String(customerId),
    cart: cartId,
    item: cartItems[0]?.cartItemId ?? ABSENT,
    address: await addAddress(token),
    ...(await addList(token)),
    ...(await orderOf(token)),
    quote: await addQuote(token),
  }
}

const nobodys: Ids = {
  user: ABSENT,
  session: ABSENT,
  customer: ABSENT,
  cart: ABSENT,
  item: ABSENT,
  address: ABSENT,
  order: ABSENT,
  list: ABSENT,
  listItem: ABSENT,
  invoice: ABSENT,
  quote: ABSENT,
}

const entries = Object.entries(routes).map(([name, route]) => {
  const guarded: Guarded | undefined = Object.entries(accessTable).find(([listed]) => listed === name)?.[1]
  return { name, route, guarded }
})
/** In the table's order. */
const listed = Object.entries(accessTable).flatMap(([name, guarded]) =>
  entries.filter((entry) => entry.name === name).map(({ route }) => ({ name, route, guarded })),
)

const make = (name: string, ids: Ids, token: string | undefined): Promise<Answer> => {
  const entry = listed.find((each) => each.name === name)
  if (entry === undefined) throw new Error(`${name} is not listed`)
  const { route, guarded } = entry
  return services.call({
    method: route.method,
    path: pathOf(route, guarded.params?.(ids) ?? {}),
    token,
    body: guarded.body?.(ids),
  })
}

/** The account of a principal who works elsewhere than at its log-in. */
const accountOf = (user: User): string => (user === 'suspended' ? 'nyrorhord' : user === 'elsewhere' ? 'user' : user)

const newTokenOf = async (user: User): Promise<string> =>
  user === 'punchout' ? (await services.openPunchout('inkop')).access : services.tokenOf(accountOf(user))

const tokenOf = (principal: User | Outsider): string | undefined =>
  principal === 'visitor' ? undefined : principal === 'garbage' ? 'rappakalja' : tokens[principal]

/** Everything that is kept of a user, but for what the calls of everybody change. */
const kept = async (user: User): Promise<string> => {
  const { user: userId, customer } = idsOf[user]
  const { db } = services
  const carts = await db.selectFrom('carts').selectAll().where('user_id', '=', userId).orderBy('cart_id').execute()
  const cartIds = ['', ...carts.map(({ cart_id }) => cart_id)]
  return JSON.stringify([
    carts,
    await db.selectFrom('cart_items').selectAll().where('cart_id', 'in', cartIds).orderBy('position').execute(),
    await db.selectFrom('cart_deliveries').selectAll().where('cart_id', 'in', cartIds).orderBy('delivery_id').execute(),
    await db.selectFrom('addresses').selectAll().where('customer_id', '=', customer).orderBy('id').execute(),
    await db.selectFrom('favourites').selectAll().where('user_id', '=', userId).orderBy('favourite_id').execute(),
    await db.selectFrom('favourite_lists').selectAll().where('user_id', '=', userId).orderBy('list_id').execute(),
    await db
      .selectFrom('favourite_list_items')
      .selectAll('favourite_list_items')
      .innerJoin('favourite_lists', 'favourite_lists.list_id', 'favourite_list_items.list_id')
      .where('user_id', '=', userId)
      .orderBy('item_id')
      .execute(),
    await db.selectFrom('quotes').selectAll().where('user_id', '=', userId).orderBy('quote_id').execute(),
    await db
      .selectFrom('quote_rows')
      .selectAll('quote_rows')
      .innerJoin('quotes', 'quotes.quote_id', 'quote_rows.quote_id')
      .where('user_id', '=', userId)
      .orderBy('quote_rows.quote_id')
      .orderBy('position')
      .execute(),
    await db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('order_id').execute(),
    await db
      .selectFrom('users')
      .select(['role', 'permission_denies', 'email', 'default_customer_id', 'default_project_id'])
      .where('user_id', '=', userId)
      .execute(),
    await db
      .selectFrom('sessions')
      .select(['session_id', 'customer_id', 'project_id'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .orderBy('session_id')
      .execute(),
  ])
}

beforeAll(async () => {
  services = await startAttackedServices()
  const expired = await services.tokenOf(VICTIM)
  services.passTime(901_000)
  const ended = await services.tokenOf(VICTIM)
  await services.call({ method: 'DELETE', path: '/v2/sessions/current', token: ended })
  // Longer than a checked session is remembered.
  services.passTime(6_000)
  const workingFor = async (username: string, customerId: string, projectId: string | null): Promise<string> => {
    const { refresh } = await services.open(username)
    const body = { refreshToken: refresh, customerId, projectId }
    return tokensOf(await services.call({ method: 'POST', path: '/v2/sessions/', body })).access
  }
  const suspended = await workingFor('nyrorhord', '301190', null)
  const elsewhere = await workingFor('user', '104822', null)
  const [tom, user, buyeradmin, nyrorhord, nekad, seller, siteadmin] = [
    await services.tokenOf('tom'),
    await services.tokenOf('user'),
    await services.tokenOf('buyeradmin'),
    await services.tokenOf('nyrorhord'),
    await services.tokenOf('nekad'),
    await services.tokenOf('seller'),
    await services.tokenOf('siteadmin'),
  ]
  const { access: punchout } = await services.openPunchout('inkop')
  const present = { tom, user, buyeradmin, nyrorhord, nekad, seller, siteadmin }
  tokens = { ...present, suspended, elsewhere, punchout, expired, ended }
  idsOf = {
    tom: await findIds(tom),
    user: await findIds(user),
    buyeradmin: await findIds(buyeradmin),
    nyrorhord: await findIds(nyrorhord),
    nekad: await findIds(nekad),
    seller: await findIds(seller),
    siteadmin: await findIds(siteadmin),
    suspended: await findIds(suspended),
    elsewhere: await findIds(elsewhere),
    punchout: await findIds(punchout),
  }
})
afterAll(() => services.stop())

describe('the table of who may call what', () => {
  it('lists every call of the contract', () => {
    expect(entries.filter(({ guarded }) => guarded === undefined).map(({ name }) => name)).toEqual([])
  })

  it('knows every route that the services register', () => {
    const known = new Set(entries.map(({ route }) => `/services${route.path}`))
    const served = servedRoutes(services.app)
    expect(served).toContain('/services/graphql')
    expect(served.length).toBeGreaterThan(30)
    expect(
      served.filter((path) => !known.has(path) && !beyondTheContract.some((pattern) => pattern.test(path))),
    ).toEqual([])
  })
})

describe('GraphQL', () => {
  it('answers no other questions than those that are asked here, and takes no changes', () => {
    const answered = buildSchema(schema)
    // `variants` is the call `graphql` of the table; `cart` is asked of below, and `favoriteLists` in
    // embedded-favourite-lists.test.ts.
    expect(Object.keys(answered.getQueryType()?.getFields() ?? {}).toSorted()).toEqual([
      'cart',
      'favoriteLists',
      'variants',
    ])
    expect(answered.getMutationType()).toBeUndefined()
    expect(answered.getSubscriptionType()).toBeUndefined()
  })
})

describe.each(outsiders)('%s', (outsider) => {
  it.each(listed.map(({ name }) => name))(
    'is answered at %s as the table says, with nothing of a user',
    async (name) => {
      const guarded = listed.find((entry) => entry.name === name)?.guarded
      // A spent token may still end a session of its own user.
      const victim = name === 'logOut' ? NEIGHBOUR : VICTIM
      const before = await kept(victim)

      const answer = await make(name, idsOf[victim], tokenOf(outsider))

      const isOpen = guarded?.access === 'NoToken' || (guarded?.access === 'Open' && outsider === 'visitor')
      const isSpent = outsider === 'expired' || outsider === 'ended'
      const refusals = name === 'logOut' && isSpent ? [401, 404] : [401]
      expect(isOpen ? (guarded.own ?? [200]) : refusals).toContain(answer.status)
      expect(await kept(victim)).toBe(before)
    },
  )

  it('is told no cart by GraphQL', async () => {
    const answer = await services.call({
      method: 'POST',
      path: '/graphql',
      token: tokenOf(outsider),
      body: { query: '{ cart { cartId cartItems { articleNumber } } }' },
    })
    expect(answer.text).not.toContain(idsOf[VICTIM].cart)
    expect(answer.status === 401 || jsonOf(answer).data === null).toBe(true)
  })
})

describe.each(users)('%s', (user) => {
  const owned = listed.filter(({ guarded, name }) => guarded.access === 'Owned' && name !== 'logOut')

  it.each([...owned, ...listed.filter(({ name }) => name === 'logOut')].map(({ name }) => name))(
    'meets in %s with a foreign id what it meets with an id that nobody has',
    async (name) => {
      // Colleagues share the addresses and quotes of their customer, so those of another customer are tried.
      // An order is found by all colleagues too; Tom has none.
      const [first, second] =
        name.endsWith('Address') || isOfQuotes(name)
          ? (['nyrorhord', 'tom'] as const)
          : ofOrders.includes(name)
            ? (['nyrorhord', user === 'nyrorhord' || user === 'suspended' ? VICTIM : 'nyrorhord'] as const)
            : ([VICTIM, NEIGHBOUR] as const)
      const victim: User =
        user === first ||
        (user === 'suspended' && ofOrders.includes(name)) ||
        (user === 'elsewhere' && first === VICTIM)
          ? second
          : first
      // A colleague may read of their own customer; the victim's customer is foreign to the others but admins of all.
      const reads = name === 'deliveryDates' || name === 'assortment'
      // The same three administer the victim.
      const isOrderOfTheirs = ofOrders.includes(name) && ['seller', 'siteadmin'].includes(user)
      const isTheirsToo = ((reads || ofUsers.includes(name)) && admins.includes(user)) || isOrderOfTheirs
      const before = await kept(victim)

      const foreign = await make(name, idsOf[victim], tokens[user])
      const absent = await make(name, nobodys, tokens[user])

      const own = listed.find((entry) => entry.name === name)?.guarded.own
      if (isTheirsToo) expect(isOrderOfTheirs ? (own ?? [200]) : [200]).toContain(foreign.status)
      else expect(sameness(foreign)).toEqual(sameness(absent))
      expect([403, 404]).toContain(absent.status)
      expect(await kept(victim)).toBe(before)
    },
  )

  it.each(owned.filter(({ route }) => route.path.includes(':itemId')).map(({ name }) => name))(
    'reaches by %s no line of somebody else through a cart of its own',
    async (name) => {
      const victim = user === VICTIM ? NEIGHBOUR : VICTIM
      const before = await kept(victim)
      const { cart } = idsOf[user]
      const foreign = await make(name, { ...nobodys, cart, item: idsOf[victim].item }, tokens[user])
      const absent = await make(name, { ...nobodys, cart }, tokens[user])
      expect(sameness(foreign)).toEqual(sameness(absent))
      expect(await kept(victim)).toBe(before)
    },
  )

  it.each(listed.filter(({ guarded }) => guarded.access !== 'Owned').map(({ name }) => name))(
    'may call %s if the table says so, and is told nothing of somebody else',
    async (name) => {
      const guarded = listed.find((entry) => entry.name === name)?.guarded
      const answer = await make(name, idsOf[user], tokens[user])
      const isDenied =
        (guarded?.access === 'ForAdmins' && !admins.includes(user)) ||
        (guarded?.access === 'ForSiteAdmins' && !siteAdmins.includes(user)) ||
        (user === 'nekad' && Object.keys(deniedTo).includes(name))
      expect(isDenied ? [403] : (guarded?.own ?? [200])).toContain(answer.status)
      for (const other of users.filter((each) => each !== user)) expect(answer.text).not.toContain(idsOf[other].cart)
    },
  )

  it('may make every call about what is its own', async () => {
    const told: Record<string, number> = {}
    const { cartId } = await cartOf(services, tokens[user])
    const expected: Record<string, boolean> = {}
    for (const { name, guarded } of owned) {
      // A suspended customer places no orders, and its users read of those that were placed.
      const isDenied = user === 'nekad' || (user === 'suspended' && name === 'checkout')
      const refused = isDenied ? Object.entries(deniedTo).find(([denied]) => denied === name)?.[1] : undefined
      await addTo(tokens[user], cartId)
      const { cartItems } = await cartOf(services, tokens[user])
      const address = await addAddress(tokens[user])
      const ids = { ...idsOf[user], cart: cartId, item: cartItems[0]?.cartItemId ?? ABSENT, address }
      const { status } = await make(name, ids, tokens[user])
      told[name] = status
      // Tom has never ordered.
      if (ids.order === ABSENT && ofOrders.includes(name)) {
        expected[name] = status === (user === 'nekad' ? 403 : 404)
        continue
      }
      // Who may not make quotes has none to read.
      if (ids.quote === ABSENT && name === 'quote') {
        expected[name] = status === 404
        continue
      }
      expected[name] = refused === undefined ? (guarded.own ?? [200]).includes(status) : status === refused
    }
    expect(
      Object.entries(expected).filter(([, right]) => !right),
      JSON.stringify(told),
    ).toEqual([])
  })

  it('is a visitor with its token once it has logged out', async () => {
    const token = await newTokenOf(user)
    const ids = { ...nobodys, session: String(decodeJwt(token)['sid']) }
    expect((await make('customers', ids, token)).status).toBe(200)
    expect((await make('logOut', ids, token)).status).toBe(204)
    expect((await make('customers', ids, token)).status).toBe(401)
  })
})
