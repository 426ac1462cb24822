import type { FastifyInstance, InjectOptions } from 'fastify'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'

/** One request; a text as body is sent as it is, anything else as JSON. */
export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** Below `/services`. `{cart}` stands for the cart of whoever asks. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Nobody, when left out. */
  readonly as?: Asker
}

export interface Asker {
  readonly bearer: string
  readonly cart: string
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly ms: number
}

const searchHeaders = { 'api-version': 'V3', 'user-id': 'visitor-of-21-letters' }

/** Sends a request without a network. */
export const ask = async (app: FastifyInstance, asked: Asked): Promise<Answered> => {
  const { method = asked.body === undefined ? 'GET' : 'POST', body } = asked
  const options: InjectOptions = {
    method,
    url: `/services${asked.path.replace('{cart}', asked.as?.cart ?? 'none')}`,
    headers: {
      ...searchHeaders,
      ...(asked.as === undefined ? {} : { authorization: asked.as.bearer }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...asked.headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const from = performance.now()
  const answer = await app.inject(options)
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, ms: performance.now() - from }
}

export const jsonIn = ({ text }: Answered): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const logIn = async (app: FastifyInstance, username: string): Promise<Asker> => {
  const payload = { username, password: DEMO_PASSWORD }
  const session = await app.inject({ method: 'POST', url: '/services/v2/sessions/', payload })
  const bearer = `Bearer ${session.json().AuthenticationResult.AccessToken}`
  const cart = await app.inject({
    method: 'POST',
    url: '/services/graphql',
    headers: { authorization: bearer },
    payload: { query: '{ cart { cartId } }' },
  })
  return { bearer, cart: String(cart.json().data.cart.cartId) }
}
