import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What a service does to every call. `slow`: it never answers within a test. `refuses`: it breaks the connection. */
export const faults = ['refuses', 'slow', 'status 500', 'HTML', 'other JSON'] as const
export type Fault = (typeof faults)[number]

/** The services that the pages' server reaches by this proxy. */
export const proxied = ['product', 'location', 'price', 'campaign', 'search', 'sequence', 'gateway', 'content'] as const
export type Proxied = (typeof proxied)[number]

export interface NeighbourProxy {
  /** The environment of a shop whose services are reached by the proxy. */
  readonly variables: Readonly<Record<string, string>>
  /** The shop that answers what is forwarded. */
  readonly forwardTo: (app: FastifyInstance) => void
  readonly spoil: (service: Proxied, fault: Fault) => void
  readonly mend: () => void
  /** Calls that are being answered. Those that are left without an answer are not among them. */
  readonly underWay: () => number
  readonly close: () => Promise<void>
}

const CONTENT_TOKEN = 'a-token-that-reads-content'

const answers: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
  refuses: (response) => response.destroy(),
  slow: () => undefined,
  'status 500': (response) => response.writeHead(500).end(),
  HTML: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>'),
  'other JSON': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"other":[1]}'),
}

const bodyOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const isProxied = (name: string | undefined): name is Proxied => proxied.some((known) => known === name)

/** The service that a path below the proxy names, and the path at the embedded services. */
const targetOf = (url: string): { readonly service: Proxied; readonly path: string } | undefined => {
  if (/^\/(spaces|content\/v1)\//.test(url)) return { service: 'content', path: `/services/content${url}` }
  const [, service, ...rest] = url.split('/')
  return isProxied(service) ? { service, path: `/services/${rest.join('/')}` } : undefined
}

/** A proxy before the embedded services that can spoil one of them at a time. */
export const startNeighbourProxy = async (): Promise<NeighbourProxy> => {
  let app: FastifyInstance | undefined
  let underWay = 0
  let spoilt: { readonly service: Proxied; readonly fault: Fault } | undefined
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const payload = await bodyOf(message)
    const target = targetOf(message.url ?? '')
    if (target === undefined || app === undefined) return void response.writeHead(404).end()
    if (spoilt?.service === target.service) return answers[spoilt.fault](response)
    const { host: _host, 'accept-encoding': _encoding, ...headers } = message.headers
    const own = target.service === 'content' ? { authorization: `Bearer ${CONTENT_TOKEN}` } : {}
    underWay += 1
    const answered = await app.inject({
      method: message.method === 'POST' ? 'POST' : 'GET',
      url: target.path,
      headers: { ...headers, ...own, host: 'dahl.localhost' },
      ...(payload === '' ? {} : { payload }),
    })
    underWay -= 1
    response.writeHead(answered.statusCode, { 'content-type': String(answered.headers['content-type']) })
    response.end(answered.body)
  }
  const server = createServer((message, response) => void answer(message, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server.address())}`
  const addresses = proxied
    .filter((service) => service !== 'content')
    .map((service) => [`${service.toUpperCase()}_SERVICE_URL`, `${origin}/${service}`])
  return {
    variables: {
      ...Object.fromEntries(addresses),
      CONTENTFUL_SPACE: 'dahl',
      CONTENTFUL_ACCESS_TOKEN: CONTENT_TOKEN,
      CONTENTFUL_HOST: origin,
      // Pages are drawn here one after another, with nothing kept.
      CONTENTFUL_THROTTLE: '30',
    },
    forwardTo: (shop) => {
      app = shop
    },
    spoil: (service, fault) => {
      spoilt = { service, fault }
    },
    mend: () => {
      spoilt = undefined
    },
    underWay: () => underWay,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0
