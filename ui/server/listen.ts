import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { errorCode } from './error-code'

const LOOPBACK = ['127.0.0.1', '::1'] as const

/** A machine without IPv6 or without IPv4 gives these errors for the missing family. */
const isMissing = (error: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error))

/**
 * Takes connections at an address. `localhost` stands for both loopback addresses, if the machine has them, because
 * browsers may try either first.
 * @returns a function that stops listening at the addresses that the application does not know
 */
export const listenAt = async (app: FastifyInstance, host: string, port: number): Promise<() => void> => {
  if (host !== 'localhost') {
    await app.listen({ host, port })
    return () => {}
  }
  const [first, second] = LOOPBACK
  try {
    await app.listen({ host: first, port })
  } catch (error) {
    if (!isMissing(error)) throw error
    await app.listen({ host: second, port })
    return () => {}
  }
  return alsoListenAt(app, second, port)
}

/**
 * Connections to a second address are passed to the one HTTP server, so that its limits and its shutdown apply to
 * all.
 */
const alsoListenAt = async (app: FastifyInstance, host: string, port: number): Promise<() => void> => {
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket)
  })
  listener.listen({ host, port })
  try {
    await once(listener, 'listening')
  } catch (error) {
    if (isMissing(error)) return () => {}
    await app.close()
    throw error
  }
  return () => void listener.close()
}
