import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { limits } from '#adapters/embedded/limits'

export interface RequestDrain {
  /**
   * Takes no new connection and refuses new requests from now on.
   * @returns `answered` when every request under way is, `cut` when the grace was over first and connections were cut
   */
  readonly drain: (graceMs: number) => Promise<'answered' | 'cut'>
}

const refusal = JSON.stringify({
  code: 'SHUTTING_DOWN',
  message: 'Tjänsten startas om. Försök igen om en liten stund.',
})

/**
 * Watches the requests of an HTTP server, so that they can be finished before the application is closed: pages ask the
 * services of this process, which Fastify refuses as soon as it is closing. Call it before the server listens.
 */
export const watchRequests = (server: Server): RequestDrain => {
  const underWay = new Set<ServerResponse>()
  let whenAnswered: (() => void) | undefined

  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (whenAnswered !== undefined) return refuse(response)
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (underWay.size === 0) whenAnswered?.()
    })
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })

  return {
    drain: async (graceMs) => {
      // Not the `close` of the HTTP server: it also closes idle connections, whose next request shall hear a 503.
      NetServer.prototype.close.call(server)
      // A client does not reuse a connection whose answer says so.
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
      let grace: NodeJS.Timeout | undefined
      const end = await Promise.race([
        new Promise<'answered'>((resolve) => {
          whenAnswered = () => resolve('answered')
          if (underWay.size === 0) whenAnswered()
        }),
        new Promise<'cut'>((resolve) => {
          grace = setTimeout(() => resolve('cut'), graceMs)
        }),
      ])
      clearTimeout(grace)
      if (end === 'cut') server.closeAllConnections()
      return end
    },
  }
}

const refuse = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(refusal),
      'retry-after': String(limits.shutdown.retryAfterS),
      connection: 'close',
    })
    .end(refusal)
}
