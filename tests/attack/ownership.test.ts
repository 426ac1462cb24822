import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, routes } from '#adapters/contract/paths'
import { ABSENT, accessTable, type Guarded, type Ids } from './support/access-table'
import {
  cartOf,
  jsonOf,
  sameness,
  startAttackedServices,
  tokensOf,
  type Answer,
  type AttackedServices,
} from './support/attacked-services'

/** A place where an account works. */
interface Place {
  readonly account: string
  readonly customer: string
  readonly project: string | null
}

const at = (account: string, customer: string, project: string | null = null): Place => ({ account, customer, project })

interface Principal {
  readonly self: Place
  /** Somebody else at the same customer and project. */
  readonly colleague: Place
  /** The same user at another project of the customer, where it has one. */
  readonly otherProject?: Place
  /** The same user at another of their customers. */
  readonly otherCustomer?: Place
}

/** Every role, all denies, a suspended customer and a punchout session. Visitors are in authorisation.test.ts. */
const principals: Readonly<Record<string, Principal>> = {
  USER: {
    self: at('user', '104822', 'P-3317'),
    colleague: at('buyeradmin', '104822', 'P-3317'),
    otherProject: at('user', '104822', 'P-3309'),
  },
  BUYER_ADMIN: {
    self: at('buyeradmin', '104822', 'P-3317'),
    colleague: at('user', '104822', 'P-3317'),
    otherProject: at('buyeradmin', '104822', 'P-3309'),
    otherCustomer: at('buyeradmin', '104830'),
  },
  SELLER_ADMIN: {
    self: at('seller', '104822'),
    colleague: at('user', '104822'),
    otherProject: at('seller', '104822', 'P-3309'),
    otherCustomer: at('seller', '402215'),
  },
  SITE_ADMIN: {
    self: at('siteadmin', '104822'),
    colleague: at('user', '104822'),
    otherProject: at('siteadmin', '104822', 'P-3309'),
    otherCustomer: at('siteadmin', '402215'),
  },
  'all denies': {
    self: at('nekad', '104830'),
    colleague: at('buyeradmin', '104830'),
    otherProject: at('nekad', '104830', 'P-4102'),
  },
  suspended: {
    self: at('nyrorhord', '301190'),
    colleague: at('siteadmin', '301190'),
    otherCustomer: at('nyrorhord', '220417'),
  },
  punchout: { self: at('inkop', '318844'), colleague: at('siteadmin', '318844') },
}
const mayManage: readonly string[] = ['BUYER_ADMIN', 'SELLER_ADMIN', 'SITE_ADMIN']

/** Of the ids of a call, whose thing it names. */
const kinds = ['cart', 'list', 'address', 'order', 'customer', 'user', 'quote'] as const
type Kind = (typeof kinds)[number]

let services: AttackedServices
const tokens = new Map<string, string>()
const idsAt = new Map<string, Ids>()

const keyOf = ({ account, customer, project }: Place): string => [account, customer, project].join()
const tokenAt = (place: Place): string => tokens.get(keyOf(place)) ?? ''

const post = (path: string, token: string, body: object) => services.call({ method: 'POST', path, token, body })

const nobodys: Ids = {
  ...{ user: ABSENT, session: ABSENT, customer: ABSENT, cart: ABSENT, item: ABSENT, address: ABSENT },
  ...{ order: ABSENT, list: ABSENT, listItem: ABSENT, invoice: ABSENT, quote: ABSENT },
}

/** A quote with an item and a custom item; of nobody where the caller may not make quotes. */
const quoteAt = async (token: string): Promise<string> => {
  const made = await post('/v1/quotes', token, {
    name: 'Egen',
    items: [{ id: 'r1', articleNumber: '4208102', quantity: 1 }],
  })
  if (made.status >= 300) return ABSENT
  const id = String(jsonOf(made).id)
  await post(`/v1/quotes/${id}/customItems`, token, [{ id: 'c1', text: 'Arbete' }])
  return id
}

/** What lies at a place, made anew: a cart with a line, an address, a private list with a row, and a quote. */
const madeAt = async (place: Place): Promise<Ids> => {
  const token = tokenAt(place)
  const { cartId } = await cartOf(services, token)
  const line = { articleNumber: '4208102', quantity: 3, deliveryId: 'DBI', label: '' }
  await post(pathOf(routes.addItems, { cartId }), token, [line])
  const { cartItems } = await cartOf(services, token)
  const address = { recipientName: 'Bygg AB', address2: 'Storgatan 1', postalCode: '43137', postalAddress: 'Mölndal' }
  const added = jsonOf(await post('/address', token, { ...address, label: `${keyOf(place)} ${tokens.size}` }))
  const { favoriteId: list } = jsonOf(await post('/v2/favorites', token, { name: 'Bara min', access: 'private' }))
  const row = { articleNumber: '4208102', quantity: 1 }
  await services.call({ method: 'PUT', path: `/v2/favorites/${list}/articles`, token, body: row })
  const whole = jsonOf(await services.call({ method: 'GET', path: `/v2/favorites/${list}`, token }))
  return {
    ...nobodys,
    user: decodeJwt(token).sub ?? ABSENT,
    customer: place.customer,
    cart: cartId,
    item: cartItems[0]?.cartItemId ?? ABSENT,
    address: String(added.id),
    list: String(list),
    listItem: String(whole.favoriteItems[0]?.favoriteItemId),
    quote: await quoteAt(token),
  }
}

const tokenOf = async (place: Place): Promise<string> => {
  if (place.account === 'inkop') return (await services.openPunchout('inkop')).access
  const { refresh } = await services.open(place.account)
  const body = { refreshToken: refresh, customerId: place.customer, projectId: place.project }
  return tokensOf(await post('/v2/sessions/', '', body)).access
}

beforeAll(async () => {
  services = await startAttackedServices()
  const places = Object.values(principals).flatMap(({ self, colleague, otherProject, otherCustomer }) =>
    [self, colleague, otherProject, otherCustomer].flatMap((place) => (place === undefined ? [] : [place])),
  )
  for (const place of places) {
    if (tokens.has(keyOf(place))) continue
    tokens.set(keyOf(place), await tokenOf(place))
    idsAt.set(keyOf(place), await madeAt(place))
  }
})
afterAll(() => services.stop())

/** The ids that a call is made with, as its entry of the table reads them. */
const kindOf = ({ params, body }: Guarded): Kind | undefined => {
  const read = new Set<string>()
  const noting = new Proxy(nobodys, {
    get: (ids, name) => {
      read.add(String(name))
      return Reflect.get(ids, name)
    },
  })
  params?.(noting)
  body?.(noting)
  return kinds.find((kind) => read.has(kind))
}

const owned = Object.entries(routes).flatMap(([name, route]) => {
  const guarded = Object.entries(accessTable).find(([listed]) => listed === name)?.[1]
  return guarded?.access === 'Owned' && name !== 'logOut' ? [{ name, route, guarded, kind: kindOf(guarded) }] : []
})
const calls = (...some: readonly Kind[]) => owned.filter(({ kind }) => kind !== undefined && some.includes(kind))

const make = ({ route, guarded }: (typeof owned)[number], ids: Ids, token: string): Promise<Answer> =>
  services.call({
    method: route.method,
    path: pathOf(route, guarded.params?.(ids) ?? {}),
    token,
    body: guarded.body?.(ids),
  })

const expectAbsent = async (call: (typeof owned)[number], who: Place, whose: Place): Promise<void> => {
  const ids = idsAt.get(keyOf(whose)) ?? nobodys
  const foreign = await make(call, ids, tokenAt(who))
  expect(sameness(foreign), call.name).toEqual(sameness(await make(call, nobodys, tokenAt(who))))
  expect([403, 404], call.name).toContain(foreign.status)
}

it('knows of every call with an id what it names', () => {
  expect(owned.filter(({ kind }) => kind === undefined).map(({ name }) => name)).toEqual([])
  for (const kind of kinds) expect(calls(kind).length, kind).toBeGreaterThan(0)
})

describe.each(Object.entries(principals))('%s', (role, { self, colleague, otherProject, otherCustomer }) => {
  it('meets carts and private lists of a colleague as those of nobody', async () => {
    for (const call of calls('cart', 'list')) await expectAbsent(call, self, colleague)
    // They are all there still.
    const { cart } = idsAt.get(keyOf(colleague)) ?? nobodys
    expect((await cartOf(services, tokenAt(colleague))).cartId).toBe(cart)
  })

  it('shares the addresses of the customer with a colleague', async () => {
    for (const call of calls('address')) {
      const { status } = await make(call, await madeAt(colleague), tokenAt(self))
      expect(call.guarded.own ?? [200], call.name).toContain(status)
    }
  })

  it('is told of a colleague the name, and the rest as an administrator alone', async () => {
    for (const call of calls('user')) {
      const ids = idsAt.get(keyOf(colleague)) ?? nobodys
      const { status } = await make(call, ids, tokenAt(self))
      if (call.name === 'userName' || mayManage.includes(role)) expect([200, 403], call.name).toContain(status)
      else await expectAbsent(call, self, colleague)
    }
  })

  if (otherProject !== undefined)
    it('has at one project what it has at another', async () => {
      // A list that is removed comes back; a cart or an address is another each time.
      const lists = await madeAt(otherProject)
      for (const call of calls('cart', 'list', 'address')) {
        const ids = call.kind === 'list' ? lists : await madeAt(otherProject)
        const { status } = await make(call, ids, tokenAt(self))
        const isDenied = role === 'all denies' && call.name === 'checkout'
        // A file is made of the cart that is shown.
        const isOfShownCart = call.name === 'exportItems'
        const expected = isDenied ? [403] : isOfShownCart ? [404] : (call.guarded.own ?? [200])
        expect(expected, call.name).toContain(status)
      }
    })

  if (otherCustomer !== undefined)
    it('meets its own cart and addresses at another customer as those of nobody', async () => {
      for (const call of calls('cart', 'address')) await expectAbsent(call, self, otherCustomer)
    })

  it('meets what somebody else has at another customer as what nobody has', async () => {
    const whose = Object.values(principals)
      .map((one) => one.self)
      .find(({ customer, account }) => customer !== self.customer && account !== self.account)
    expect(whose).toBeDefined()
    if (whose !== undefined)
      for (const call of calls('cart', 'list', 'address', 'quote')) await expectAbsent(call, self, whose)
  })
})
