import { EventEmitter, once } from 'node:events'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { startEmbeddedServices, type EmbeddedServices } from '../contract/support/embedded-services'
import { startPostgres, type TemporaryPostgres } from '../contract/support/postgres'

const RESTARTS = 20
/** Calls that are acknowledged between two restarts, so that each meets work under way. */
const ACKNOWLEDGED_BETWEEN = 8
const ADDERS = 4

const ways = ['fast', 'immediate', 'terminate'] as const

interface Told {
  readonly status: number
  readonly retryAfter: unknown
  readonly code: unknown
  readonly body: ReturnType<typeof JSON.parse>
}

/** Calls of one user, and what every call was told. */
const callerOf = ({ app }: EmbeddedServices, told: Told[], token?: string) => {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Told> => {
    const answer = await app.inject({
      method,
      url: `/services${url}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const body = answer.body === '' ? undefined : JSON.parse(answer.body)
    const { statusCode: status } = answer
    const heard = { status, retryAfter: answer.headers['retry-after'], code: body?.code, body }
    told.push(heard)
    return heard
  }
  /** Sends a call again, as it is, until it is carried out. */
  const untilDone = async (...asked: Parameters<typeof call>): Promise<Told> => {
    for (;;) {
      const heard = await call(...asked)
      if (heard.status !== 503) return heard
      // Nothing is learnt by asking many times while the server starts.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { call, untilDone }
}

const itemOf = (articleNumber: string) => [{ articleNumber, quantity: 1, deliveryId: 'DBI', label: '' }]

const cartQuery = { query: 'query getCart { cart { cartId cartItems { articleNumber quantity } } }' }

const postgres = await startPostgres()

const restarts = (server: Extract<TemporaryPostgres, { tag: 'Running' }>) => {
  let services: EmbeddedServices
  const told: Told[] = []
  const acknowledged = new EventEmitter()

  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 60 }, { databaseUrl: server.databaseUrl })
  }, 120_000)
  afterAll(async () => {
    await services.stop()
    await server.stop()
  })

  const logIn = async (username: string) => {
    const visitor = callerOf(services, told)
    const { body } = await visitor.untilDone('POST', '/v2/sessions/', { username, password: DEMO_PASSWORD })
    return callerOf(services, told, body.AuthenticationResult.AccessToken)
  }

  /** An article that may be bought; one of it is then in the cart. */
  const buyable = async (caller: ReturnType<typeof callerOf>, cartId: string): Promise<string> => {
    const known = await services.db.selectFrom('variants').select('article_number').limit(20).execute()
    for (const { article_number: articleNumber } of known) {
      const { body } = await caller.call('POST', `/v2/cart/${cartId}/variants/batch/add`, itemOf(articleNumber))
      if (body.errors.length === 0) return articleNumber
    }
    throw new Error('Nothing can be bought')
  }

  const terminateBackends = async (): Promise<void> => {
    const client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
  }

  it('loses and doubles nothing acknowledged over twenty stops of PostgreSQL under load, and works on', async () => {
    const warehouseId = (await callerOf(services, told).call('GET', '/config')).body.centralStorageId
    const tom = await logIn('tom')
    const user = await logIn('user')
    const cartOf = async (caller: typeof tom) => {
      const { body } = await caller.untilDone('POST', '/graphql', cartQuery)
      expect(body.errors).toBeUndefined()
      return body.data.cart
    }
    const { cartId } = await cartOf(tom)
    const articleNumber = await buyable(tom, cartId)
    const item = itemOf(articleNumber)
    const ordersBefore = await services.db.selectFrom('orders').select('cart_id').execute()

    const enough = new AbortController()
    let added = 1
    const orders: string[] = []
    const note = () => acknowledged.emit('one')

    const adder = async (name: number): Promise<void> => {
      for (let count = 0; !enough.signal.aborted; count += 1) {
        const headers = { 'idempotency-key': `add-${name}-${count}-0000000000` }
        const { status, body } = await tom.untilDone('POST', `/v2/cart/${cartId}/variants/batch/add`, item, headers)
        expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] })
        added += 1
        note()
      }
    }
    const buyer = async (): Promise<void> => {
      for (let count = 0; !enough.signal.aborted; count += 1) {
        const { cartId: own } = await cartOf(user)
        const key = `buy-${count}-0000000000`
        await user.untilDone('POST', `/v2/cart/${own}/variants/batch/add`, item, { 'idempotency-key': `${key}-add` })
        const order = { orderDetails: { DBI: { warehouseId } }, sendOrderReceipt: false }
        const answer = await user.untilDone('POST', `/v2/cart/${own}/checkout`, order, { 'idempotency-key': key })
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        orders.push(JSON.stringify(answer.body))
        note()
      }
    }
    const reader = async (): Promise<void> => {
      const visitor = callerOf(services, told)
      for (let count = 0; !enough.signal.aborted; count += 1) {
        await visitor.untilDone('GET', '/locations')
        await visitor.untilDone(
          'POST',
          '/search',
          { query: `kulventil ${count}`, resultsOptions: { take: 3 } },
          { 'api-version': 'V3', 'user-id': 'a-reader-of-the-catalogue' },
        )
      }
    }
    const load = [...Array.from({ length: ADDERS }, (_, name) => adder(name)), buyer(), reader()]

    // A worker that fails is told at once, instead of being waited for.
    const failed = Promise.all(load)
    failed.catch((error: unknown) => acknowledged.emit('error', error))
    for (let round = 0; round < RESTARTS; round += 1) {
      for (let heard = 0; heard < ACKNOWLEDGED_BETWEEN; heard += 1) await once(acknowledged, 'one')
      const way = ways[round % ways.length] ?? 'fast'
      await (way === 'terminate' ? terminateBackends() : server.restart(way))
    }
    for (let heard = 0; heard < ACKNOWLEDGED_BETWEEN; heard += 1) await once(acknowledged, 'one')
    enough.abort()
    await failed

    const cart = await cartOf(tom)
    expect(cart.cartItems).toEqual([{ articleNumber, quantity: added }])
    const ordersNow = await services.db.selectFrom('orders').select('cart_id').execute()
    expect(ordersNow.length - ordersBefore.length).toBe(orders.length)
    expect(new Set(orders).size).toBe(orders.length)

    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 503]))
    const refused = told.filter(({ status }) => status === 503)
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  }, 240_000)
}

if (postgres.tag === 'Unavailable') {
  it.skip(`a PostgreSQL that goes and comes (${postgres.reason})`)
} else {
  describe('a PostgreSQL that goes and comes', () => restarts(postgres))
}
