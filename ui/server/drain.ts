import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { limits } from '#adapters/embedded/limits'

export interface RequestDrain {
  /**
   * Serves requests that have already arrived, refuses every later request, and calls `stopListening` once no request
   * is under way.
   * @returns `answered` when every request under way was answered, `cut` when the grace period ended first and
   *   connections were cut
   */
  readonly drain: (graceMs: number, stopListening: () => void) => Promise<'answered' | 'cut'>
}

const refusal = JSON.stringify({
  code: 'SHUTTING_DOWN',
  message: 'Tjänsten startas om. Försök igen om en liten stund.',
})

/**
 * Watches the requests of an HTTP server, so that they can be finished before the application is closed. Pages call
 * the services of this process, and Fastify refuses those calls as soon as it is closing. While a page is rendered,
 * other connections and requests wait to be read; they also arrived before the shutdown. Call it before the server
 * listens.
 */
export const watchRequests = (server: Server): RequestDrain => {
  const underWay = new Set<ServerResponse>()
  let arrivals = 0
  let isEnding = false
  let refuses = false
  let whenAnswered: (() => void) | undefined

  server.on('connection', () => void (arrivals += 1))
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    arrivals += 1
    if (refuses) return refuse(response)
    if (isEnding) announceClose(response)
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (underWay.size === 0) whenAnswered?.()
    })
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })

  const untilNothingArrives = async (): Promise<void> => {
    const giveUp = performance.now() + limits.shutdown.arrivedMs
    let quiet = 0
    for (let turns = 0; quiet < QUIET_TURNS && (turns < LEAST_TURNS || performance.now() < giveUp); turns += 1) {
      const before = arrivals
      await turn()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }

  return {
    drain: async (graceMs, stopListening) => {
      isEnding = true
      for (const response of underWay) announceClose(response)
      await untilNothingArrives()
      refuses = true
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
      // Closing the listener would reset connections that are not accepted yet, before they get the refusal.
      await untilNothingArrives()
      stopListening()
      // Not the `close` of the HTTP server: it also closes idle connections, whose next request must get a 503.
      NetServer.prototype.close.call(server)
      await untilNothingArrives()
      if (end === 'cut') server.closeAllConnections()
      return end
    },
  }
}

/**
 * Turns of the event loop: one accepts a connection, the next reads its request, and one more covers a partial read.
 */
const QUIET_TURNS = 3

/** Counted in turns and not in time, because a single turn may render several pages. */
const LEAST_TURNS = 20

/** Resolves when the event loop has polled once for arrived data. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Tells the client not to reuse the connection. */
const announceClose = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('connection', 'close')
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
