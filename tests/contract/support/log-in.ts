import type { FastifyInstance } from 'fastify'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import type { Refused, Tokens } from './embedded-shop'

export interface Attempt {
  readonly username: string
  /** The right one when left out. */
  readonly password?: string
  readonly address?: string
  readonly host?: string
  /** The device's cookie. */
  readonly cookie?: string | undefined
}

export interface LogInOutcome {
  readonly status: number
  readonly body: Tokens & Refused
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** What the browser was told to keep, with its attributes. */
  readonly setCookie: string | undefined
  /** What it sends back. */
  readonly cookie: string | undefined
}

/** Tries to log in from an address, by the name of a host, with what an earlier log-in left in the browser. */
export const tryLogIn = async (
  app: FastifyInstance,
  { username, password = DEMO_PASSWORD, address = '192.0.2.1', host = 'localhost', cookie }: Attempt,
): Promise<LogInOutcome> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v2/sessions/',
    remoteAddress: address,
    headers: { host, ...(cookie === undefined ? {} : { cookie }) },
    payload: { username, password },
  })
  const [setCookie] = [answer.headers['set-cookie']].flat()
  const retryAfter = answer.headers['retry-after']
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    setCookie,
    cookie: setCookie?.split(';')[0],
  }
}
