import { Agent, request } from 'node:http'
import * as E from 'fp-ts/Either'
import { nanoid } from 'nanoid'
import type { Cart } from '#domain/cart/cart'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import type { Database, DatabaseOptions } from '#adapters/embedded/database/database'
import { startData } from '#adapters/embedded/seed'
import { buildServices } from '#adapters/embedded/services'
import { createRemoteServices } from '#adapters/remote/remote-services'
import { ACCESS_TOKEN_KEY } from '#adapters/remote/token-keeper'
import { memoryStore } from '../../../ui/entry/memory-store'
import { movableClock, openSmallShop, type Caller, type Tokens } from './embedded-shop'

/** Somebody with a cart, who calls the services over HTTP. */
export interface Buyer extends Caller {
  /** The cart as the shop in a browser asks for it. */
  readonly cart: () => Promise<Cart>
  /** Deletes the cart. @returns the id of the next one, which is empty */
  readonly cartAnew: () => Promise<string>
}

export interface ListeningShop {
  readonly db: Database
  /** @param customer for whom they work; their own first one when left out */
  readonly as: (username: string, customer?: string) => Promise<Buyer>
  readonly close: () => Promise<void>
}

/** Says that catalogue and campaigns are there, so that the start of the services leaves the small ones alone. */
const noteSeeded = (db: Database, size: number, now: string, today: string) =>
  db
    .insertInto('seed_runs')
    .values([
      { area: 'catalogue', version: startData.version, size, seeded_at: now },
      { area: 'day', version: today, size: 0, seeded_at: now },
    ])
    .execute()

/** The services as the server composes them, over the small catalogue, listening at a port of the machine. */
export const openListeningShop = async (options: DatabaseOptions = {}): Promise<ListeningShop> => {
  const { clock } = movableClock()
  const db = await openSmallShop(options, clock)
  const catalogueSize = 1
  await noteSeeded(db, catalogueSize, clock.now(), clock.today())
  const ids = { next: () => nanoid() }
  const app = await buildServices({ db, clock, ids, brand: 'dahl', production: true, catalogueSize, demo: true })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const services = `${origin}/services`
  // A connection for each request that is under way at once, and no new one for the next.
  const agent = new Agent({ keepAlive: true })

  const caller = (token?: string): Caller => ({
    call: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          `${services}${path}`,
          {
            agent,
            method,
            headers: {
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
          },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (part: string) => (text += part))
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: JSON.parse(text === '' ? 'null' : text),
              }),
            )
          },
        )
        sent.on('error', reject)
        sent.end(body === undefined ? undefined : JSON.stringify(body))
      }),
  })

  const buyer = (token: string): Buyer => {
    const { call } = caller(token)
    const { commerce } = createRemoteServices({
      origin: services,
      config: () => undefined,
      store: memoryStore({ [ACCESS_TOKEN_KEY]: token }),
      clock,
      ids,
    })
    const cart = async (): Promise<Cart> => {
      const read = await commerce.getCartWithVariants({ deliveryOptions: {}, locationId: undefined })()
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
      return read.right
    }
    return {
      call,
      cart,
      cartAnew: async () => {
        await call('PUT', `/v2/cart/${(await cart()).cartId}/status`, { status: 'DELETED' })
        return (await cart()).cartId
      },
    }
  }

  const open = async (body: object): Promise<Tokens['AuthenticationResult']> =>
    (await caller().call<Tokens>('POST', '/v2/sessions/', body)).body.AuthenticationResult

  return {
    db,
    as: async (username, customer) => {
      const own = await open({ username, password: DEMO_PASSWORD })
      if (customer === undefined) return buyer(own.AccessToken)
      const there = await open({ refreshToken: own.RefreshToken, customerId: customer, projectId: null })
      return buyer(there.AccessToken)
    },
    close: async () => {
      agent.destroy()
      await app.close()
      await db.destroy()
    },
  }
}
