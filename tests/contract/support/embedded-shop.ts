import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { nanoid } from 'nanoid'
import * as O from 'fp-ts/Option'
import type { Clock } from '#application/ports/clock'
import type { Cart } from '#domain/cart/cart'
import { calendarDate } from '#domain/kernel/calendar-date'
import { customerId, instant, projectId, userId } from '#domain/kernel/ids'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { customerTeamPlugin } from '#adapters/embedded/customer-team/plugin'
import { seedDemoTeams } from '#adapters/embedded/demo-data/accounts/seed-demo-teams'
import { seedDemoAddresses } from '#adapters/embedded/demo-data/accounts/seed-demo-addresses'
import type { Identity } from '#adapters/embedded/auth/identity'
import { addressesPlugin } from '#adapters/embedded/addresses/plugin'
import { authPlugin } from '#adapters/embedded/auth/plugin'
import { seedDemo } from '#adapters/embedded/demo-data/accounts/seed-demo'
import { seedDemoPunchout } from '#adapters/embedded/demo-data/accounts/seed-demo-punchout'
import { withArticles } from '#adapters/embedded/cart/line-variants'
import { placesOf, readPlaces } from '#adapters/embedded/cart/places'
import { cartPlugin } from '#adapters/embedded/cart/plugin'
import { readCart } from '#adapters/embedded/cart/read-cart'
import { customersPlugin } from '#adapters/embedded/customers/plugin'
import type { ServiceContext } from '#adapters/embedded/context'
import type { Database, DatabaseOptions } from '#adapters/embedded/database/database'
import { favouriteListsPlugin } from '#adapters/embedded/favourite-lists/plugin'
import { favouritesPlugin } from '#adapters/embedded/favourites/plugin'
import { mailPlugin } from '#adapters/embedded/mail/plugin'
import { migrate } from '#adapters/embedded/migrate'
import { orderDocumentsPlugin } from '#adapters/embedded/order-documents/plugin'
import { orderHistoryPlugin } from '#adapters/embedded/order-history/plugin'
import { ordersPlugin } from '#adapters/embedded/orders/plugin'
import { quotesPlugin } from '#adapters/embedded/quotes/plugin'
import { usersPlugin } from '#adapters/embedded/users/plugin'
import { spreadsheetsHere } from '#adapters/embedded/spreadsheet/spreadsheets-in-thread'
import { createEmitter } from '#adapters/embedded/emitter'
import { openPrepared } from '../../support/database-image'
import { seedSmallCatalogue } from './small-catalogue'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Body
}

/** The body of every refusal. */
export interface Refused {
  readonly code: string
  readonly message: string
  readonly details?: readonly { readonly path: string }[]
}

export interface Tokens {
  readonly AuthenticationResult: { readonly AccessToken: string; readonly RefreshToken: string }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Headers = Readonly<Record<string, string>>

/** Somebody who calls the services; the test says what it reads of the answer. */
export interface Caller {
  readonly call: <Body = Refused>(
    method: Method,
    path: string,
    body?: object,
    headers?: Headers,
  ) => Promise<Answer<Body>>
}

export interface EmbeddedShop {
  readonly app: FastifyInstance
  /** Another process on the same database, with other settings if any are given; the test closes it. */
  readonly startAnother: (settings?: Partial<ServiceContext>) => Promise<FastifyInstance>
  readonly db: Database
  readonly visitor: Caller
  readonly logIn: (username: string, password?: string) => Promise<Answer<Tokens>>
  readonly as: (username: string) => Promise<Caller>
  readonly withToken: (token: string) => Caller
  readonly passTime: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

/** A Monday at ten in Sweden. */
const START = Date.parse('2026-03-02T09:00:00.000Z')

/** A clock that stands still until time is passed. */
export const movableClock = (): { readonly clock: Clock; readonly passTime: (milliseconds: number) => void } => {
  let at = START
  const iso = () => new Date(at).toISOString()
  const today = () =>
    O.getOrElseW(() => {
      throw new Error('no day')
    })(calendarDate(iso().slice(0, 10)))
  return {
    clock: { now: () => instant(iso()), today, timeOfDay: () => iso().slice(11, 16) },
    passTime: (milliseconds) => {
      at += milliseconds
    },
  }
}

/** The services of one process on the database. */
const startServices = async (
  db: Database,
  clock: Clock,
  log: FastifyServerOptions['logger'] = false,
  settings: Partial<ServiceContext> = {},
): Promise<FastifyInstance> => {
  const app = Fastify({ logger: log })
  app.decorate('services', {
    db,
    clock,
    ids: { next: () => nanoid() },
    brand: 'dahl',
    production: false,
    stage: 'production',
    rootRedirects: {},
    serviceUrls: {},
    knownHosts: [],
    stockTurned: createEmitter(),
    isDemo: true,
    spreadsheets: spreadsheetsHere,
    content: {
      own: () => ({ contentTypes: [], locales: [], entries: [], assets: [], tags: [] }),
      ownFile: () => undefined,
      token: '',
    },
    mail: { transport: undefined, isMailboxOpen: true },
    ...settings,
  })
  await app.register(authPlugin)
  await app.register(mailPlugin)
  await app.register(customersPlugin)
  await app.register(cartPlugin)
  await app.register(ordersPlugin)
  await app.register(orderHistoryPlugin)
  await app.register(orderDocumentsPlugin)
  await app.register(addressesPlugin)
  await app.register(favouritesPlugin)
  await app.register(favouriteListsPlugin)
  await app.register(customerTeamPlugin)
  await app.register(quotesPlugin)
  await app.register(usersPlugin)
  return app
}

/** The database of a shop with a small catalogue and the demo accounts. */
export const openSmallShop = (options: DatabaseOptions, clock: Clock): Promise<Database> =>
  openPrepared('small-shop', options, async (made) => {
    await migrate(made)
    await seedSmallCatalogue(made)
    await seedDemo(made, clock)
    await seedDemoPunchout(made, clock)
    await seedDemoAddresses(made, clock)
    await seedDemoTeams(made, clock)
  })

/** The services of accounts, customers, carts and orders over a small catalogue, called without a network. */
export const openEmbeddedShop = async (
  options: DatabaseOptions & { readonly log?: FastifyServerOptions['logger'] } = {},
): Promise<EmbeddedShop> => {
  const { clock, passTime } = movableClock()
  const db = await openSmallShop(options, clock)
  const start = (settings: Partial<ServiceContext> = {}) => startServices(db, clock, options.log, settings)
  const app = await start()

  const caller = (token: string | undefined): Caller => ({
    call: async (method, path, body, headers = {}) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: JSON.parse(answer.body === '' ? 'null' : answer.body),
      }
    },
  })
  const visitor = caller(undefined)
  const logIn = (username: string, password = DEMO_PASSWORD) =>
    visitor.call<Tokens>('POST', '/v2/sessions/', { username, password })

  return {
    app,
    startAnother: start,
    db,
    visitor,
    logIn,
    as: async (username) => caller((await logIn(username)).body.AuthenticationResult.AccessToken),
    withToken: caller,
    passTime,
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

export const aliRahimi: Identity = {
  sessionId: 's',
  brand: 'dahl',
  userId: userId('u-user'),
  customerId: customerId('104822'),
  projectId: projectId('P-3317'),
  role: 'USER',
  permissionDenies: [],
  isPunchout: false,
}
export const tomHolm: Identity = {
  sessionId: 's',
  brand: 'dahl',
  userId: userId('u-tom'),
  customerId: customerId('402215'),
  projectId: undefined,
  role: 'USER',
  permissionDenies: [],
  isPunchout: false,
}

/** The cart of a context as the gateway reads it, variants merged in. */
export const cartOf = async (db: Database, identity: Identity): Promise<Cart> => {
  const cart = await readCart({ db, clock: movableClock().clock, ids: { next: nanoid } }, identity)
  if (cart === undefined) throw new Error('no cart')
  const places = await readPlaces(db)
  return { ...cart, lines: await withArticles(db, identity, cart.lines, (delivery) => placesOf(delivery, places)) }
}
