import type { FastifyInstance } from 'fastify'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import type { Database, DatabaseOptions } from '#adapters/embedded/database/database'
import type { ServicesOptions } from '#adapters/embedded/services'
import { instant } from '#domain/kernel/ids'
import { startEmbeddedServices, wednesdayMorning } from '../../contract/support/embedded-services'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/services`. */
  readonly path: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | undefined
  /** Address of the sender; loopback when left out. */
  readonly from?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
}

export interface AttackedServices {
  readonly app: FastifyInstance
  readonly db: Database
  readonly call: (call: Call) => Promise<Answer>
  /** Logs a demo account in, each time from an address of its own so that no limit is met. */
  readonly open: (username: string) => Promise<Tokens>
  /** Opens a punchout session of a demo account, likewise. */
  readonly openPunchout: (username: string) => Promise<Tokens>
  readonly tokenOf: (username: string) => Promise<string>
  readonly passTime: (milliseconds: number) => void
  readonly stop: () => Promise<void>
}

export const jsonOf = ({ text }: Answer): ReturnType<typeof JSON.parse> => JSON.parse(text === '' ? 'null' : text)

export const tokensOf = (answer: Answer): Tokens => {
  if (answer.status !== 200) throw new Error(`No tokens: ${answer.status} ${answer.text}`)
  const { AccessToken, RefreshToken } = jsonOf(answer).AuthenticationResult
  return { access: AccessToken, refresh: RefreshToken }
}

/** The `index`-th of 16 million addresses that nobody else uses. */
export const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** What varies between two answers that say the same. */
export const sameness = ({ status, text }: Answer): readonly [number, string] => [status, text]

/**
 * All embedded services, called without a network. Their clock stands at the time of the start until the test moves it
 * on, so that no wait ends while a slow machine works.
 */
export const startAttackedServices = async (
  options: Partial<ServicesOptions> = {},
  database: DatabaseOptions = {},
): Promise<AttackedServices> => {
  let at = Date.now()
  const clock = { ...wednesdayMorning, now: () => instant(new Date(at).toISOString()) }
  const { app, db, stop } = await startEmbeddedServices({ clock, ...options }, database)
  const call = async ({ method, path, token, headers = {}, body, from }: Call): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/services${path}`,
      headers: {
        host: 'localhost',
        'api-version': 'V3',
        'user-id': 'visitor',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: answer.body }
  }
  let opened = 0
  const openAt = async (path: string, username: string): Promise<Tokens> =>
    tokensOf(
      await call({
        method: 'POST',
        path,
        body: { username, password: DEMO_PASSWORD },
        from: addressOf(0xffff00 + (opened += 1)),
      }),
    )
  const open = (username: string) => openAt('/v2/sessions/', username)
  return {
    app,
    db,
    call,
    open,
    openPunchout: (username) => openAt('/v2/oci/sessions', username),
    tokenOf: async (username) => (await open(username)).access,
    passTime: (milliseconds) => {
      if (!Number.isFinite(milliseconds)) throw new Error(`Time does not pass by ${milliseconds} ms.`)
      at += milliseconds
    },
    stop,
  }
}

/** The cart of a token's context: its id, and its lines as the service tells them. */
export const cartOf = async (
  services: AttackedServices,
  token: string,
): Promise<{ readonly cartId: string; readonly cartItems: readonly { readonly cartItemId: string }[] }> => {
  const query = '{ cart { cartId version cartItems { cartItemId articleNumber deliveryId quantity label } } }'
  return jsonOf(await services.call({ method: 'POST', path: '/graphql', token, body: { query } })).data.cart
}
